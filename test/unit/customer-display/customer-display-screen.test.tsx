import type { Transaction } from '@cobros/sdk';
import { DEFAULT_CONFIG } from '#api/load-config.ts';
import { timeIn } from '#domain/time-zone.ts';
import CustomerDisplayScreen from '#screens/customer-display/customer-display-screen.tsx';
import { serverNow, setServerTime } from '#stores/clock.ts';
import { config } from '#stores/config.ts';
import { endSession } from '#stores/end-session.ts';
import { forgetResources, readings } from '#stores/resource.ts';
import { appUser, paid, session, signInAs, transaction } from '../fixtures/index.ts';
import { assert, render, test, type View } from '../support/render.tsx';
import { stubbedApi, successResponse } from '../support/stubbed-api.ts';

const PENDING = 'transactions/v3/pending';
const PAID = 'transactions/v3/paid';
const NOW = Date.now();
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const own = { businessUserId: session().userData.user.id };

const request = transaction({ ...own, id: 'r1', creationDate: at(-20), expirationDate: at(600) });
const payment = paid({
  ...own,
  id: 'p1',
  origin: 'payment',
  formattedAmount: 'Q80.00',
  authorizationNumber: '804522',
  creationDate: at(-10),
  resolutionDate: at(-10),
  formattedResolutionTime: '14:03:20',
  amount: 80,
  friUser: appUser({ id: 'fu_jose', name: 'José Luis', lastname: 'Pérez', username: 'jose.perez' }),
});

async function open(lists: { pending?: Transaction[]; paid?: Transaction[] }) {
  const set = (transactions: Transaction[] = []) => successResponse({ transactions, serverTime: at(0) });
  const api = stubbedApi({
    [PENDING]: () => set(lists.pending),
    [PAID]: () => set(lists.paid),
    'users/v3/qr/download': () => new Response('<svg/>'),
  });
  return { view: await show(), api };
}
async function show(): Promise<View> {
  const view = await render(<CustomerDisplayScreen />);
  await shownWhole(view);
  return view;
}
/** Waits for the display with its code, whose image loads after the response. */
async function shownWhole(view: View) {
  await view.loaded();
  await view.until(() => readings.peek() <= readingsBefore);
}
/** Fires the online event, which reads the lists at once. */
async function poll(view: View) {
  window.dispatchEvent(new Event('online'));
  await shownWhole(view);
}
const textOf = ({ container }: View) => container.textContent ?? '';

/** Reads of an earlier test, some of which may never end. */
let readingsBefore = 0;
test.before.each(() => {
  readingsBefore = readings.peek();
  setServerTime(NOW, { sentAt: Date.now() });
});
test.after.each(async () => {
  config.value = DEFAULT_CONFIG;
});

test('the newest request of this cashier is shown with only the first name, and nothing of other cashiers', async () => {
  const older = { ...request, id: 'r0', creationDate: at(-60), formattedAmount: 'Q9.99' };
  const other = { businessUserId: 'us_other', creationDate: at(-1) };
  const child = { ...request, ...other, id: 'r2', formattedAmount: 'Q7.77' };
  const elsewhere = { ...payment, businessUserId: 'us_other', resolutionDate: at(0) };
  const { view } = await open({ pending: [child, request, older], paid: [elsewhere] });
  const text = textOf(view);
  assert.is(view.text('header time'), timeIn('America/Guatemala', serverNow.value));
  assert.match(text, /María, tu cobro es deQ125\.50Acéptalo/);
  assert.not.match(text, /López|maria\.lopez|C1024|pan dulce|Q9\.99|Q7\.77|Pagado|Q80/);
});

test('a payment shows its amount, time, the last digits of the authorization, and how many seconds ago it was made', async () => {
  const lists: { pending: Transaction[]; paid: Transaction[] } = { pending: [request], paid: [] };
  const { view } = await open(lists);
  assert.match(textOf(view), 'tu cobro es de');
  lists.paid = [payment];
  await poll(view);
  const text = textOf(view);
  assert.match(text, /PagadoQ80\.00Gracias, José14:03 · Autorización …4522Hace 1\d s/);
  assert.not.match(text, /Pérez|Luis|804522|tu cobro/);
});

const ask = { ...request, creationDate: at(-5), expirationDate: at(600) };
const anew = { ...ask, id: 'r9', creationDate: at(-1), formattedAmount: 'Q350.00' };
const acceptedOf = (one: Transaction) => ({ ...one, status: 'completed' as const, resolutionDate: at(0) });

test('nothing older than what was already shown is shown again, even after a reload', async () => {
  const lists: { pending?: Transaction[]; paid?: Transaction[] } = {};
  let { view } = await open(lists);
  for (const [pending, received, shown] of [
    [[ask], [payment], 'tu cobro es de'],
    [[], [payment], 'Escanea'],
    [[anew], [payment], 'Q350'],
    [[], [payment, acceptedOf(anew)], 'PagadoQ350'],
    [[], [payment, { ...acceptedOf(anew), status: 'refunded' }], 'Escanea'],
  ] satisfies [Transaction[], Transaction[], string][]) {
    Object.assign(lists, { pending, paid: received });
    await poll(view);
    assert.match(textOf(view), shown);
    await view.unmount();
    forgetResources();
    view = await show();
    assert.match(textOf(view), shown);
  }
});

test('without a connection the display shows since when, and that nothing on it should be relied on; an expired code is shown as such', async () => {
  const { view, api } = await open({ pending: [request] });
  api.responders[PAID] = () => Promise.reject(new TypeError('offline'));
  await poll(view);
  await view.act(() => setServerTime(Date.parse('2026-11-20T20:30:20Z'), { sentAt: Date.now() }));
  const words = 'Sin conexión desde 14:30: pregunta en cajaEsta pantalla no puede saber si un pago llegó.';
  assert.match(textOf(view), words);
  await view.act(() => setServerTime(Date.now(), { sentAt: Date.now() }));
  assert.not.match(textOf(view), 'tu cobro es de');
  api.responders[PAID] = () => successResponse({ transactions: [], serverTime: at(0) });
  await poll(view);
  assert.match(textOf(view), 'tu cobro es de');
  await view.act(() => setServerTime(NOW + 601_000, { sentAt: Date.now() }));
  assert.match(textOf(view), /El tiempo terminóPide un código nuevo\.$/);
});

test('the display closes with the cashier’s session, or goes blank if it can’t be closed', async () => {
  const { view } = await open({ paid: [payment] });
  let closed = 0;
  window.close = () => void closed++;
  await view.act(() => endSession('', () => undefined));
  assert.is(closed, 1);
  const words = 'Pantalla cerradaLa abre una caja en Pagos, con Pantalla para el clienteIr al portal';
  assert.is(textOf(view), words);
  assert.is(view.button('Ir al portal').getAttribute('href'), '/');
});

test('the display shows data only to cashiers', async () => {
  for (const type of ['admin', 'branch_admin'] as const) {
    signInAs(type);
    const { view, api } = await open({ paid: [payment] });
    assert.match(textOf(view), 'Pantalla cerrada');
    assert.equal(api.calls, []);
  }
});
