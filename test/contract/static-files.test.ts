import { writeFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DEMO_SIGN_INS } from '#sandbox/operation/seed/demo-sign-ins.ts';
import { openSite } from '../support/in-process-site.ts';
import { assertInProportion } from '../support/processor-time.ts';
import { assert, PAGE, SCRIPT, siteOf, test } from '../support/suite.ts';

const site = await siteOf();

const navigation = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
const get = (path: string, headers: Record<string, string> = {}) => site.fetch(path, { headers });
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

const SERVED = ['/', '/assets/main-A1B2C3.js', '/config.json', '/sandbox', '/docs/business-api.json'];

test('a file with a hash in its name is cached forever', async () => {
  const { headers } = await get('/assets/main-A1B2C3.js');
  assert.is(headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
  assert.match(headers.get('Content-Type') ?? '', 'text/javascript');
});

test('a compressed file is served if the browser accepts it, brotli first', async () => {
  const path = '/assets/main-A1B2C3.js';
  const brotli = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' });
  assert.is(brotli.headers.get('Content-Encoding'), 'br');
  assert.is(brotli.headers.get('Vary'), 'Accept-Encoding');
  assert.is(brotliDecompressSync(await bytesOf(brotli)).toString(), SCRIPT);

  const gzip = await get(path, { 'Accept-Encoding': 'gzip' });
  assert.is(gzip.headers.get('Content-Encoding'), 'gzip');
  assert.is(gunzipSync(await bytesOf(gzip)).toString(), SCRIPT);

  const plain = await get(path, { 'Accept-Encoding': 'identity' });
  assert.is(plain.headers.get('Content-Encoding'), null);
  assert.is(await plain.text(), SCRIPT);
});

test('/metrics on the portal’s port does not return the page', async () => {
  for (const Accept of ['*/*', 'application/openmetrics-text;version=1.0.0,*/*;q=0.1', 'text/html'])
    assert.is((await get('/metrics', { Accept })).status, 404, Accept);
});

const REVALIDATED = ['/transaction/dashboard', '/service-worker.js', '/favicon.svg', '/docs'];
for (const path of ['/', '/config.json', '/sandbox', '/docs/business-api.json', ...REVALIDATED])
  test(`${path} is revalidated each time, with a 304 if unchanged`, async () => {
    const visit = { ...navigation.headers, 'Accept-Encoding': 'gzip, deflate, br' };
    const first = await get(path, visit);
    assert.is(first.headers.get('Cache-Control'), 'no-cache');
    const tag = first.headers.get('ETag') ?? '';
    const again = await get(path, { ...visit, 'If-None-Match': tag });
    assert.is(again.status, 304);
    assert.is(await again.text(), '');
    assert.is((await get(path, { ...visit, 'If-None-Match': '"another"' })).status, 200);
  });

test('a changed page is sent again', async () => {
  const path = `${site.portalFolder}/robots.txt`;
  await writeFile(path, 'User-agent: *');
  const tag = (await get('/robots.txt')).headers.get('ETag') ?? '';
  await writeFile(path, 'User-agent: nobody');
  assert.is((await get('/robots.txt', { 'If-None-Match': tag })).status, 200);
});

for (const path of ['/auth/login', '/transaction/dashboard', '/branches/checkouts?x=1', '/no/such/route'])
  test(`navigating to ${path} returns the page`, async () => {
    const answer = await site.fetch(path, navigation);
    assert.is(answer.status, 200);
    assert.is(await answer.text(), PAGE);
    assert.is(answer.headers.get('Cache-Control'), 'no-cache');
  });

test('Accept: */* gets the page only at addresses of the portal', async () => {
  for (const headers of [{}, { Accept: '*/*' }, { Accept: 'image/webp, */*;q=0.8' }]) {
    assert.is(await (await get('/transaction/dashboard', headers)).text(), PAGE);
    for (const path of [
      '/missing.png',
      '/branches/old.js',
      '/assets/old',
      '/api/nothing',
      '/sandbox/nothing',
    ])
      assert.is((await get(path, headers)).status, 404, path);
  }
});

test('an unknown asset or image, or a page requested as data, returns 404 and is not cached', async () => {
  const { status, headers } = await site.fetch('/assets/main-OLD.js', navigation);
  assert.equal([status, headers.get('Cache-Control')], [404, 'no-store']);
  assert.is((await get('/missing.png', { Accept: 'image/*' })).status, 404);
  assert.is((await get('/transaction/dashboard', { Accept: 'application/json' })).status, 404);
});

test('an unknown call of the API returns 404 in an envelope, even when navigated to', async () => {
  const answer = await site.fetch('/api/nothing', navigation);
  assert.is(answer.status, 404);
  assert.is((await answer.json()).responseContent, null);
});

test('HEAD returns the status and headers of GET, without the body', async () => {
  for (const path of [...SERVED, '/transaction/dashboard', '/docs', '/nothing.png'])
    for (const headers of [navigation.headers, { ...navigation.headers, 'Accept-Encoding': 'br' }]) {
      const whole = await get(path, headers);
      const tag = whole.headers.get('ETag');
      const answer = await site.fetch(path, { method: 'HEAD', headers });
      assert.is(answer.status, whole.status, path);
      assert.is(await answer.text(), '');
      assert.equal(withoutId(answer), withoutId(whole), path);
      if (!tag) continue;
      const unchanged = { ...headers, 'If-None-Match': tag };
      const again = await site.fetch(path, { method: 'HEAD', headers: unchanged });
      assert.is(again.status, 304, path);
      assert.equal(withoutId(again), withoutId(await get(path, unchanged)), path);
    }
});

function withoutId({ headers }: Response) {
  const { 'x-request-id': _, date, ...all } = Object.fromEntries(headers);
  return all;
}

for (const [method, path, allow] of [
  ['POST', '/', 'GET, HEAD'],
  ['POST', '/healthz', 'GET, HEAD'],
  ['GET', '/sandbox/v1/reset', 'POST'],
  ['POST', '/api/branch/v3/update', 'PUT'],
  ['OPTIONS', '/api/sign-up/v2/cities/gt-01', 'GET, HEAD'],
  ['POST', '/api/media/avatars/av_1.webp', 'GET, HEAD'],
] as const)
  test(`${method} ${path} returns 405 with Allow: ${allow}`, async () => {
    const json = method === 'POST' ? { body: '{}', headers: { 'Content-Type': 'application/json' } } : {};
    const answer = await site.fetch(path, { method, ...json });
    assert.is(answer.status, 405);
    assert.is(answer.headers.get('Allow'), allow);
  });

for (const path of ['/assets/main-A1B2C3.js', '/favicon.svg', '/docs/business-api.json', '/sandbox'])
  test(`${path} is sent whole, even if a range is requested`, async () => {
    const whole = await get(path);
    const body = await whole.text();
    for (const more of [{}, { 'If-Range': whole.headers.get('ETag') ?? '"x"' }]) {
      const answer = await get(path, { Range: 'bytes=0-6', ...more });
      assert.is(answer.status, 200);
      assert.is(await answer.text(), body);
      assert.equal(withoutId(answer), withoutId(whole));
    }
  });

test('a long address of dots takes time in proportion to its length', () =>
  assertInProportion(100_000, (length) => get(`/${'.'.repeat(length)}/`, { Accept: '*/*' })));

for (const path of [
  '/../secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '//secret.txt',
])
  test(`${path} cannot leave the folder`, async () => {
    const answer = await get(path);
    assert.is(answer.status, 404);
    assert.not.match(await answer.text(), 'not for the world');
  });

test('config.json is the portal’s file plus the sandbox’s additions', async () => {
  const config = await (await get('/config.json', { 'Accept-Encoding': 'br' })).json();
  assert.is(config.brandName, 'cobros');
  assert.is(config.sandbox.worldUrl, '/sandbox');
  assert.equal(config.sandbox.signIns, DEMO_SIGN_INS);
});

test('a config.json that is not JSON is served unchanged', async () => {
  const path = `${site.portalFolder}/config.json`;
  await writeFile(path, '{ broken');
  assert.is(await (await get('/config.json')).text(), '{ broken');
  await writeFile(path, '{"brandName":"cobros"}');
});

test('a file that whoever installs the portal may edit is never served from a compressed copy', async () => {
  const plain = await siteWithoutWorld();
  for (const name of ['config.json', 'robots.txt', 'manifest.webmanifest', 'favicon.svg']) {
    await writeFile(`${plain.portalFolder}/${name}`, 'edited');
    for (const copy of ['br', 'gz']) await writeFile(`${plain.portalFolder}/${name}.${copy}`, 'of the build');
    const answer = await plain.fetch(`/${name}`, { headers: { 'Accept-Encoding': 'gzip, br' } });
    assert.is(await answer.text(), 'edited', name);
    assert.is(answer.headers.get('Content-Encoding'), null, name);
  }
});

test('below a path, page and files are served there and every other address leads there', async () => {
  const below = await siteWithoutWorld('/portal');
  const page = { headers: navigation.headers };
  for (const path of ['/portal', '/portal/', '/portal/transaction/dashboard']) {
    const answer = await below.fetch(path, page);
    assert.is(await answer.text(), PAGE, path);
    assert.match(answer.headers.get('Content-Security-Policy') ?? '', 'sha256', path);
  }
  for (const path of ['/portal/config.json', '/portal/service-worker.js', '/portal/assets/main-A1B2C3.js'])
    assert.is((await below.fetch(path)).status, 200, path);
  assert.is((await below.fetch('/portal/assets/main-OLD.js')).status, 404);
  assert.is((await below.fetch('/api/nothing')).status, 404);
  for (const path of ['/', '/summary?from=2026-11-01', '/portalx'])
    assert.is((await below.fetch(path, page)).headers.get('Location'), `/portal${path}`);
});

async function siteWithoutWorld(basePath = '') {
  const plain = await openSite({ world: false, basePath });
  test.after(() => plain.close());
  return plain;
}
