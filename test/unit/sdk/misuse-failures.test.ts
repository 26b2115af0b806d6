import type { BusinessApi, BusinessApiOptions, Result } from '@cobros/sdk';
import { waitForPayment } from '@cobros/sdk/wait-for-payment';
import { failureResponse, successResponse } from '../support/envelope-responses.ts';
import { recordedClient } from '../support/recorded-client.ts';
import { assert, test } from '../support/test.ts';

const client = (
  options: Partial<BusinessApiOptions>,
  respond: () => Response = () => successResponse({}),
): BusinessApi => recordedClient(respond, options).api;
const dated = () => Response.json({ responseContent: {} }, { headers: { Date: new Date(0).toUTCString() } });
const unauthorized = () => failureResponse(401, { title: 'Sesión', message: 'Tu sesión terminó' });

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
