import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { unseenOutcomes } from '#stores/payment-request-outcomes.ts';
import { appUser, paidAt, signInAs, transaction } from '../fixtures/index.ts';
import { openDashboard, rowsOf } from '../support/open-dashboard.tsx';
import { assert, test, type View } from '../support/render.tsx';
import { successResponse } from '../support/stubbed-api.ts';

const amountsOf = (view: View) =>
  rowsOf(view, 'Pagados').map((row) => Number(/Q(\d+)\.00/.exec(row)?.[1] ?? 0));

const enter = (view: View, row: Element) =>
  view.dispatch(row, new PointerEvent('pointerover', { bubbles: true }));
const leave = (view: View, row: Element) =>
  view.dispatch(row, new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));

test('no row moves under the pointer: new rows wait behind a button that counts them, until it is pressed and the pointer has left', async () => {
  const { view, lists } = await openDashboard({ pending: [], paid: [paidAt(10)] });
  const row = view.find('li');
  await enter(view, row);
  lists.paid = [paidAt(11), paidAt(10)];
  await view.backOnline();
  assert.equal(amountsOf(view), [10]);
  assert.ok(view.button('1 pago nuevo'));
  lists.paid = [paidAt(12), paidAt(11), paidAt(10)];
  await view.backOnline();
  assert.equal(amountsOf(view), [10]);
  lists.paid = [paidAt(12), paidAt(11), paidAt(10, { status: 'refunded' })];
  await view.backOnline();
  assert.equal(amountsOf(view), [10]);
  assert.match(rowsOf(view, 'Pagados')[0] ?? '', 'Reembolsado', 'a changed row changes in its place');
  await view.clickButton('2 pagos nuevos');
  assert.equal(amountsOf(view), [12, 11, 10]);
  lists.paid = [paidAt(13), ...lists.paid];
  await view.backOnline();
  assert.equal(amountsOf(view), [12, 11, 10]);
  await leave(view, row);
  assert.equal(amountsOf(view), [13, 12, 11, 10]);
});

test('rows do not move while one has the focus either, until both the focus and the pointer have left', async () => {
  const { view, lists } = await openDashboard({ pending: [], paid: [paidAt(10)] });
  const row = view.find('li');
  const link = view.find('li a');
  await enter(view, row);
  await view.focus(link);
  lists.paid = [paidAt(11), paidAt(10)];
  await view.backOnline();
  await leave(view, row);
  assert.equal(amountsOf(view), [10]);
  await view.blur(link);
  assert.equal(amountsOf(view), [11, 10]);
  await view.focus(link);
  lists.paid = [paidAt(12), ...lists.paid];
  await view.backOnline();
  await view.act(() => view.button('1 pago nuevo').click());
  lists.paid = [paidAt(13), ...lists.paid];
  await view.backOnline();
  assert.equal(amountsOf(view), [13, 12, 11, 10], 'nothing waits after the button was pressed by keyboard');
});

test('a removed row keeps its place under the pointer, with its actions disabled', async () => {
  const first = transaction({ id: 'p1' });
  const second = transaction({ id: 'p2', friUser: { ...appUser(), name: 'Ana' } });
  const { view, lists } = await openDashboard({ pending: [first, second], paid: [] });
  await enter(view, view.find('li'));
  lists.pending = [second];
  await view.backOnline();
  assert.is(rowsOf(view, 'Pendientes').length, 2);
  assert.ok(view.button('Cancelar la solicitud a María López').disabled);
  assert.not.ok(view.button('Cancelar la solicitud a Ana López').disabled);
  assert.not.ok(view.findAll('button').some(({ textContent }) => textContent?.includes('nuevo')));
  lists.pending = [transaction({ id: 'p3' }), second];
  await view.backOnline();
  assert.is(
    view.findAll('button').filter(({ textContent }) => /^1 .*nuev/.test(textContent ?? '')).length,
    1,
  );
  lists.pending = [second];
  await view.backOnline();
  await view.act(() => transactionModal.open({ step: 'latest' }));
  assert.is(rowsOf(view, 'Pendientes').length, 1);
});

