import { getEventListeners } from 'node:events';
import type { BusinessApi, BusinessApiOptions, Result } from '@cobros/sdk';
import { waitForPayment } from '@cobros/sdk/wait-for-payment';
import { fakeTimers } from '../../support/fake-timers.ts';
import { failureOf } from '../../support/unwrap-result.ts';
import { failureResponse, successResponse } from '../support/envelope-responses.ts';
import { recordedClient } from '../support/recorded-client.ts';
import { assert, test } from '../support/test.ts';

/** A server that never responds. */
const silent = () => new Promise<Response>(() => undefined);

const kindOf = async (call: Promise<{ ok: boolean; failure?: { kind: string } }>) =>
  (await call).failure?.kind;

test('an unreachable server is a network failure, and its cause is kept', async () => {
  const cause = new TypeError('fetch failed');
  const { api } = recordedClient(() => {
    throw cause;
  });
  const result = await api.transactions.listPending();
  assert.ok(!result.ok && result.failure.kind === 'network');
  assert.equal([result.failure.title, result.failure.cause], ['Sin conexión', cause]);
});

test('a response that does not arrive, or stops half-way, within the timeout of its client or of its call is a timeout', async () => {
  const start = (stream: ReadableStreamDefaultController) => stream.enqueue(new Uint8Array([123]));
  for (const respond of [silent, () => new Response(new ReadableStream({ start }))]) {
    const { api } = recordedClient(respond, { timeoutMs: 5 });
    assert.is(await kindOf(api.transactions.listPending()), 'timeout');
  }
  const { api: patient } = recordedClient(silent);
  assert.is(await kindOf(patient.transactions.listPending({}, { timeoutMs: 5 })), 'timeout');
});

test('a call without a time limit waits for its response, whatever the limit of its client', async () => {
  const respond = async () => {
    // Long enough to see a timer of `Infinity`, which fires at once.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return successResponse({ transactions: [] });
  };
  const { api } = recordedClient(respond, { timeoutMs: 1 });
  assert.ok((await api.transactions.listPending({}, { timeoutMs: Number.POSITIVE_INFINITY })).ok);
});

test('a call that has ended leaves no timer and no listener behind, so that a program can end', async () => {
  const timers = fakeTimers();
  const { signal } = new AbortController();
  const { api } = recordedClient(() => successResponse({ transactions: [] }));
  assert.ok((await api.transactions.listPending({}, { signal })).ok);
  assert.equal(getEventListeners(signal, 'abort'), []);
  const { api: failing } = recordedClient(() => failureResponse(500, { title: 'Error', message: 'Caído' }));
  assert.is(await kindOf(failing.transactions.listPending()), 'answered');
  assert.is(timers.left(), 0);
});

test('a call aborted by its caller, or whose signal is aborted already, aborts its request and is a failure of kind aborted', async () => {
  const abort = new AbortController();
  const { api, requests } = recordedClient(silent);
  const call = api.transactions.listPending({}, { signal: abort.signal });
  while (requests.length === 0) await Promise.resolve();
  abort.abort();
  const result = await call;
  assert.equal(!result.ok && [result.failure.kind, result.failure.title], ['aborted', 'Cancelado']);
  assert.ok(requests[0]?.signal.aborted);
  assert.is(await kindOf(api.transactions.listPending({}, { signal: abort.signal })), 'aborted');
});

test('the server’s time is reported if the response has a readable one', async () => {
  for (const [header, reported] of [
    [{ Date: 'Fri, 20 Nov 2026 16:42:51 GMT' }, [Date.parse('2026-11-20T16:42:51Z')]],
    [{ Date: 'mañana' }, []],
    [{}, []],
  ] as const) {
    const moments: number[] = [];
    const { api } = recordedClient(() => Response.json({ responseContent: {} }, { headers: header }), {
      onServerTime: (moment) => moments.push(moment),
    });
    await api.transactions.listPending();
    assert.equal(moments, reported);
  }
});

test('a failure without a title or a message has the usual one', async () => {
  for (const [info, texts] of [
    [{ title: '', message: '' }, ['Error', 'Ocurrió un error, intente nuevamente']],
    [{ title: 'Cierre', message: '' }, ['Cierre', 'Ocurrió un error, intente nuevamente']],
  ] as const) {
    const { api } = recordedClient(() => failureResponse(409, info));
    const { kind, title, message } = failureOf(await api.transactions.listPending());
    assert.equal([kind, title, message], ['answered', ...texts]);
  }
});

const unauthorized = () => failureResponse(401, { title: 'Sesión', message: 'Tu sesión terminó' });

