import type { Transaction } from '@cobros/sdk';
import { effect } from '@preact/signals-react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { transactionModal } from '../../../src/features/transaction/transaction-modal.ts';
import { listPaid } from '../../../src/screens/dashboard/dashboard-operations.ts';
import { serverNow, setServerTime } from '../../../src/stores/clock.ts';
import { forgetResources, resource } from '../../../src/stores/resource.ts';
import { ADMIN, signInAs } from '../../fixtures/session.ts';
import { appUser, charge, paid, paidAt, transaction } from '../../fixtures/transaction.ts';
import { openDashboard, PAID, rowsOf } from '../../support/open-dashboard.tsx';
import { backOnline, loadedView, type View } from '../../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../../support/stubbed-api.ts';

const HOUR = 3_600_000;

test('an unchanged list stays the same object, and does not set the clock back', async () => {
  const start = Date.now();
  let tag = 'W/"1"';
  let transactions = [transaction()];
  let answered = '';
  stubbedApi({
    'transactions/v3/paid': () => {
      if (answered === tag) return new Response(null, { status: 304, headers: { ETag: tag } });
      answered = tag;
      const response = successResponse({ transactions, serverTime: new Date(start).toISOString() });
      response.headers.set('ETag', tag);
      return response;
    },
  });
  const { data, refresh } = resource('test/paid', listPaid);
  let values = 0;
  const stop = effect(() => {
    if (data.value) values++;
  });
  await refresh();
  assert.is(values, 1);

  setServerTime(start + HOUR);
  await refresh();
  assert.is(values, 1);
  assert.ok(serverNow.peek() >= start + HOUR);

  // A server without tags that sends the same response again.
  tag = '';
  await refresh();
  assert.is(values, 1);

  transactions = [transaction({ note: 'Otra' })];
  tag = 'W/"2"';
  await refresh();
  assert.is(values, 2);
  stop();
});

const nobody = { businessUserId: null, businessUserName: null, expirationDate: null };
const unassigned = transaction({ ...nobody, id: 'u1', origin: 'payment' });

const refund = (over: Partial<Transaction> = {}) =>
  paid({
    status: 'refunded',
    receivedDate: '2026-11-20T16:42:59.000Z',
    formattedReceivedDate: '20/11/2026',
    formattedReceivedTime: '10:42:59',
    ...over,
  });
const OF_YESTERDAY = refund({ formattedReceivedDate: '19/11/2026' });

async function openMenu(view: View, name: string) {
  await view.clickButton(`Acciones de ${name}`);
  await view.appears('[role=menuitem]');
}

for (const [what, list, over, shown] of [
  ['a request', 'Pendientes', transaction(), 'Quedan 7:51'],
  ['a payment without a cashier', 'Pendientes', unassigned, 'Por asignar'],
  ['a request that does not expire', 'Pendientes', transaction({ expirationDate: null }), '10:42:51'],
  ['a payment of today', 'Pagados', paid({ origin: 'payment' }), '10:43:20'],
  ['a paid request', 'Pagados', paid(), 'Pagado 10:43'],
  ['a request of yesterday', 'Pagados', paid({ formattedCreationDate: '19/11/2026' }), 'Pagado 10:43'],
  ['a refund', 'Pagados', refund({ origin: 'payment' }), '10:42:59 · Reembolsado'],
  ['the refund of a paid request', 'Pagados', refund(), 'Pagado 10:42 · Reembolsado'],
  ['a refund of yesterday’s payment', 'Pagados', OF_YESTERDAY, '19/11/2026 10:42:59 · Reembolsado'],
] as const) {
  test(`${what} shows ${shown} below its amount`, async () => {
    const isPaid = list === 'Pagados';
    const { view } = await openDashboard({ pending: isPaid ? [] : [over], paid: isPaid ? [over] : [] });
    const [row = ''] = rowsOf(view, list);
    assert.ok(row.includes(`Q125.50${shown}`), row);
  });
}

