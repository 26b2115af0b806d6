import { agoText, LatestPaymentsDialog } from '#features/transaction/latest-payments-dialog.tsx';
import { openLatestPayments, transactionModal } from '#features/transaction/transaction-modal.ts';
import { setServerTime } from '#stores/clock.ts';
import { forgetResources } from '#stores/resource.ts';
import { appUser, paid, session, signInAs } from '../fixtures/index.ts';
import { assert, render, test } from '../support/render.tsx';
import { failureResponse, stubbedApi } from '../support/stubbed-api.ts';

const NOW = Date.now();
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const received = (id: string, ago: number, over: Parameters<typeof paid>[0] = {}) =>
  paid({
    id,
    formattedAmount: `Q${ago}.00`,
    creationDate: at(-ago - 5),
    resolutionDate: at(-ago),
    formattedResolutionTime: '14:03:20',
    authorizationNumber: '804522',
    ...over,
  });

async function open(today: ReturnType<typeof paid>[], ever = today) {
  const api = stubbedApi({
    'transactions/v3/paid': { transactions: today, serverTime: at(0) },
    'transactions/v3/history': { data: ever },
  });
  openLatestPayments();
  const view = await render(<LatestPaymentsDialog />);
  await view.until(() => view.has('li') || view.has('[role=alert]') || /Todavía/.test(view.text()));
  return { ...view, api, rows: () => view.texts('li') };
}

test.before.each(() => {
  history.replaceState(null, '', '/transaction/dashboard');
  setServerTime(NOW, { sentAt: Date.now() });
});

test('a branch administrator sees what all cashiers of the branch received, with the cashier; an amount links to its payment', async () => {
  signInAs('branch_admin', session().userData.permissions);
  const { api, rows, button, click } = await open([received('other', 60, { businessUserId: 'us_other' })]);
  assert.match(rows()[0] ?? '', / · Centro · Caja 1 · Autorización …/);
  assert.not.ok('businessUserId' in (api.callsOf('transactions/v3/history')[0]?.content ?? {}));
  await click(button('Ver el pago de Q60.00'));
  assert.is(location.search, '?t=other');
  assert.is(transactionModal.current.peek().step, 'none');
});

test('the latest five payments are sorted by the moment of receipt, however early they were requested', async () => {
  const asked = received('slow', 2, { creationDate: at(-3600) });
  const { rows } = await open([65, 70, 80, 90, 100].map((ago) => received(`p${ago}`, ago)).concat(asked));
  assert.is(rows().length, 5);
  assert.match(rows()[0] ?? '', /^María LópezHace \d s · 14:03:20 · Autorización …4522Q2\.00$/);
  assert.match(rows()[1] ?? '', /Hace 1 min .*Q65\.00$/);
});

test('a refund stands beside the amount that was paid: the part, or that nothing remains', async () => {
  const part = { refundedAmount: 20, formattedRefundedAmount: 'Q20.00', refundableAmount: 40 };
  const whole = { status: 'refunded', refundedAmount: 70, refundableAmount: 0 } as const;
  const { rows } = await open([received('p1', 60, part), received('p2', 70, whole), received('p3', 80)]);
  assert.match(rows()[0] ?? '', /Q20\.00 reembolsadosQ60\.00$/);
  assert.match(rows()[1] ?? '', /ReembolsadoQ70\.00$/);
  assert.match(rows()[2] ?? '', /…4522Q80\.00$/);
});

test('when opened again, the dialog shows new payments, and when it was updated by the server’s clock', async () => {
  await open([received('p1', 10)]);
  setServerTime(Date.parse('2026-11-20T20:30:00Z'), { sentAt: Date.now() });
  const again = await open([received('p2', 2), received('p1', 10)]);
  await again.until(() => again.rows().length === 2);
  assert.is(again.rows().length, 2);
  assert.match(again.text(), /Actualizado a las 14:30:\d\d/);
});

test('a titular’s latest payments exclude those of its children and include earlier days', async () => {
  const child = received('p1', 1, { businessUserId: 'us_other' });
  const old = received('p2', 86_400 * 2, { formattedResolutionDate: '18/11/2026' });
  const { rows, api } = await open([child], [old]);
  assert.is(rows().length, 1);
  assert.match(rows()[0] ?? '', '18/11/2026 14:03:20');
  assert.is(api.callsOf('transactions/v3/history')[0]?.content.businessUserId, 'us_caja1');
});

test('a message says when nothing was received yet, or why it can’t be read', async () => {
  const cashier = await open([]);
  assert.match(cashier.text('[role=dialog]'), 'Lo que recibió Caja 1Todavía no recibiste ningún pago');
  await cashier.unmount();
  forgetResources();
  signInAs('branch_admin', session().userData.permissions);
  const branch = await open([]);
  assert.match(branch.text('[role=dialog]'), 'Lo que recibió CentroTodavía no hay ningún pago');
  branch.api.responders['transactions/v3/paid'] = () =>
    failureResponse(500, { title: 'Error', message: 'Intenta de nuevo' });
  await branch.unmount();
  forgetResources();
  const view = await render(<LatestPaymentsDialog />);
  await view.until(() => view.has('[role=alert]'));
  assert.match(view.text('[role=alert]'), 'Intenta de nuevo');
  assert.not.match(view.text(), 'Todavía');
});

test('a refunded payment is marked and keeps its place; without an authorization or a name, the time and the username are shown', async () => {
  const friUser = { ...appUser(), name: '', lastname: '' };
  const { rows } = await open([
    received('p1', 10, { status: 'refunded', receivedDate: at(-100), formattedReceivedTime: '14:01:50' }),
    received('p2', 20, { authorizationNumber: null, friUser }),
  ]);
  assert.match(rows()[0] ?? '', /^@maria\.lopezHace 2\d s · 14:03:20Q20\.00$/);
  assert.match(rows()[1] ?? '', /Hace 1 min · 14:01:50.*ReembolsadoQ10\.00/);
});

test('a recent payment shows how long ago it was received; after an hour it shows the time, after half a day the date', async () => {
  const ago = (seconds: number) => agoText([NOW - seconds * 1000, '20/11/2026', '14:03:20'], NOW);
  const seconds = [0, 59, 60, 3599, 3600, 12 * 3600 - 1, 12 * 3600];
  const before = ['Ahora · ', 'Hace 59 s · ', 'Hace 1 min · ', 'Hace 59 min · ', '', '', '20/11/2026 '];
  const texts = seconds.map(ago);
  assert.equal(
    texts,
    before.map((text) => `${text}14:03:20`),
  );
});
