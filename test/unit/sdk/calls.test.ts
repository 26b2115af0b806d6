import { fakeTimers } from '../../support/fake-timers.ts';
import { failureOf } from '../../support/unwrap-result.ts';
import { transaction } from '../fixtures/transaction.ts';
import { failureResponse, successResponse } from '../support/envelope-responses.ts';
import { recordedClient } from '../support/recorded-client.ts';
import { assert, test } from '../support/test.ts';

const browserInfo = {
  browserName: 'Chrome',
  browserVersion: '142.0',
  timezone: 'America/Guatemala',
  language: 'es-GT',
  timezoneOffset: 360,
  appVersion: '3.1.2',
};

test('the body has content and browser info, which can be a function, in one envelope, and the session in its header', async () => {
  for (const given of [browserInfo, () => browserInfo]) {
    const { api, requests } = recordedClient(() => successResponse({ transaction: transaction() }), {
      browserInfo: given,
    });
    await api.transactions.retrieve({ transactionId: 'tx_1' });
    const [request] = requests;
    assert.is(request?.method, 'POST');
    assert.is(request?.url, 'http://pagos.test/api/transactions/v3/retrieve');
    assert.is(request?.headers.get('Authorization'), 'Bearer ficha-1');
    assert.equal(await request?.json(), { requestContent: { transactionId: 'tx_1' }, browserInfo });
  }
});

test('a rejected call is a failure with the server’s message, code and fields, and the request id', async () => {
  const fields = [{ field: 'amount', message: 'debe ser mayor que 0' }];
  const message = 'Un dato debe ser mayor que 0';
  const info = { title: 'Datos no válidos', message, code: 'invalid-content', fields };
  const { api } = recordedClient(() => failureResponse(400, info, { 'X-Request-Id': 'id-1' }));
  const result = await api.transactions.sendRequest({ friUserId: 'au_maria', amount: 0 });
  assert.equal(result, { ok: false, failure: { kind: 'answered', status: 400, requestId: 'id-1', ...info } });
});

test('Retry-After is read as seconds or as a date, by the clock of the server if it sends that', async () => {
  fakeTimers();
  const now = Math.floor(Date.now() / 1000) * 1000;
  for (const [header, seconds, date] of [
    ['900', 900],
    [new Date(now + 60_000).toUTCString(), 60],
    [new Date(now - 60_000).toUTCString(), 0],
    ...['pronto', '1.5', '-5', '3, 9'].map((header) => [header, undefined] as const),
    [new Date(now + 7_260_000).toUTCString(), 60, new Date(now + 7_200_000).toUTCString()],
  ] as const) {
    const headers = { 'Retry-After': header, ...(date ? { Date: date } : {}) };
    const { api } = recordedClient(() => failureResponse(429, { title: 'a', message: 'b' }, headers));
    assert.is(
      failureOf(await api.auth.signIn({ username: 'tiendaluna', password: 'mal' })).retryAfterSeconds,
      seconds,
      header,
    );
  }
});

const unreadable: [what: string, response: () => Response][] = [
  ['an HTML page', () => new Response('<h1>hola</h1>')],
  [
    'a failed proxy',
    () => new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'X-Request-Id': 'id-2' } }),
  ],
  ['an empty body', () => new Response('', { status: 200 })],
  ['null content', () => successResponse(null)],
  ['JSON without an envelope', () => Response.json({ transactions: [] })],
  ['a JSON text', () => Response.json('hola')],
  ['a failure without a message', () => failureResponse(500, { title: 'Error' })],
  ['a failure without info', () => Response.json({ error: 'x' }, { status: 500 })],
];
for (const [what, response] of unreadable)
  test(`${what} is an unreadable response`, async () => {
    const { api } = recordedClient(response);
    const result = await api.transactions.listPaid();
    assert.ok(!result.ok && result.failure.kind === 'unreadable');
    const { cause, ...failure } = result.failure;
    assert.equal(failure, {
      kind: 'unreadable',
      title: 'Error',
      message: 'Ocurrió un error, intente nuevamente',
      status: response().status,
      ...(what === 'a failed proxy' && { requestId: 'id-2' }),
    });
    assert.is(cause instanceof SyntaxError, /^(<|$)/.test(await response().text()));
  });

