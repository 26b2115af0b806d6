import type { Transaction } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Person } from '../../../src/domain/permissions.ts';
import { mayOperate, transactionDecisions } from '../../../src/features/transaction/transaction-actions.ts';
import { transactionMenu, transactionModal } from '../../../src/features/transaction/transaction-modal.ts';
import { paid } from '../../fixtures/transaction.ts';

const operator: Person = { type: 'operator', permissions: ['view_payments'] };
const branchAdmin: Person = { type: 'branch_admin', permissions: ['view_payments', 'cashier_manage'] };
const admin: Person = { type: 'admin', permissions: ['view_payments', 'cashier_manage'] };
const supervisor: Person = { type: 'admin', permissions: ['view_payments', 'cashier_view'] };

const offered = (person: Person, status: Transaction['status'], origin: Transaction['origin']) =>
  transactionDecisions({ status, origin }, person).map(({ id }) => id);

test('a pending request or charge can be canceled by users who collect', () => {
  for (const origin of ['request', 'charge'] as const)
    for (const person of [operator, branchAdmin, admin])
      assert.equal(offered(person, 'pending', origin), ['cancel']);
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

test('users who can’t see payments get no actions on them', () => {
  assert.equal([operator, branchAdmin, admin, supervisor].map(mayOperate), [true, true, true, false]);
  for (const person of [operator, branchAdmin, admin])
    assert.not.ok(mayOperate({ ...person, permissions: ['cashier_manage'] }));
});

test('an administrative user who can only read gets no actions', () => {
  for (const status of ['pending', 'completed'] as const)
    for (const origin of ['request', 'payment'] as const)
      assert.equal(offered(supervisor, status, origin), []);
});

test('a finished transaction has no actions', () => {
  for (const status of ['rejected', 'canceled', 'refunded', 'expired'] as const)
    assert.equal(offered(admin, status, 'request'), []);
});

test('the menu of a row has its views and actions, and each opens for that row', () => {
  const row = paid({ id: 'tx_7', receiptCode: 'LUNA-7K2M-9Q4D' });
  history.replaceState(null, '', '/transaction/history?page=2');
  const menu = (shown: Transaction) => transactionMenu(shown, transactionDecisions(shown, admin));
  assert.equal(
    menu(row).map(({ label, danger = false }) => [label, danger]),
    [
      ['Ver detalle', false],
      ['Imprimir comprobante', false],
      ['Reembolsar', true],
    ],
  );
  assert.equal(
    menu({ ...row, status: 'expired' }).map(({ label }) => label),
    ['Ver detalle'],
  );
  for (const item of menu(row).slice(1)) {
    item.onSelect();
    const opened = transactionModal.current.value;
    assert.equal([item.label, 'transaction' in opened && opened.transaction.id], [item.label, 'tx_7']);
  }
  assert.is(transactionModal.current.value.step, 'refund');
  transactionModal.close();
  menu(row)[0]?.onSelect();
  assert.is(location.search, '?page=2&t=tx_7');
  assert.is(transactionModal.current.value.step, 'none');
});
