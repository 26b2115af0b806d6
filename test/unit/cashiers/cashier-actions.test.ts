import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Permission, Person, Role } from '../../../src/domain/permissions.ts';
import { type CashierAction, cashierActions } from '../../../src/screens/cashiers/cashier-actions.ts';

const test = suite('what a box offers');

const ALL: Permission[] = ['cashier_view', 'cashier_create', 'cashier_manage', 'cashier_delete'];
const person = (type: Role, permissions = ALL): Person => ({ type, permissions });
const box = { id: 'c1', status: 'active' as 'active' | 'blocked', isChildCashier: false };
const offered = (who: Person, change: Partial<typeof box> = {}, defaultId = 'c2') =>
  cashierActions({ ...box, ...change }, defaultId, who);

const EVERY: CashierAction[] = [
  'edit',
  'qr',
  'notifications',
  'password',
  'block',
  'closures',
  'default',
  'block-closing',
  'main',
  'delete',
];
const but = (...gone: CashierAction[]) => EVERY.filter((one) => !gone.includes(one));

for (const role of ['admin', 'branch_admin'] as const) {
  const who = person(role);
  const TABLE: [claim: string, actual: CashierAction[], expected: CashierAction[]][] = [
    ['an active box', offered(who), EVERY],
    [
      'a blocked box is unblocked instead of blocked',
      offered(who, { status: 'blocked' }),
      EVERY.map((one) => (one === 'block' ? 'unblock' : one)),
    ],
    ['the default one is not made it again', offered(who, {}, 'c1'), but('default')],
    ['a child box is no titular one', offered(who, { isChildCashier: true }), but('main')],
    [
      'without cashier_delete none is deleted',
      offered(person(role, ['cashier_view', 'cashier_manage'])),
      but('delete'),
    ],
    ['who only looks gets the QR material', offered(person(role, ['cashier_view'])), ['qr']],
    ['without permissions nothing', offered(person(role, [])), []],
  ];
  for (const [claim, actual, expected] of TABLE)
    test(`${role}: ${claim}`, () => assert.equal(actual, expected));
}

test('only admin and branch_admin authorise closings and name titular boxes', () => {
  assert.equal(offered(person('operator')), but('block-closing', 'main'));
});

test.run();
