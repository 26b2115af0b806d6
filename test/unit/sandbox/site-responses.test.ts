import { composeSite } from '#sandbox/operation/run/compose-site.ts';
import { readEnvironment } from '#sandbox/operation/run/environment.ts';
import { assert, test } from '../support/test.ts';

const SHOP = 'https://shop.example';
const CALL = 'http://localhost/api/transactions/v3/requests/send';

const siteWith = (origins: string) =>
  composeSite({
    api: async () => new Response('{}', { headers: { ETag: '"1"' } }),
    world: null,
    reference: async () => new Response(),
    portalFolder: 'src/static',
    isOwnHost: () => true,
    corsOrigins: readEnvironment({ CORS_ORIGINS: origins }).corsOrigins,
  });

const allowed = ({ headers }: Response) => headers.get('Access-Control-Allow-Origin');

test('a page of a configured origin may call the API and read the response headers it needs', async () => {
  const site = siteWith(`https://other.example, ${SHOP}`);
  const preflight = await site(
    new Request(CALL, {
      method: 'OPTIONS',
      headers: {
        Origin: SHOP,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
      },
    }),
  );
  assert.is(preflight.status, 204);
  assert.is(allowed(preflight), SHOP);
  assert.match(preflight.headers.get('Access-Control-Allow-Headers') ?? '', 'idempotency-key');
  const response = await site(new Request(CALL, { method: 'POST', headers: { Origin: SHOP } }));
  assert.is(allowed(response), SHOP);
  assert.match(response.headers.get('Access-Control-Expose-Headers') ?? '', /Date.*ETag.*X-Request-Id/);
});

test('other origins may not call the API, none is allowed by default, and only the API can be allowed', async () => {
  const headers = { Origin: 'https://evil.example' };
  assert.is(allowed(await siteWith(SHOP)(new Request(CALL, { headers }))), null);
  assert.is(allowed(await siteWith('')(new Request(CALL, { headers: { Origin: SHOP } }))), null);
  const world = 'http://localhost/sandbox/v1/clock';
  assert.is(allowed(await siteWith(SHOP)(new Request(world, { headers: { Origin: SHOP } }))), null);
});
