import type { Transaction } from '@cobros/sdk';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DEFAULT_CONFIG } from '../../../src/api/load-config.ts';
import {
  counterState,
  readShown,
  type Shown,
  shownWith,
} from '../../../src/screens/customer-display/counter-state.ts';
import CustomerDisplayScreen from '../../../src/screens/customer-display/customer-display-screen.tsx';
import { setServerTime } from '../../../src/stores/clock.ts';
import { config } from '../../../src/stores/config.ts';
import { endSession } from '../../../src/stores/end-session.ts';
import { forgetResources, readings } from '../../../src/stores/resource.ts';
import { leaveSession, startSession } from '../../../src/stores/session.ts';
import { appUser } from '../../fixtures/app-user.ts';
import { session } from '../../fixtures/session.ts';
import { transaction } from '../../fixtures/transaction.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { loadedView } from '../../support/loaded-view.ts';
import { runs } from '../../support/property-runs.ts';
import { render, type View } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('customer display');

const PENDING = 'transactions/v3/pending';
const PAID = 'transactions/v3/paid';
const NOW = Date.now();
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const own = { businessUserId: session().userData.user.id };

const request = transaction({ ...own, id: 'r1', creationDate: at(-20), expirationDate: at(600) });
const payment = transaction({
  ...own,
  id: 'p1',
  origin: 'payment',
  status: 'completed',
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
    'users/v3/qr/download': () =>
      new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
        headers: { 'Content-Type': 'image/svg+xml' },
      }),
  });
  return { view: await show(), api };
}
async function show(): Promise<View> {
  const view = await render(<CustomerDisplayScreen />);
  await shownWhole(view);
  return view;
}
/** With the picture of the code, which is taken from a response that has arrived. */
async function shownWhole(view: View) {
  await loadedView(view);
  await view.until(() => readings.peek() <= readingsBefore);
}
/** Goes online again, which reads at once. */
async function poll(view: View) {
  window.dispatchEvent(new Event('online'));
  await shownWhole(view);
}
const textOf = ({ container }: View) => container.textContent ?? '';

/** Some of an earlier test may never end. */
let readingsBefore = 0;
test.before.each(() => {
  readingsBefore = readings.peek();
  setServerTime(NOW);
});
test.after.each(async () => {
  config.value = DEFAULT_CONFIG;
});

test('a request that lasts hours is not shown to the next customer', async () => {
  const { view } = await open({
    pending: [{ ...request, creationDate: at(-1200), expirationDate: at(50_000) }],
  });
  assert.match(textOf(view), 'Escanea y paga');
});

test('without a request it shows the code of the cashier', async () => {
  const { view } = await open({});
  assert.match(textOf(view), 'Escanea y paga');
  assert.match(view.find('img').getAttribute('src') ?? '', /^data:image\/svg/);
});

test('it shows the newest request of this cashier with the first name alone, and nothing of others', async () => {
  const older = { ...request, id: 'r0', creationDate: at(-60), formattedAmount: 'Q9.99' };
  const child = {
    ...request,
    id: 'r2',
    businessUserId: 'us_other',
    creationDate: at(-1),
    formattedAmount: 'Q7.77',
  };
  const { view } = await open({ pending: [child, request, older] });
  const text = textOf(view);
  assert.match(text, /María, tu cobro es deQ125\.50Esperando…/);
  assert.not.match(text, /López|maria\.lopez|C1024|pan dulce|Q9\.99|Q7\.77/);
});

test('a payment shows its amount, time, cashier, end of the authorization and running seconds', async () => {
  const lists: { pending: Transaction[]; paid: Transaction[] } = { pending: [request], paid: [] };
  const { view } = await open(lists);
  assert.match(textOf(view), 'Esperando…');
  lists.paid = [payment];
  await poll(view);
  const text = textOf(view);
  assert.match(text, new RegExp(`PagadoQ80\\.0014:03 · ${session().userData.user.name}Autorización …4522`));
  assert.match(text, /Gracias, JoséHace 1\d s/);
  assert.not.match(text, /Pérez|Luis|804522|Esperando/);
});

for (const [what, lists] of [
  ['one of a while ago', { paid: [{ ...payment, resolutionDate: at(-60) }] }],
  ['a refunded one', { paid: [{ ...payment, status: 'refunded' as const }] }],
  ['one of another cashier', { paid: [{ ...payment, businessUserId: 'us_other' }] }],
  [
    'an earlier customer’s, once the next one is asked',
    { paid: [payment], pending: [{ ...request, creationDate: at(-5) }] },
  ],
] as const) {
  test(`a payment is not shown to the wrong customer: ${what}`, async () => {
    const { view } = await open({ paid: [], pending: [], ...(lists as object) });
    assert.not.match(textOf(view), /Pagado|Q80\.00/);
  });
}

