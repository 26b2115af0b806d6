import type { Transaction } from '@cobros/sdk';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { transactionDecisions } from '../../../../src/blocks/transaction/transaction-actions.ts';
import type { Person } from '../../../../src/domain/permissions.ts';

const test = suite('actions of a transaction');

const operator: Person = { type: 'operator', permissions: ['view_payments'] };
const branchAdmin: Person = { type: 'branch_admin', permissions: ['view_payments', 'cashier_manage'] };
const admin: Person = { type: 'admin', permissions: ['view_payments', 'cashier_manage'] };
const supervisor: Person = { type: 'admin', permissions: ['view_payments', 'cashier_view'] };

const offered = (person: Person, status: Transaction['status'], origin: Transaction['origin']) =>
  transactionDecisions({ status, origin }, person).map(({ id }) => id);

test('a pending request can be cancelled by users who collect', () => {
  for (const person of [operator, branchAdmin, admin])
    assert.equal(offered(person, 'pending', 'request'), ['cancel']);
});

test('a pending payment can be assigned or rejected by administrators', () => {
  for (const person of [branchAdmin, admin])
    assert.equal(offered(person, 'pending', 'payment'), ['assign', 'reject']);
  assert.equal(offered(operator, 'pending', 'payment'), []);
});

test('a received transaction can be refunded by administrators, whatever its origin', () => {
  for (const origin of ['request', 'payment'] as const) {
    for (const person of [branchAdmin, admin]) assert.equal(offered(person, 'completed', origin), ['refund']);
    assert.equal(offered(operator, 'completed', origin), []);
  }
});

test('an administrative user who only reads gets no actions', () => {
  for (const status of ['pending', 'completed'] as const)
    for (const origin of ['request', 'payment'] as const)
      assert.equal(offered(supervisor, status, origin), []);
});

test('a finished transaction has no actions', () => {
  for (const status of ['rejected', 'canceled', 'refunded', 'expired'] as const)
    assert.equal(offered(admin, status, 'request'), []);
});

test.run();
