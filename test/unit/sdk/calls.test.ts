import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { session } from '../../fixtures/session.ts';
import { transaction } from '../../fixtures/transaction.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { recordedClient } from '../../support/recorded-client.ts';

const browserInfo = {
  browserName: 'Chrome',
  browserVersion: '142.0',
  timezone: 'America/Guatemala',
  language: 'es-GT',
  timezoneOffset: 360,
  appVersion: '3.1.2',
};

test('the body has content and browser info in one envelope, and the session in its header', async () => {
  const { api, requests } = recordedClient(() => successResponse({ transaction: transaction() }), {
    browserInfo,
  });
  await api.transactions.retrieve({ transactionId: 'tx_1' });
  const [request] = requests;
  assert.is(request?.method, 'POST');
  assert.is(request?.url, 'http://pagos.test/api/transactions/v3/retrieve');
  assert.is(request?.headers.get('Authorization'), 'Bearer ficha-1');
  assert.equal(await request?.json(), { requestContent: { transactionId: 'tx_1' }, browserInfo });
});

test('browser info can be a function, which is called for every call', async () => {
  let asked = 0;
  const { api } = recordedClient(() => successResponse({}), {
    browserInfo: () => {
      asked += 1;
      return browserInfo;
    },
  });
  await api.auth.signOut();
  await api.auth.signOut();
  assert.is(asked, 2);
});

test('without browser info the envelope only has the content', async () => {
  const { api, requests } = recordedClient(() => successResponse({ transactions: [], serverTime: '' }));
  await api.transactions.listPending();
  assert.equal(await requests[0]?.json(), { requestContent: {} });
});

test('signing in sends no session and returns the new one', async () => {
  const signedIn = session();
  const { api, requests } = recordedClient(() =>
    successResponse(signedIn, { title: 'Bienvenida', message: 'Hola' }),
  );
  const result = await api.auth.signIn({ username: 'tiendaluna', password: 'Cobros#2026' });
  assert.not.ok(requests[0]?.headers.has('Authorization'));
  assert.equal(result, { ok: true, data: signedIn, info: { title: 'Bienvenida', message: 'Hola' } });
});

test('a rejected call is a failure with the server’s message and fields', async () => {
  const fields = [{ field: 'amount', message: 'debe ser mayor que 0' }];
  const info = { title: 'Datos no válidos', message: 'amount: debe ser mayor que 0', fields };
  const { api } = recordedClient(() => failureResponse(400, info));
  const result = await api.transactions.sendRequest({ friUserId: 'au_maria', amount: 0 });
  assert.equal(result, { ok: false, failure: { kind: 'answered', status: 400, ...info } });
});

const waits: [header: string, seconds: number | undefined][] = [
  ['900', 900],
  [new Date(Date.now() - 60_000).toUTCString(), 0],
  ['pronto', undefined],
];
for (const [header, seconds] of waits) {
  test(`Retry-After «${header.replace(/\d\d:.*/, '…')}» is read as ${seconds ?? 'unknown'} seconds`, async () => {
    const { api } = recordedClient(() =>
      failureResponse(429, { title: 'a', message: 'b' }, { 'Retry-After': header }),
    );
    const result = await api.auth.signIn({ username: 'tiendaluna', password: 'mal' });
    assert.is(!result.ok && result.failure.retryAfterSeconds, seconds);
  });
}

const unreadable: [what: string, response: () => Response][] = [
  ['an HTML page', () => new Response('<h1>hola</h1>')],
  ['a failed proxy', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ['an empty body', () => new Response('', { status: 200 })],
  ['null content', () => successResponse(null)],
  ['JSON without an envelope', () => Response.json({ transactions: [] })],
  ['a JSON text', () => Response.json('hola')],
  ['a failure without a message', () => failureResponse(500, { title: 'Error' })],
  ['a failure without info', () => Response.json({ error: 'x' }, { status: 500 })],
];
for (const [what, response] of unreadable) {
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
    });
    const isJson = await response()
      .json()
      .then(
        () => true,
        () => false,
      );
    assert.is(cause instanceof SyntaxError, !isJson);
  });
}

test('each sign-up call sends a new captcha token, and no session', async () => {
  let spent = 0;
  const { api, requests } = recordedClient(() => successResponse({ states: [], banks: [] }), {
    getCaptchaToken: async () => {
      spent += 1;
      return `prueba-${spent}`;
    },
  });
  await api.signUp.listStates();
  await api.signUp.listBanks();
  assert.equal(
    requests.map(({ headers }) => headers.get('captcha-token')),
    ['prueba-1', 'prueba-2'],
  );
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

test('requesting a captcha challenge uses up no token', async () => {
  const { api, requests } = recordedClient(() => successResponse({}), { getCaptchaToken: () => 'prueba' });
  await api.signUp.getCaptchaChallenge();
  assert.not.ok(requests[0]?.headers.has('captcha-token'));
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
  assert.equal(
    requests.map(({ headers }) => headers.get('Idempotency-Key')),
    ['key-of-cancel-24', 'my-own-key', 'key-of-default-branch-13', null],
  );
});

test('a field that is undefined is not sent', async () => {
  const { api, requests } = recordedClient(() => successResponse({ transaction: {} }));
  const content = { friUserId: 'au_maria', amount: 1, note: undefined, businessBranchId: undefined };
  await api.transactions.sendRequest(content, { signal: undefined, idempotencyKey: undefined });
  assert.equal(await requests[0]?.json(), { requestContent: { friUserId: 'au_maria', amount: 1 } });
  assert.not.ok(requests[0]?.headers.has('Idempotency-Key'));
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