const ask = { ...request, creationDate: at(-5), expirationDate: at(600) };
const asked = { pending: [ask], paid: [payment] };
const over = { pending: [], paid: [payment] };
const anew = { ...ask, id: 'r9', creationDate: at(-1), formattedAmount: 'Q350.00' };
const acceptedOf = (one: Transaction): Transaction => ({
  ...one,
  status: 'completed',
  resolutionDate: at(0),
  formattedResolutionTime: '14:03:30',
});
const paidNext = {
  ...payment,
  id: 'p2',
  creationDate: at(-1),
  resolutionDate: at(-1),
  formattedAmount: 'Q350.00',
};
for (const [what, steps] of [
  ['paid, asked, canceled', [over, 'Pagado', asked, 'Esperando', over, 'Escanea']],
  [
    'two are asked and the newer one is canceled',
    [
      { pending: [ask, anew], paid: [] },
      'Q350',
      { pending: [ask], paid: [] },
      'Escanea',
      { pending: [], paid: [acceptedOf(ask)] },
      'Escanea',
    ],
  ],
  [
    'asked, canceled, asked anew, accepted',
    [
      asked,
      'Esperando',
      over,
      'Escanea',
      { pending: [anew], paid: [payment] },
      'Q350',
      { pending: [], paid: [payment, acceptedOf(anew)] },
      'PagadoQ350',
    ],
  ],
  [
    'paid, accepted at once, refunded',
    [
      over,
      'PagadoQ80',
      { pending: [], paid: [payment, acceptedOf(anew)] },
      'PagadoQ350',
      { pending: [], paid: [payment, { ...acceptedOf(anew), status: 'refunded' }] },
      'Escanea',
    ],
  ],
  [
    'the code is paid by one and by the next, whose payment is refunded',
    [
      over,
      'PagadoQ80',
      { pending: [], paid: [payment, paidNext] },
      'PagadoQ350',
      { pending: [], paid: [payment, { ...paidNext, status: 'refunded' }] },
      'Escanea',
    ],
  ],
  [
    'the code is paid during a request',
    [
      { pending: [ask], paid: [] },
      'Esperando',
      { pending: [ask], paid: [{ ...payment, creationDate: at(-2), resolutionDate: at(-2) }] },
      'PagadoQ80',
    ],
  ],
] as [string, (string | { pending: Transaction[]; paid: Transaction[] })[]][]) {
  test(`nothing older than what was shown is shown again, also after a reload: ${what}`, async () => {
    const lists: { pending?: Transaction[]; paid?: Transaction[] } = {};
    const { view } = await open(lists);
    let shown = view;
    for (const step of steps) {
      if (typeof step === 'string') {
        assert.match(textOf(shown), step);
        await shown.unmount();
        forgetResources();
        shown = await show();
        assert.match(textOf(shown), step);
      } else {
        Object.assign(lists, step);
        await poll(shown);
      }
    }
  });
}

test('whatever happens at the counter, the customer shown is never an earlier one', () => {
  const happening = fc.record({
    what: fc.constantFrom('ask', 'pay', 'accept', 'cancel', 'refund', 'nothing'),
    which: fc.nat(5),
    seconds: fc.integer({ min: 1, max: 30 }),
    read: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
      let all: Transaction[] = [];
      let data = { pending: all, paid: all };
      let shown = readShown('');
      let seconds = 0;
      let newestAsked = '';
      let newestPaid = 0;
      for (const [index, { what, which, seconds: later, read }] of happenings.entries()) {
        seconds += later;
        const moment = at(seconds);
        const one = { ...own, id: `t${index}`, creationDate: moment };
        const chosen = all
          .filter(({ status }) => status === (what === 'refund' ? 'completed' : 'pending'))
          .at(-1 - which);
        const change = (over: Partial<Transaction>) => {
          all = all.map((each) => (each === chosen ? { ...each, ...over } : each));
        };
        if (what === 'ask') all = [...all, { ...request, ...one, expirationDate: at(seconds + 300) }];
        if (what === 'pay') all = [...all, { ...payment, ...one, resolutionDate: moment }];
        if (what === 'accept') change({ status: 'completed', resolutionDate: moment });
        if (what === 'cancel') change({ status: 'canceled' });
        if (what === 'refund') change({ status: 'refunded' });
        const are = (...statuses: string[]) => all.filter(({ status }) => statuses.includes(status));
        if (read) data = { pending: are('pending'), paid: are('completed', 'refunded') };
        const now = Date.parse(moment);
        const state = counterState(
          own.businessUserId,
          { data, failed: false, readAt: now },
          { server: now, device: now },
          shown,
        );
        shown = shownWith(shown, state, now);
        const last = all.at(-1);
        if (read && last?.status === 'completed' && last.resolutionDate === moment)
          assert.is(state.kind === 'paid' && state.transaction.id, last.id);
        if (state.kind !== 'waiting' && state.kind !== 'paid') continue;
        assert.ok(
          state.transaction.creationDate >= newestAsked,
          `${state.transaction.id} after ${newestAsked}`,
        );
        if (state.transaction.origin === 'request') newestAsked = state.transaction.creationDate;
        if (state.kind !== 'paid') continue;
        assert.ok(state.paidAt >= newestPaid, `${state.transaction.id} after a payment of ${newestPaid}`);
        newestPaid = state.paidAt;
      }
    }),
    { numRuns: runs(300) },
  );
});

