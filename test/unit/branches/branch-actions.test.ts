import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Permission, Person, Role } from '../../../src/domain/permissions.ts';
import {
  type BranchAction,
  branchActions,
  offersCashiers,
} from '../../../src/screens/branches/branch-actions.ts';

const test = suite('what a branch offers');

const ALL: Permission[] = ['branch_view', 'branch_manage', 'branch_delete', 'cashier_view', 'cashier_manage'];
const person = (permissions: Permission[], type: Role = 'admin'): Person => ({ type, permissions });
const without = (...gone: Permission[]) => person(ALL.filter((one) => !gone.includes(one)));

const offered = (
  who: Person,
  { status = 'active', isDefault = false }: { status?: 'active' | 'blocked'; isDefault?: boolean } = {},
) => branchActions({ id: 'b1', admin: { status } }, isDefault ? 'b1' : 'b2', who);

const ACTIVE: BranchAction[] = ['edit', 'notifications', 'password', 'lock', 'closures', 'default', 'delete'];

const TABLE: [claim: string, actual: BranchAction[], expected: BranchAction[]][] = [
  ['an active branch', offered(person(ALL)), ACTIVE],
  [
    'a blocked branch is unblocked instead of blocked',
    offered(person(ALL), { status: 'blocked' }),
    ACTIVE.map((one) => (one === 'lock' ? 'unlock' : one)),
  ],
  [
    'the default one is not made it again',
    offered(person(ALL), { isDefault: true }),
    ACTIVE.filter((one) => one !== 'default'),
  ],
  [
    'without branch_delete none is deleted',
    offered(without('branch_delete')),
    ACTIVE.filter((one) => one !== 'delete'),
  ],
  ['without cashier_manage there is no menu', offered(without('cashier_manage')), []],
  ['without branch_manage there is no column for it', offered(without('branch_manage')), []],
  ['who only looks', offered(person(['branch_view', 'cashier_view'])), []],
];

for (const [claim, actual, expected] of TABLE) test(claim, () => assert.equal(actual, expected));

test('Ver cajas is for who sees the column Acciones and the boxes', () => {
  assert.is(offersCashiers(person(ALL)), true);
  assert.is(offersCashiers(without('cashier_view')), false);
  assert.is(offersCashiers(without('branch_manage')), false);
  assert.is(offersCashiers(without('cashier_manage')), true);
});

test.run();
