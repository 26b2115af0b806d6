import type { BusinessApi, Result } from '@cobros/sdk';
import { retryingFetch } from '@cobros/sdk/retrying-fetch';
import { signUpContent } from '#test/fixtures/sign-up-content.ts';
import { fakeTimers } from '#test/support/fake-timers.ts';
import { failureOf } from '#test/support/unwrap-result.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { recordedClient } from '../../support/recorded-client.ts';
import { assert, test } from '../../support/test.ts';

const { random } = Math;
test.before.each(() => {
  // Makes the pauses between attempts zero.
  Math.random = () => 0;
});
test.after(() => {
  Math.random = random;
});

const busy = (status: number, wait = '0') =>
  failureResponse(status, { title: 'Servicio', message: 'Ocupado' }, { 'Retry-After': wait });

/** A client whose server gives these responses one after the other; an error makes the connection fail. */
function clientOf(...outcomes: (Response | Error)[]) {
  const sent: Request[] = [];
  const fetch = retryingFetch({
    fetch: async (request) => {
      sent.push(request.clone());
      const outcome = outcomes[sent.length - 1] ?? successResponse({});
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  });
  const { api } = recordedClient(fetch, { getCaptchaToken: () => 'token-1' });
  return { api, sent };
}

const keyOf = (request: Request | undefined) => request?.headers.get('Idempotency-Key');
const REQUEST = { friUserId: 'au_maria', amount: 125.5 };

test('a read is repeated until it succeeds, and the fourth failure is returned', async () => {
  const { api, sent } = clientOf(new TypeError('fetch failed'), busy(429), busy(500), busy(503), busy(503));
  assert.is(failureOf(await api.transactions.listPending()).status, 503);
  assert.is(sent.length, 4);
});

test('a payment request is sent again with the same key and the same body', async () => {
  const { api, sent } = clientOf(new TypeError('fetch failed'), busy(502));
  assert.ok((await api.transactions.sendRequest(REQUEST)).ok);
  assert.match(keyOf(sent[0]) ?? '', /^[A-Za-z0-9_-]{8,128}$/);
  assert.equal(sent.map(keyOf), [keyOf(sent[0]), keyOf(sent[0]), keyOf(sent[0])]);
  const bodies = await Promise.all(sent.map((request) => request.json()));
  assert.equal(bodies, Array(3).fill({ requestContent: REQUEST }));
});

test('two payment requests get two keys, and a key set by the caller is kept', async () => {
  const { api, sent } = clientOf();
  await api.transactions.sendRequest(REQUEST);
  await api.transactions.sendRequest(REQUEST);
  await api.transactions.sendRequest(REQUEST, { idempotencyKey: 'pedido-1024' });
  assert.is.not(keyOf(sent[0]), keyOf(sent[1]));
  assert.is(keyOf(sent[2]), 'pedido-1024');
});

for (const [what, status, wait, call] of [
  [
    'a change without a key',
    503,
    '0',
    ({ profile }) => profile.toggleBusinessSearch({ searchEnabled: true }),
  ],
  [
    'a call whose captcha token is used up',
    503,
    '0',
    ({ signUp }) => signUp.create(signUpContent(), { idempotencyKey: 'alta-1024' }),
  ],
  ['a rejection', 422, '0', ({ transactions }) => transactions.sendRequest(REQUEST)],
  [
    'a call whose server asks for a longer pause than allowed',
    429,
    '21',
    ({ transactions }) => transactions.listPending(),
  ],
] as [string, number, string, (api: BusinessApi) => Promise<Result<unknown>>][])
  test(`${what} is not repeated`, async () => {
    const { api, sent } = clientOf(busy(status, wait));
    assert.is(failureOf(await call(api)).status, status);
    assert.is(sent.length, 1);
    assert.is(keyOf(sent[0]) === null, what === 'a change without a key' || status === 429);
  });

test('a server that asks for a pause gets no request before it is over', async () => {
  const timers = fakeTimers();
  const { api, sent } = clientOf(busy(503, '2'));
  const call = api.transactions.listPending();
  await timers.settle();
  await timers.advanceAndSettle(1_999);
  assert.is(sent.length, 1);
  timers.advance(1);
  assert.ok((await call).ok);
  assert.is(sent.length, 2);
});

test('without Retry-After each attempt waits a random time up to twice the previous one', async () => {
  const timers = fakeTimers();
  Math.random = () => 0.5;
  const lost = () => new TypeError('fetch failed');
  const { api, sent } = clientOf(lost(), lost(), lost());
  const call = api.transactions.listPending();
  for (const [attempts, wait] of [250, 500, 1_000].entries()) {
    await timers.settle();
    await timers.advanceAndSettle(wait - 1);
    assert.is(sent.length, attempts + 1);
    timers.advance(1);
  }
  assert.ok((await call).ok);
});

test('attempts or pauses that are not numbers are rejected', () => {
  for (const options of [{ attempts: Number.NaN }, { attempts: 0 }, { maxPauseMs: -1 }])
    assert.throws(() => retryingFetch(options), `attempts is ${options.attempts}`);
  for (const options of [{ attempts: 1 }, { maxPauseMs: 0 }]) assert.ok(retryingFetch(options));
});

test('an aborted call ends during the pause', async () => {
  const timers = fakeTimers();
  const abort = new AbortController();
  const { api, sent } = clientOf(busy(503, '15'));
  const call = api.transactions.listPending({}, { signal: abort.signal });
  await timers.settle();
  assert.is(sent.length, 1);
  abort.abort();
  assert.is(failureOf(await call).kind, 'aborted');
  await timers.advanceAndSettle(15_000);
  assert.is(sent.length, 1);
});