test('an unpaid request that is marked as seen disappears at once, even under the pointer and the focus', async () => {
  const request = { id: 'p1', friUser: { ...appUser(), name: 'Ana' } };
  const other = transaction({ id: 'p2' });
  const { view, lists } = await openDashboard({ pending: [transaction(request), other], paid: [] });
  await enter(view, view.find('li'));
  await view.focus(view.button('Cancelar la solicitud a Ana López'));
  await view.act(() => {
    unseenOutcomes.value = [transaction({ ...request, status: 'rejected' })];
  });
  lists.pending = [other];
  await view.backOnline();
  assert.is(rowsOf(view, 'Pendientes').length, 2);
  await view.act(() => view.button('Visto: la solicitud a Ana López').click());
  await view.until(() => unseenOutcomes.value.length === 0);
  assert.match(rowsOf(view, 'Pendientes').join(), /^María/);
});

test('a new order or search shows the current rows, even under the pointer', async () => {
  const { view, lists } = await openDashboard({ pending: [], paid: [paidAt(11), paidAt(10)] });
  await enter(view, view.find('li'));
  lists.paid = [paidAt(12), paidAt(11), paidAt(10)];
  await view.backOnline();
  assert.equal(amountsOf(view), [11, 10]);
  assert.match(view.button('1 pago nuevo').innerHTML, '#i-arrow-up');
  await view.clickButton('Creación: más recientes');
  assert.equal(amountsOf(view), [12, 10, 11]);
  await leave(view, view.find('li'));
  await enter(view, view.find('li'));
  lists.paid = [paidAt(13), ...lists.paid];
  await view.backOnline();
  assert.match(view.button('1 pago nuevo').innerHTML, '#i-arrow-down');
});

test('an open detail follows its row: once a colleague has refunded the payment, no refund is offered', async () => {
  signInAs('branch_admin');
  history.replaceState(null, '', '/transaction/dashboard?t=m10');
  const served = { transaction: paidAt(10) };
  const { view, lists } = await openDashboard(
    { pending: [], paid: [paidAt(10)] },
    { 'transactions/v3/retrieve': () => successResponse(served) },
  );
  await view.loaded();
  assert.ok(view.button('Reembolsar'));
  served.transaction = paidAt(10, { status: 'refunded' });
  lists.paid = [served.transaction];
  await view.backOnline();
  assert.match(view.text('[role=dialog]'), 'Reembolsado');
  assert.throws(() => view.button('Reembolsar'));
});

test('the detail of a pending transaction leads to the others of its list', async () => {
  signInAs('branch_admin');
  const pending = ['a', 'b'].map((id) =>
    transaction({ id, creationDate: `2026-11-20T16:4${id === 'a' ? 1 : 2}:00.000Z` }),
  );
  history.replaceState(null, '', '/transaction/dashboard?t=b');
  const { view } = await openDashboard(
    { pending, paid: [paidAt(10)] },
    {
      'transactions/v3/retrieve': ({ content }) =>
        successResponse({ transaction: pending.find(({ id }) => id === content.transactionId) }),
    },
  );
  await view.loaded();
  await view.clickButton('Transacción siguiente');
  assert.is(location.search, '?t=a');
});

test('payments that arrived out of sight are announced by the amount and name of the newest', async () => {
  const { view, lists } = await openDashboard({ pending: [], paid: [paidAt(10)] });
  const told = async (name: string) => {
    await view.until(() => view.text('body').includes(name));
    return view.button(name);
  };
  lists.paid = [paidAt(11), paidAt(10)];
  await view.backOnline();
  // No arrow: the order of the list, or its tab, may put them in any direction.
  assert.not.match((await told('Q11.00 de María López')).innerHTML, '#i-arrow');
  lists.paid = [paidAt(12), paidAt(11), paidAt(10)];
  await view.backOnline();
  assert.ok(await told('Q12.00 de María López y 1 más'));
});
