import type { Transaction } from '@cobros/sdk';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rememberDistinct } from '../../../src/features/transaction/charge/other-payment.ts';
import { counterState } from '../../../src/screens/customer-display/counter-state.ts';
import { PaidMessage } from '../../../src/screens/customer-display/paid-message.tsx';
import { RequestAndCode } from '../../../src/screens/customer-display/request-and-code.tsx';
import { appUser } from '../../fixtures/app-user.ts';
import { paid, transaction } from '../../fixtures/transaction.ts';
import { failureResponse } from '../../support/envelope-responses.ts';
import { loadedView } from '../../support/loaded-view.ts';
import { render } from '../../support/render.tsx';
import { later, stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('words of the customer display');

const QR = 'users/v3/qr/download';
const NOW = Date.parse('2026-11-20T16:50:00.000Z');
const CASHIER = 'us_caja1';
const drawing = () => new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } });
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

async function show(request: Transaction | undefined, code: () => Response | Promise<Response> = drawing) {
  stubbedApi({ [QR]: code, 'transactions/v3/qr/download': code });
  const view = await render(<RequestAndCode request={request} cashier="Caja 1" now={NOW} />);
  return { view, text: () => view.text() };
}

test('without a request the code is shown with the cashier it pays', async () => {
  const { view, text } = await show(undefined);
  await loadedView(view);
  assert.match(text(), 'Escanea y paga');
  assert.match(text(), 'Pagas a Caja 1');
  assert.is(view.find('img').getAttribute('alt'), 'Código QR de Caja 1');
});

test('the display does not ask to scan a code that has not loaded', async () => {
  const waiting = later();
  const { view, text } = await show(undefined, () => waiting.response);
  assert.match(text(), 'Listo para cobrar');
  assert.not.ok(view.has('img'));
  // It takes the place of the code.
  assert.ok(view.has('figure'));
  await view.act(() => waiting.give(failureResponse(503, { title: 'QR', message: 'No está' })));
  await view.until(() => !view.has('figure'));
  assert.match(text(), 'Listo para cobrar');
  assert.not.ok(view.has('figure'));
});

test('a request says how much, how long it can be accepted, and that its own code works once', async () => {
  const { view, text } = await show(transaction({ paymentLink: 'https://pagos.example/pay/X' }));
  await loadedView(view);
  assert.match(text(), 'María, tu cobro es deQ125.50');
  assert.match(text(), 'Quedan 7:51');
  assert.match(text(), 'El código sirve una sola vez');
  assert.is(view.find('img').getAttribute('alt'), 'Código QR para pagar Q125.50');
});

for (const [name, shown] of [
  ['María José', /^María, tu cobro es de/],
  [' Ana', /^Ana, tu cobro es de/],
  ['  ', /^Tu cobro es de/],
] as const) {
  test(`a customer called «${name}» is addressed by the first name, if there is one`, async () => {
    const { text } = await show(transaction({ friUser: appUser({ name }) }));
    assert.match(text(), shown);
  });
}

for (const [what, over, shown] of [
  [
    'all of it',
    { authorizationNumber: '804522' },
    'PagadoQ125.5010:43 · Caja 1Autorización …4522Gracias, MaríaHace 5 s',
  ],
  ['no authorization', {}, 'PagadoQ125.5010:43 · Caja 1Gracias, MaríaHace 5 s'],
  ['no name', { friUser: appUser({ name: '' }) }, 'PagadoQ125.5010:43 · Caja 1GraciasHace 5 s'],
  ['no time', { formattedResolutionTime: null }, 'PagadoQ125.50 · Caja 1Gracias, MaríaHace 5 s'],
] as const) {
  test(`a payment with ${what} is thanked for`, async () => {
    const view = await render(
      <PaidMessage payment={paid(over)} paidAt={NOW - 5_400} cashier="Caja 1" now={NOW} />,
    );
    assert.is(view.text(), shown);
  });
}