test('once its time is over a code is said to be, and for a quarter of a minute; not one that was canceled or paid another way', () => {
  const stateAt = (seconds: number, data: { pending: Transaction[]; paid: Transaction[] }, shown: Shown) => {
    const now = Date.parse(at(seconds));
    const read = { data, failed: false, readAt: now };
    const state = counterState(own.businessUserId, read, { server: now, device: now }, shown);
    return { kind: state.kind, shown: shownWith(shown, state, now) };
  };
  const asked = { ...request, ...own, creationDate: at(0), expirationDate: at(60) };
  const waiting = stateAt(1, { pending: [asked], paid: [] }, readShown(''));
  const none = { pending: [], paid: [] };
  assert.equal(
    [59.9, 61, 74, 76].map((seconds) => stateAt(seconds, none, waiting.shown).kind),
    ['ready', 'expired', 'expired', 'ready'],
  );
  const canceled = stateAt(30, none, waiting.shown);
  assert.is(stateAt(61, none, canceled.shown).kind, 'ready');
  const byTheWall = {
    ...payment,
    ...own,
    id: 't9',
    amount: asked.amount,
    creationDate: at(5),
    resolutionDate: at(5),
  };
  const twice = stateAt(6, { pending: [asked], paid: [byTheWall] }, waiting.shown);
  assert.is(twice.kind, 'twice');
  assert.is(stateAt(61, { pending: [], paid: [byTheWall] }, twice.shown).kind, 'ready');
});

test('without a connection it says since when, and asks for nothing to be believed', async () => {
  const { view, api } = await open({ pending: [request] });
  api.responders[PAID] = () => Promise.reject(new TypeError('offline'));
  await poll(view);
  await view.act(() => setServerTime(Date.parse('2026-11-20T20:30:20Z')));
  assert.match(textOf(view), 'Sin conexión desde 14:30: pregunta en caja');
  await view.act(() => setServerTime(Date.now()));
  assert.not.match(textOf(view), 'Esperando');
  api.responders[PAID] = () => successResponse({ transactions: [], serverTime: at(0) });
  await poll(view);
  assert.match(textOf(view), 'Esperando…');
});

test('a server that fails from the start counts as no connection', async () => {
  const { view, api } = await open({});
  await view.unmount();
  forgetResources();
  api.responders[PENDING] = () => failureResponse(500, { title: 'Error', message: 'Intenta de nuevo' });
  const other = await render(<CustomerDisplayScreen />);
  await loadedView(other);
  assert.match(textOf(other), 'Sin conexión: pregunta en caja');
});

test('even if lists refresh rarely, the display reads before a payment’s time is over', async () => {
  config.value = { ...DEFAULT_CONFIG, pollSeconds: 600 };
  const { setTimeout: real } = globalThis;
  const delays: number[] = [];
  globalThis.setTimeout = ((work: () => void, delay = 0) => {
    delays.push(delay);
    return real(work, delay);
  }) as typeof setTimeout;
  await open({});
  globalThis.setTimeout = real;
  assert.not.ok(delays.includes(600_000));
  assert.ok(delays.some((delay) => delay > 1000 && delay < 45_000));
});

for (const [what, seconds, kind] of [
  ['forward, as after the device has slept', 3600, 'unknown'],
  ['back to when an earlier customer paid', -590, 'loading'],
] as const) {
  test(`when the clock is set ${what}, nothing is shown until the next read`, () => {
    const earlier = { ...payment, creationDate: at(-600), resolutionDate: at(-600) };
    const read = { data: { pending: [], paid: [earlier] }, failed: false, readAt: NOW };
    const stateAt = (moment: number) =>
      counterState(own.businessUserId, read, { server: moment, device: moment }).kind;
    assert.is(stateAt(NOW), 'ready');
    assert.is(stateAt(NOW + seconds * 1000), kind);
  });
}

test('the display closes with the cashier’s session, or goes blank if it can’t', async () => {
  const { view } = await open({ paid: [payment] });
  let closed = 0;
  const close = window.close;
  window.close = () => {
    closed += 1;
  };
  await view.act(() => endSession('', () => undefined));
  window.close = close;
  assert.is(closed, 1);
  assert.match(textOf(view), 'Pantalla cerrada');
  assert.not.match(textOf(view), /Q80\.00|José/);
});

test('the display shows data to cashiers only', async () => {
  for (const type of ['admin', 'branch_admin'] as const) {
    leaveSession();
    const { userData, ...rest } = session();
    startSession({ ...rest, userData: { ...userData, user: { ...userData.user, type } } });
    const { view, api } = await open({ paid: [payment] });
    assert.match(textOf(view), 'Pantalla cerrada');
    assert.equal(api.calls, []);
  }
});

test.run();