test('an admin sees the branch of each row, and which payment has no cashier yet; a cashier sees no branch', async () => {
  const lists = { pending: [unassigned], paid: [paid({ businessBranchName: null }), paid({ id: 'c2' })] };
  const own = await openDashboard(lists);
  assert.match(rowsOf(own.view, 'Pendientes')[0] ?? '', /@maria\.lopez · Sin cajaQ/);
  assert.match(rowsOf(own.view, 'Pagados')[1] ?? '', /@maria\.lopez · Caja 1Q/);
  await own.view.unmount();

  forgetResources();
  signInAs('admin', ADMIN);
  const { view } = await openDashboard(lists);
  assert.match(rowsOf(view, 'Pendientes')[0] ?? '', /@maria\.lopez · Centro · Sin cajaQ/);
  assert.match(rowsOf(view, 'Pagados')[0] ?? '', /@maria\.lopez · Caja 1Q/);
  assert.match(rowsOf(view, 'Pagados')[1] ?? '', /@maria\.lopez · Centro · Caja 1Q/);
  assert.equal(
    view.findAll('li [role=img]').map((icon) => icon.getAttribute('aria-label')),
    ['Pago iniciado por el cliente', 'Solicitud enviada', 'Solicitud enviada'],
  );
});

test('a charge is shown as having no payer yet, without a gap for the username', async () => {
  const { view } = await openDashboard({ pending: [charge()], paid: [] });
  assert.match(rowsOf(view, 'Pendientes')[0] ?? '', /^Sin cliente aúnCaja 1Q125\.50/);
  assert.is(view.find('li [role=img]').getAttribute('aria-label'), 'Cobro');
  assert.ok(view.button('Cancelar el cobro de Q125.50'));
});

test('the decision buttons of a row apply to its own transaction', async () => {
  signInAs('admin', ADMIN);
  const jose = { ...appUser(), name: 'José', lastname: '' };
  const received = paid({ id: 'c1', friUser: jose });
  const { view } = await openDashboard({ pending: [unassigned], paid: [received] });
  await openMenu(view, 'José');
  assert.equal(view.texts('[role=menuitem]'), ['Ver detalle', 'Reembolsar']);
  await view.click(view.findAll('[role=menuitem]')[1] as HTMLElement);
  await view.until(() => transactionModal.current.peek().step !== 'none');
  assert.equal(transactionModal.current.peek(), { step: 'refund', transaction: received });
  await view.act(transactionModal.close);
  await view.clickButton('Asignar el pago de María López');
  assert.equal(transactionModal.current.peek(), { step: 'assign', transaction: unassigned });
});

test('without a connection the menu of a row has only items that change nothing', async () => {
  signInAs('admin', ADMIN);
  const { view, api } = await openDashboard({ pending: [unassigned], paid: [paid({ receiptCode: 'A' })] });
  await loadedView(view);
  assert.is(rowsOf(view, 'Pagados').length, 1);
  api.responders[PAID] = () => failureResponse(503, { title: 'Servicio', message: 'No está' });
  await backOnline(view);
  await view.click(view.findAll('[aria-label="Acciones de María López"]')[1] as HTMLElement);
  await view.appears('[role=menuitem]');
  assert.equal(view.texts('[role=menuitem]'), ['Ver detalle', 'Imprimir comprobante']);
  assert.ok(view.button('Asignar el pago de María López').disabled);
});

test('the name in a row opens its detail, and a new payment is no longer marked as new', async () => {
  const { view, lists } = await openDashboard({ pending: [], paid: [paidAt(10)] });
  lists.paid = [paidAt(11), paidAt(10)];
  await backOnline(view);
  assert.ok(rowsOf(view, 'Pagados')[0]?.includes('Nuevo'));
  assert.not.ok(rowsOf(view, 'Pagados')[1]?.includes('Nuevo'));
  const [name] = view.findAll('li a');
  assert.is(name?.getAttribute('href'), '?t=m11');
  await view.click(name as HTMLElement);
  assert.is(location.search, '?t=m11');
  assert.not.ok(rowsOf(view, 'Pagados')[0]?.includes('Nuevo'));
});

test('on a narrow screen the lists are in tabs, and both tabs count their rows', async () => {
  const { view } = await openDashboard({ pending: [transaction()], paid: [paidAt(10), paidAt(11)] });
  const cards = () => view.findAll('h2').map((heading) => heading.closest('section')?.className);
  assert.equal(view.texts('[role=tab]'), ['Pendientes1', 'Pagados2']);
  const panel = () => view.find('[role=tabpanel]').getAttribute('aria-labelledby') ?? '';
  const panelName = () => document.getElementById(panel())?.textContent;
  assert.is(panelName(), 'Pendientes1');
  const [shown, hidden] = cards();
  assert.not.equal(shown, hidden);
  await view.click(view.findAll('[role=tab]')[1] as HTMLElement);
  assert.equal(cards(), [hidden, shown]);
  assert.is(panelName(), 'Pagados2');
  assert.is(view.text('[role=tab][aria-selected=true]'), 'Pagados2');
});