test('a payment dated ahead by a wrong clock counts as just received', async () => {
  const view = await render(<PaidMessage payment={paid()} paidAt={NOW + 3000} cashier="Caja 1" now={NOW} />);
  assert.match(view.text(), 'Hace 0 s');
  assert.ok(view.findAll('[aria-hidden] > div').some(({ style }) => style.width === '100%'));
});

const own = { businessUserId: CASHIER };
const request = (id: string, seconds: number, over: Partial<Transaction> = {}) =>
  transaction({ ...own, id, creationDate: at(seconds), expirationDate: at(600), ...over });
const payment = (id: string, seconds: number, over: Partial<Transaction> = {}) =>
  paid({ ...own, id, creationDate: at(seconds), resolutionDate: at(seconds), ...over });

for (const [what, pending, received, kind, id] of [
  ['the newest of two requests', [request('r1', -60), request('r2', -20)], [], 'waiting', 'r2'],
  ['the newest, whichever comes first', [request('r2', -20), request('r1', -60)], [], 'waiting', 'r2'],
  ['the newest of two payments', [], [payment('c1', -30), payment('c2', -10)], 'paid', 'c2'],
  ['the newer payment before the request', [request('r1', -20)], [payment('c1', -10)], 'paid', 'c1'],
  ['the newer request before the payment', [request('r1', -5)], [payment('c1', -10)], 'waiting', 'r1'],
  ['no request that is over', [request('r1', -20, { expirationDate: at(0) })], [], 'ready', undefined],
  ['a request in its last second', [request('r1', -20, { expirationDate: at(1) })], [], 'waiting', 'r1'],
  ['no request of a quarter of an hour ago', [request('r1', -900)], [], 'ready', undefined],
  ['one of a second less', [request('r1', -899)], [], 'waiting', 'r1'],
  ['no request without an end', [request('r1', -20, { expirationDate: null })], [], 'ready', undefined],
  [
    'no payment that waits to be assigned',
    [request('r1', -20, { origin: 'payment' })],
    [],
    'ready',
    undefined,
  ],
  ['no payment of 45 seconds ago', [], [payment('c1', -45)], 'ready', undefined],
  ['one of 44 seconds ago', [], [payment('c1', -44)], 'paid', 'c1'],
] as const) {
  test(`the display shows ${what}`, () => {
    const read = { data: { pending, paid: received }, failed: false, readAt: NOW };
    const state = counterState(CASHIER, read, { server: NOW, device: NOW });
    assert.is(state.kind, kind);
    assert.is('transaction' in state ? state.transaction.id : undefined, id);
  });
}

for (const [what, received, failed, age, kind] of [
  ['a payment stays true without a connection', [payment('c1', -10)], true, 20_000, 'paid'],
  ['without a connection nothing else is known', [], true, 20_000, 'unknown'],
  ['what was read 45 seconds ago is still known', [], false, 45_000, 'ready'],
  ['what was read earlier is not', [], false, 45_001, 'unknown'],
  ['a page’s clock may be two seconds behind', [], false, -2000, 'ready'],
] as const) {
  test(what, () => {
    const read = { data: { pending: [], paid: received }, failed, readAt: NOW - age };
    const state = counterState(CASHIER, read, { server: NOW, device: NOW });
    assert.is(state.kind, kind);
    if (state.kind === 'unknown') assert.is(state.since, NOW - age);
  });
}

test('who was asked for an amount is not thanked for another customer’s payment when that request has ended', () => {
  const [asked, came] = [request('r1', -20), payment('c1', -10, { origin: 'payment' })];
  const stateWith = (pending: Transaction[]) =>
    counterState(
      CASHIER,
      { data: { pending, paid: [came] }, failed: false, readAt: NOW },
      { server: NOW, device: NOW },
    ).kind;
  assert.is(stateWith([asked]), 'twice');
  rememberDistinct(asked, came);
  assert.is(stateWith([asked]), 'waiting');
  assert.is(stateWith([]), 'ready');
});

test('before the first read the display is empty', () => {
  const read = { data: undefined, failed: false, readAt: undefined };
  assert.equal(counterState(CASHIER, read, { server: NOW, device: NOW }), { kind: 'loading' });
});

test.run();
