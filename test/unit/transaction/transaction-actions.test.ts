import type { Transaction } from '@cobros/sdk';
import type { Person } from '#domain/permissions.ts';
import { mayOperate, transactionDecisions } from '#features/transaction/transaction-actions.ts';
import { transactionMenu } from '#features/transaction/transaction-menu.ts';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { charge, paid } from '../fixtures/transaction.ts';
import { assert, test } from '../support/test.ts';

const operator: Person = { type: 'operator', permissions: ['view_payments'] };
const branchAdmin: Person = { type: 'branch_admin', permissions: ['view_payments', 'cashier_manage'] };
const admin: Person = { type: 'admin', permissions: ['view_payments', 'cashier_manage'] };
const supervisor: Person = { type: 'admin', permissions: ['view_payments', 'cashier_view'] };

const offered = (person: Person, status: Transaction['status'], origin: Transaction['origin']) =>
  transactionDecisions({ status, origin }, person).map(({ id }) => id);

for (const [status, origin, ofCashiers, ofAdministrators] of [
  ['pending', 'request', 'cancel,waiting', 'cancel,waiting'],
  ['pending', 'charge', 'cancel,waiting', 'cancel,waiting'],
  ['pending', 'payment', '', 'assign,reject'],
  // An origin that a later API adds counts as a payment.
  ['pending', 'transfer' as Transaction['origin'], '', 'assign,reject'],
  ['completed', 'request', '', 'refund'],
  ['completed', 'payment', '', 'refund'],
  ['rejected', 'request', '', ''],
  ['canceled', 'request', '', ''],
  ['refunded', 'request', '', ''],
  ['expired', 'request', '', ''],
] as const)
  test(`a ${status} ${origin} offers «${ofCashiers}» to cashiers, «${ofAdministrators}» to administrators, nothing to who only reads`, () => {
    const people = [operator, branchAdmin, admin, supervisor];
    const expected = [ofCashiers, ofAdministrators, ofAdministrators, ''];
    const menus = people.map((person) => offered(person, status, origin).join());
    assert.equal(menus, expected);
  });

test('a link is shared by who asks for the money', () => {
  const of = (over: Partial<Transaction>, person = operator) =>
    transactionDecisions(charge(over), person)
      .map(({ id }) => id)
      .join();
  assert.is(of({}), 'cancel,waiting,share');
  assert.is(of({ paymentLink: null }), 'cancel,waiting');
  assert.is(of({ status: 'completed', paymentLink: null }), '');
  assert.is(of({}, supervisor), '');
});

test('users who can’t see payments get no actions on them', () => {
  assert.equal([operator, branchAdmin, admin, supervisor].map(mayOperate), [true, true, true, false]);
  for (const person of [operator, branchAdmin, admin])
    assert.not.ok(mayOperate({ ...person, permissions: ['cashier_manage'] }));
});

test('the menu of a row has its views and actions, and each opens for that row', () => {
  const row = paid({ id: 'tx_7', receiptCode: 'LUNA-7K2M-9Q4D' });
  history.replaceState(null, '', '/transaction/history?page=2');
  const menu = (shown: Transaction) => transactionMenu(shown, transactionDecisions(shown, admin));
  const labels = (shown: Transaction) =>
    menu(shown).map(({ label, danger }) => `${label}${danger ? '!' : ''}`);
  assert.equal(labels(row), ['Ver detalle', 'Imprimir comprobante', 'Reembolsar!']);
  assert.equal(labels({ ...row, status: 'refunded' }), ['Ver detalle', 'Imprimir comprobante']);
  for (const one of [{ status: 'expired' }, { receiptCode: null }] as const)
    assert.not.ok(labels({ ...row, ...one }).includes('Imprimir comprobante'));
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
