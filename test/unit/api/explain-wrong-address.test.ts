import type { Failure } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { startApi } from '#api/api-options.ts';
import { explainWrongAddress } from '#api/explain-wrong-address.ts';
import { keyedApi } from '#api/keyed-calls.ts';
import { resource } from '#stores/resource.ts';
import { stubbedApi } from '../support/stubbed-api.ts';
import { assert, test } from '../support/test.ts';

const realFetch = globalThis.fetch;
test.after.each(() => {
  globalThis.fetch = realFetch;
});

const cut = (): never => {
  throw new TypeError('Failed to fetch');
};
const answers = () => new Response();
const blockedByPolicy = () => {
  const violation = new Event('securitypolicyviolation');
  document.dispatchEvent(Object.assign(violation, { blockedURI: 'http://pagos.test/' }));
  return cut();
};

const NETWORK: Failure = { kind: 'network', title: 'Sin conexión', message: 'No se pudo conectar' };
const UNREADABLE: Failure = { kind: 'unreadable', title: 'Error', message: 'Ocurrió un error', status: 404 };

for (const [name, failure, api, portal, says] of [
  ['a page instead of the API', UNREADABLE, cut, cut, 'en http://pagos.test/api (404) no es el servicio'],
  ['a policy that blocks it', NETWORK, blockedByPolicy, answers, 'no permite llamar a http://pagos.test'],
  ['an API for other origins', NETWORK, answers, answers, 'http://pagos.test contesta, pero no admite'],
  ['nobody at the address', NETWORK, cut, answers, 'El portal responde, pero http://pagos.test no'],
] as const)
  test(`what is wrong with the address of the API is said: ${name}`, async () => {
    const { title, message } = await explained(failure, api, portal);
    assert.is(title, 'La dirección del servicio');
    assert.match(message, says);
    assert.match(message, '«apiBaseUrl» de config.json');
  });

const CUT_OFF: Failure = { ...UNREADABLE, status: 200 };
const page = () => new Response('', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

test('a response of 200 that cannot be read is a wrong address only if a page is there', async () => {
  assert.match((await explained(CUT_OFF, page, answers)).message, '(200) no es el servicio');
  for (const api of [answers, cut]) assert.is(await explained(CUT_OFF, api, answers), CUT_OFF);
});

test('without any connection the failure stays as it is', async () => {
  assert.is(await explained(NETWORK, cut, cut), NETWORK);
});

function explained(failure: Failure, api: () => Response, portal: () => Response): Promise<Failure> {
  stubbedApi({});
  globalThis.fetch = async (url) => (String(url).startsWith('http://pagos.test') ? api() : portal());
  return explainWrongAddress(failure);
}

test('whoever is signed in is told the same at a read and at a change, until the address has answered once', async () => {
  stubbedApi({});
  startApi({ baseUrl: 'http://otro.test/api', getSessionId: () => 'ficha-1', fetch: cut });
  const fetched: string[] = [];
  globalThis.fetch = async (url) => {
    fetched.push(String(url));
    return String(url).startsWith('http://otro.test') ? cut() : answers();
  };
  const read = resource('prueba', () => keyedApi(createTransactionsApi).retrieve({ transactionId: 'tx_1' }));
  const cancel = () => keyedApi(createTransactionsApi).cancelRequest({ transactionId: 'tx_1' });
  await read.refresh();
  assert.match(read.failure.peek()?.message ?? '', 'El portal responde, pero http://otro.test no.');
  assert.is(read.failure.peek()?.kind, 'network');
  const canceled = await cancel();
  assert.match(canceled.ok ? '' : canceled.failure.message, 'El portal responde, pero http://otro.test no.');

  await resource('otra', async () => ({ ok: true, data: 1 })).refresh();
  fetched.length = 0;
  await read.refresh();
  assert.match(read.failure.peek()?.message ?? '', 'No se pudo conectar');
  assert.equal(fetched, []);
});

test('what does not exist at a right address is not taken for a wrong one', async () => {
  stubbedApi({});
  startApi({ baseUrl: 'http://tercero.test/api', getSessionId: () => 'ficha-1' });
  const missing: Failure = {
    kind: 'answered',
    title: 'No existe',
    message: 'No hay',
    status: 404,
    code: 'not-found',
  };
  const read = resource('falta', async () => ({ ok: false, failure: missing }));
  await read.refresh();
  assert.is(read.failure.peek()?.title, 'No existe');
});