test('each sign-up call sends a new captcha token, and no session', async () => {
  const tokens = ['prueba-1', 'prueba-2'];
  const { api, requests } = recordedClient(() => successResponse({ states: [], banks: [] }), {
    getCaptchaToken: async () => tokens.shift() ?? '',
  });
  await api.signUp.listStates();
  await api.signUp.listBanks();
  const sent = requests.map(({ headers }) => headers.get('captcha-token'));
  assert.equal(sent, ['prueba-1', 'prueba-2']);
  assert.not.ok(requests.some(({ headers }) => headers.has('Authorization')));
});

test('without a captcha token the call is not made, and returns the token’s failure', async () => {
  const failure = { kind: 'answered', title: 'Afiliación', message: 'Espera 1 minuto', status: 429 } as const;
  const { api, requests } = recordedClient(() => successResponse({ states: [] }), {
    getCaptchaToken: () => ({ ok: false, failure }),
  });
  assert.equal(await api.signUp.listStates(), { ok: false, failure });
  assert.is(requests.length, 0);
});

test('path parameters are encoded', async () => {
  const { api, requests } = recordedClient(() => successResponse({ available: false }));
  await api.signUp.checkUsername('a/../b?c');
  assert.is(requests[0]?.url, 'http://pagos.test/api/sign-up/v2/check-username/a%2F..%2Fb%3Fc');
});

test('the client chooses the key of every call that takes one and has none', async () => {
  const { api, requests } = recordedClient(() => successResponse({ transaction: {} }), {
    makeKeyed: (path, content, send) =>
      send(`key-of-${path.split('/').at(-1)}-${JSON.stringify(content).length}`),
  });
  await api.transactions.cancelRequest({ transactionId: 'tx_1' });
  await api.transactions.refund({ transactionId: 'tx_1' }, { idempotencyKey: 'my-own-key' });
  await api.branches.setDefault({ id: 'br_1' });
  await api.transactions.listPending();
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  assert.equal(keys, ['key-of-cancel-24', 'my-own-key', 'key-of-default-branch-13', null]);
});

test('a call that takes a key, and is given none by caller or client, has one of its own', async () => {
  const { api, requests } = recordedClient(() => successResponse({ transaction: {} }));
  await api.transactions.refund({ transactionId: 'tx_1' }, { idempotencyKey: undefined });
  await api.transactions.refund({ transactionId: 'tx_1' });
  await api.transactions.retrieve({ transactionId: 'tx_1' });
  const [first, second, read] = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  assert.match(first ?? '', /^[A-Za-z0-9_-]{8,128}$/);
  assert.is.not(second, first);
  assert.is(read, null);
});

test('a field that is undefined is not sent', async () => {
  const { api, requests } = recordedClient(() => successResponse({ transaction: {} }));
  const content = { friUserId: 'au_maria', amount: 1, note: undefined, businessBranchId: undefined };
  await api.transactions.sendRequest(content, { signal: undefined });
  assert.equal(await requests[0]?.json(), { requestContent: { friUserId: 'au_maria', amount: 1 } });
});

test('a document is sent as a form with its kind and its name', async () => {
  const { api, requests } = recordedClient(() => successResponse({ document: {} }));
  await api.signUp.uploadDocument('identity', new File(['%PDF'], 'dpi.pdf'));
  const form = await requests[0]?.formData();
  assert.is(form?.get('kind'), 'identity');
  const file = form?.get('file');
  assert.ok(file instanceof File);
  assert.is(file.name, 'dpi.pdf');
});
