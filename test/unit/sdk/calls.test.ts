import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { successResponse } from '../../support/envelope-responses.ts';
import { recordedClient } from '../../support/recorded-client.ts';

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
