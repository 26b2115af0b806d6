import type { Failure } from '@cobros/sdk';
import { explainWrongAddress } from '#api/explain-wrong-address.ts';
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
