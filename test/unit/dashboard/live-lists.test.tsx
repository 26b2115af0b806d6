import type { Transaction } from '@cobros/sdk';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { forgetResources } from '#stores/resource.ts';
import { ADMIN, appUser, charge, paid, paidAt, signInAs, transaction } from '../fixtures/index.ts';
import { openDashboard, PAID, rowsOf } from '../support/open-dashboard.tsx';
import { assert, test } from '../support/render.tsx';
import { failureResponse } from '../support/stubbed-api.ts';

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

test('a row shows who pays, at which cashier, how much, and how long it can be accepted or when it was paid', async () => {
  const shownOf = async (list: 'Pendientes' | 'Pagados', ...transactions: Transaction[]) => {
    forgetResources();
    signInAs('branch_admin');
    const rows = transactions.map((one, index) => ({
      ...one,
      id: `t${index}`,
      creationDate: `2026-11-20T16:42:${59 - index}.000Z`,
    }));
    const isPaid = list === 'Pagados';
    const { view } = await openDashboard({ pending: isPaid ? [] : rows, paid: isPaid ? rows : [] });
    return rowsOf(view, list);
  };
  assert.equal(
    await shownOf(
      'Pendientes',
      transaction(),
      unassigned,
      transaction({ expirationDate: null }),
      charge({ linkSentDate: null }),
      charge({ linkSentDate: '2026-11-20T16:43:20.000Z' }),
      charge({ blockedBy: 'cashier', linkSentDate: '2026-11-20T16:43:20.000Z' }),
      charge({ blockedBy: 'branch' }),
    ),
    [
      'María López@maria.lopez · Caja 1Q125.50Quedan 7 minCancelar',
      'María López@maria.lopez · Sin cajaQ125.50Por asignarAsignar',
      'María López@maria.lopez · Caja 1Q125.5010:42:51Cancelar',
      'Sin cliente aúnCaja 1Q125.50Quedan 7 minCancelar',
      'Sin cliente aúnEnlace enviado · Caja 1Q125.50Quedan 7 minCancelar',
      'Sin cliente aúnEnlace enviado · Caja 1Q125.50Caja bloqueadaCancelar',
      'Sin cliente aúnCaja 1Q125.50Sucursal bloqueadaCancelar',
    ],
  );
  const paidRows = await shownOf(
    'Pagados',
    paid({ origin: 'payment' }),
    paid(),
    paid({ formattedCreationDate: '19/11/2026' }),
    refund({ origin: 'payment' }),
    refund(),
    refund({ formattedReceivedDate: '19/11/2026' }),
  );
  const WHO = 'María López@maria.lopez · Caja 1Q125.50';
  assert.equal(paidRows, [
    `${WHO}10:43:20`,
    `${WHO}Pagado 10:43:20`,
    `${WHO}Pagado 10:43:20`,
    `${WHO}10:42:59 · Reembolsado`,
    `${WHO}Pagado 10:42:59 · Reembolsado`,
    `${WHO}19/11/2026 10:42:59 · Reembolsado`,
  ]);
});

test('the row of a charge says in words that a payment has come of which nobody has said whether it is another, until somebody does', async () => {
  const one = { businessUserId: 'us_1', creationDate: '2026-11-20T16:42:59.000Z' };
  const came = paid({ ...one, id: 'p1', origin: 'payment', creationDate: '2026-11-20T16:43:10.000Z' });
  const waiting = charge({ ...one, amount: came.amount, distinctPaymentIds: [] });
  const rowOf = async (...pending: Transaction[]) => {
    forgetResources();
    const { view } = await openDashboard({ pending, paid: [came] });
    await view.until(() => view.text().includes('Quedan'));
    await view.settle();
    const rows = rowsOf(view, 'Pendientes');
    await view.unmount();
    return rows;
  };
  const [asks = ''] = await rowOf(waiting);
  assert.match(asks, 'Ya llegó un pago');
  assert.not.match(asks, /·\s*Q/);
  for (const other of [
    charge({ ...waiting, distinctPaymentIds: ['p1'] }),
    charge({ ...waiting, businessUserId: 'us_2' }),
  ])
    assert.not.match((await rowOf(other))[0] ?? '', 'Ya llegó un pago');
});

test('an admin sees branch and cashier of each row, and which payment has no cashier yet; a branch administrator no branch, and a cashier nothing that is the same in every row', async () => {
  const lists = { pending: [unassigned], paid: [paid({ businessBranchName: null }), paid({ id: 'c2' })] };
  const alone = await openDashboard(lists);
  assert.match(rowsOf(alone.view, 'Pagados')[1] ?? '', /@maria\.lopezQ/);
  await alone.view.unmount();

  forgetResources();
  signInAs('branch_admin');
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
  const labels = view.findAll('li [role=img]').map((icon) => icon.getAttribute('aria-label'));
  assert.equal(labels, ['Pago iniciado por el cliente', 'Solicitud enviada', 'Solicitud enviada']);
});

test('the decisions of a row apply to its own transaction; without a connection only what changes nothing is offered', async () => {
  signInAs('admin', ADMIN);
  const jose = { ...appUser(), name: 'José', lastname: '' };
  const received = paid({ id: 'c1', friUser: jose, receiptCode: 'A' });
  const { view, api } = await openDashboard({ pending: [unassigned, charge()], paid: [received] });
  const openMenu = async () => {
    await view.clickButton('Acciones de José');
    await view.appears('[role=menuitem]');
    return view.texts('[role=menuitem]');
  };
  assert.equal(await openMenu(), ['Ver detalle', 'Imprimir comprobante', 'Reembolsar']);
  await view.clickButton('Reembolsar');
  await view.until(() => transactionModal.current.peek().step !== 'none');
  assert.equal(transactionModal.current.peek(), { step: 'refund', transaction: received });
  await view.act(transactionModal.close);
  await view.clickButton('Asignar el pago de María López');
  assert.equal(transactionModal.current.peek(), { step: 'assign', transaction: unassigned });
  await view.clickButton('Cancelar el cobro de Q125.50');
  assert.is(transactionModal.current.peek().step, 'cancel');
  await view.act(transactionModal.close);
  api.responders[PAID] = () => failureResponse(503, { title: 'Servicio', message: 'No está' });
  await view.backOnline();
  assert.equal(await openMenu(), ['Ver detalle', 'Imprimir comprobante']);
  for (const name of ['Asignar el pago de María López', 'Cancelar el cobro de Q125.50'])
    assert.ok(view.button(name).disabled, name);
});

test('the name in a row opens its detail, after which a new payment is no longer marked as new', async () => {
  const { view, lists } = await openDashboard({ pending: [], paid: [paidAt(10)] });
  lists.paid = [paidAt(11), paidAt(10)];
  await view.backOnline();
  await view.until(() => rowsOf(view, 'Pagados').length === 2);
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
