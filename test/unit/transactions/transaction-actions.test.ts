import type { Transaction } from '@cobros/sdk';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { transactionDecisions } from '../../../src/blocks/transaction/transaction-actions.ts';
import type { Person } from '../../../src/domain/permissions.ts';

const test = suite('what a transaction offers');

const operator: Person = { type: 'operator', permissions: ['view_payments'] };
const branchAdmin: Person = { type: 'branch_admin', permissions: ['view_payments', 'cashier_manage'] };
const admin: Person = { type: 'admin', permissions: ['view_payments', 'cashier_manage'] };
const supervisor: Person = { type: 'admin', permissions: ['view_payments', 'cashier_view'] };

const offered = (person: Person, status: Transaction['status'], origin: Transaction['origin']) =>
  transactionDecisions({ status, origin }, person).map(({ id }) => id);

test('a pending request can be cancelled by whoever takes payments', () => {
  for (const person of [operator, branchAdmin, admin])
    assert.equal(offered(person, 'pending', 'request'), ['cancel']);
});

test('a pending payment is assigned, or else rejected, by who administers', () => {
  for (const person of [branchAdmin, admin])
    assert.equal(offered(person, 'pending', 'payment'), ['assign', 'reject']);
  assert.equal(offered(operator, 'pending', 'payment'), []);
});

test('what was received is refunded by who administers, whatever its origin', () => {
  for (const origin of ['request', 'payment'] as const) {
    for (const person of [branchAdmin, admin]) assert.equal(offered(person, 'completed', origin), ['refund']);
    assert.equal(offered(operator, 'completed', origin), []);
  }
});

test('a person of Equipo who only reads is offered nothing', () => {
  for (const status of ['pending', 'completed'] as const)
    for (const origin of ['request', 'payment'] as const)
      assert.equal(offered(supervisor, status, origin), []);
});

test('what is over offers nothing', () => {
  for (const status of ['rejected', 'canceled', 'refunded', 'expired'] as const)
    assert.equal(offered(admin, status, 'request'), []);
});

test.run();