for (const [body, respond, message] of [
  ['the server’s message', unauthorized, 'Tu sesión terminó'],
  ['a default message', () => new Response('', { status: 401 }), 'Tu sesión terminó, inicia sesión de nuevo'],
] as const)
  test(`a 401 ends the session and reports it once, with ${body}`, async () => {
    const { api, sessionsEnded } = recordedClient(respond);
    const failure = { kind: 'session-ended', status: 401, title: 'Sesión', message };
    assert.equal(await api.transactions.listPending(), { ok: false, failure });
    assert.is(sessionsEnded(), 1);
  });

test('the end of a session keeps the code that the server gives it', async () => {
  const info = { title: 'Sesión', message: 'Tu sesión terminó', code: 'session-ended' };
  const { api } = recordedClient(() => failureResponse(401, info));
  const result = await api.transactions.listPending();
  assert.is(!result.ok && result.failure.code, 'session-ended');
});

test('a 401 of a sign-in does not end a session', async () => {
  const { api, sessionsEnded } = recordedClient(unauthorized);
  assert.is(await kindOf(api.auth.signIn({ username: 'tiendaluna', password: 'mal' })), 'answered');
  assert.is(sessionsEnded(), 0);
});

test('a 401 for a session that has since been replaced does not end the new one', async () => {
  let current = 'ficha-1';
  const { api, sessionsEnded } = recordedClient(
    () => {
      current = 'ficha-2';
      return unauthorized();
    },
    { getSessionId: () => current },
  );
  assert.is(await kindOf(api.transactions.listPending()), 'session-ended');
  assert.is(sessionsEnded(), 0);
});

const client = (
  options: Partial<BusinessApiOptions>,
  respond: () => Response = () => successResponse({}),
): BusinessApi => recordedClient(respond, options).api;
const dated = () => Response.json({ responseContent: {} }, { headers: { Date: new Date(0).toUTCString() } });

const oops = () => {
  throw new RangeError('own mistake');
};
const { transactions, signUp } = client({});
const cyclic: Record<string, unknown> = {};
cyclic.itself = cyclic;

/** Mistakes of the program that makes the call, which are not lost connections. */
const mistakes: [what: string, call: () => Promise<Result<unknown>>][] = [
  ['a getSessionId that throws', () => client({ getSessionId: oops }).transactions.listPending()],
  ['a browserInfo that throws', () => client({ browserInfo: oops }).transactions.listPending()],
  [
    'a getCaptchaToken that rejects',
    () => client({ getCaptchaToken: async () => oops() }).signUp.listStates(),
  ],
  [
    'an onSessionEnded that throws',
    () => client({ onSessionEnded: oops }, unauthorized).closings.preview({}),
  ],
  ['an onServerTime that throws', () => client({ onServerTime: oops }, dated).transactions.listPending()],
  ['a malformed address', () => client({ baseUrl: 'http://:port' }).transactions.listPending()],
  ['a relative address in Node', () => client({ baseUrl: '/api' }).transactions.listPending()],
  ['an address that is not of HTTP', () => client({ baseUrl: 'ftp://x/api' }).transactions.listPending()],
  ['a value that no URL can contain', () => signUp.listCities('\ud800')],
  ['a signal that is not an AbortSignal', () => transactions.listPending({}, { signal: {} as AbortSignal })],
  ['a time limit that is not a number', () => transactions.listPending({}, { timeoutMs: Number.NaN })],
  ['a negative time limit', () => transactions.listPending({}, { timeoutMs: -1 })],
  ['a client whose time limit is not a number', () => client({ timeoutMs: Number.NaN }).closings.close({})],
  ['a wait with a negative limit', () => waitForPayment(client({}), 'tx_1', { timeoutMs: -1 })],
  ['a wait whose limit is not a number', () => waitForPayment(client({}), 'tx_1', { timeoutMs: Number.NaN })],
  ['content with a cycle', () => transactions.sendRequest(cyclic as never)],
  ['polled content with a cycle', () => transactions.listPending(cyclic as never)],
  ['a client that fails to choose a key', () => client({ makeKeyed: oops }).closings.close({})],
  [
    'a key no header can contain',
    () => transactions.sendRequest({} as never, { idempotencyKey: 'ñandú ☕' }),
  ],
];

for (const [what, call] of mistakes)
  test(`${what} is a misuse whose cause is kept`, async () => {
    const result = await call();
    assert.ok(!result.ok && result.failure.kind === 'misuse', JSON.stringify(result));
    assert.instance(result.failure.cause, Error);
    assert.is(result.failure.message, 'La aplicación no pudo hacer la llamada');
  });
