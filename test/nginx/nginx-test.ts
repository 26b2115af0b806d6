import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as assert from 'uvu/assert';
import { toEventResponse } from '#sandbox/http/server/event-response.ts';
import { listen } from '#sandbox/http/server/listen.ts';
import { ownHosts } from '#sandbox/http/server/refuse-unknown-hosts.ts';
import { serverOriginOf } from '#sandbox/http/server/server-origin.ts';
import { composeSite } from '#sandbox/operation/run/compose-site.ts';
import { hasBrotli, startNginx } from './start-nginx.ts';

const PORTAL = 'dist/portal';
const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** Sends the next event of the stream. */
let tellMore = () => {};
const events = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      const tell = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      tell('event: ready\n\n');
      tellMore = () => tell('event: changed\n\n');
    },
  });

/** Reports what arrived, so that the test sees what nginx forwards. */
const api = async (call: Request) => {
  if (call.url.endsWith('/stream')) return toEventResponse(events(), call.method);
  return Response.json({
    path: new URL(call.url).pathname + new URL(call.url).search,
    origin: serverOriginOf(call, true),
    forwarded: call.headers.get('x-forwarded-for'),
    bytes: (await call.arrayBuffer()).byteLength,
  });
};
const site = composeSite({
  api,
  world: null,
  reference: api,
  portalFolder: PORTAL,
  isOwnHost: ownHosts({ host: '127.0.0.1', publicHosts: [] }),
});
const builtIn = await listen(site, { port: 0, host: '127.0.0.1' });
const nginx = await startNginx(PORTAL, builtIn.port);

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}
/** A request without the headers and the decompression that `fetch` adds. */
function get(base: string, path: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    request(base + path, { headers }, async (response) => {
      const body = await buffer(response);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    })
      .once('error', reject)
      .end();
  });
}

const assets = readdirSync(`${PORTAL}/assets`);
const script = `/assets/${assets.find((name) => name.endsWith('.js'))}`;
const font = `/assets/${assets.find((name) => name.endsWith('.woff2'))}`;
const encodings = ['identity', 'gzip', ...(hasBrotli ? ['gzip, br'] : [])];
const same = [
  'content-security-policy',
  'cache-control',
  'content-encoding',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-frame-options',
  'x-xss-protection',
];

const tests: Record<string, () => Promise<void>> = {
  async 'gives out the same files, statuses and headers as the built-in server'() {
    const builtInUrl = `http://localhost:${builtIn.port}`;
    const files = [
      'config.json',
      'service-worker.js',
      'favicon.svg',
      'favicon.ico',
      'icon-192.png',
      'robots.txt',
    ];
    const others = ['', 'manifest.webmanifest', 'security-policy.json', 'transaction/dashboard'];
    const missing = ['missing.png', 'assets/main-OLD.js'];
    const named = [...files, ...others, ...missing].map((name) => `/${name}`);
    for (const path of [...named, script, font])
      for (const encoding of encodings) {
        const headers = { 'Accept-Encoding': encoding };
        const [one, other] = await Promise.all([
          get(nginx.url, path, headers),
          get(builtInUrl, path, headers),
        ]);
        const about = `${path} ${encoding}`;
        assert.is(one.status, other.status, about);
        for (const name of same) assert.is(one.headers[name], other.headers[name], `${about}: ${name}`);
        if (one.status === 200) assert.ok(one.body.equals(other.body), about);
        const type = (got: Got) =>
          String(got.headers['content-type'])
            .split(';')[0]
            ?.replace('application/javascript', 'text/javascript');
        if (one.status === 200) assert.is(type(one), type(other), about);
      }
  },
  async 'every address that is navigated to is the page, with the policy of the build'() {
    const page = await get(nginx.url, '/');
    const paths = ['/auth/login', '/transaction/dashboard', '/branches/checkouts?x=1', '/no/such/route'];
    for (const path of paths)
      for (const Accept of [PAGE, '*/*']) {
        const got = await get(nginx.url, path, { Accept });
        assert.is(got.status, 200, path);
        assert.ok(got.body.equals(page.body), path);
        assert.match(String(got.headers['content-security-policy']), "script-src 'self' 'sha256-");
      }
    for (const path of ['/branches/old.js', '/assets/old', '/sandbox', '/metrics', '/healthz', '/readyz'])
      assert.is((await get(nginx.url, path, { Accept: '*/*' })).status, 404, path);
    assert.is((await get(nginx.url, '/assets/main-OLD.js', { Accept: PAGE })).status, 404);
  },
  async 'what has not changed is a 304 with the headers of the page'() {
    for (const path of ['/', '/config.json'])
      for (const encoding of encodings) {
        const headers = { 'Accept-Encoding': encoding };
        const first = await get(nginx.url, path, headers);
        const tag = String(first.headers.etag);
        const again = await get(nginx.url, path, { ...headers, 'If-None-Match': tag });
        assert.equal([again.status, again.body.length], [304, 0], `${path} ${encoding}`);
        assert.is(again.headers['content-security-policy'], first.headers['content-security-policy']);
      }
  },
  async 'nothing outside the folder is given out'() {
    const outside = ['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json'];
    for (const path of outside) {
      const { body } = await get(nginx.url, path);
      assert.not.match(body.toString(), '"workspaces"', path);
    }
  },
  async 'calls reach the API as they are, with the origin, with the address of the client last, and one of each header'() {
    const got = await get(nginx.url, '/api/a%2Fb?x=%20', { 'X-Forwarded-For': '10.0.0.1' });
    assert.equal(JSON.parse(got.body.toString()), {
      path: '/api/a%2Fb?x=%20',
      origin: nginx.url,
      forwarded: '10.0.0.1, 127.0.0.1',
      bytes: 0,
    });
    for (const name of ['x-frame-options', 'content-security-policy', 'x-content-type-options'])
      assert.not.match(String(got.headers[name]), ', ', name);
    assert.match(String(got.headers['x-request-id']), /^[0-9a-f-]{36}$/);
    const upload = await fetch(`${nginx.url}/api/upload`, {
      method: 'POST',
      body: Buffer.alloc(7 * 2 ** 20),
    });
    assert.is((await upload.json()).bytes, 7 * 2 ** 20);
    assert.is((await get(nginx.url, '/sandbox')).status, 404);
  },
  async 'each event of a stream is passed on when it comes'() {
    const { body } = await fetch(`${nginx.url}/api/changes/v3/stream`, {
      headers: { Accept: 'text/event-stream' },
    });
    const reader = body?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    assert.is(await next(), 'event: ready\n\n');
    tellMore();
    assert.is(await next(), 'event: changed\n\n');
    await reader?.cancel();
  },
  async 'an edited file is served as it is, and the policy follows config.json'() {
    const folder = await mkdtemp(path.join(tmpdir(), 'cobros-portal-'));
    await cp(PORTAL, folder, { recursive: true });
    const edited: Record<string, string> = {
      'config.json': '{"apiBaseUrl":"https://api.example.com/v3"}',
      'robots.txt': 'User-agent: nobody',
      'manifest.webmanifest': '{"name":"Tienda"}',
      'favicon.svg': '<svg/>',
    };
    for (const [name, text] of Object.entries(edited)) {
      await writeFile(path.join(folder, name), text);
      for (const copy of ['gz', 'br']) await writeFile(path.join(folder, `${name}.${copy}`), 'of the build');
    }
    const other = await startNginx(folder, builtIn.port);
    for (const [name, text] of Object.entries(edited))
      for (const encoding of encodings) {
        const got = await get(other.url, `/${name}`, { 'Accept-Encoding': encoding });
        assert.is(got.body.toString(), text, `${name} ${encoding}`);
      }
    const { headers } = await get(other.url, '/');
    assert.match(String(headers['content-security-policy']), "connect-src 'self' https://api.example.com;");
    await other.stop();
    await rm(folder, { recursive: true });
  },
  async 'below a path, the page and its files are there, the API stays, and other addresses lead there'() {
    const below = await startNginx(PORTAL, builtIn.port, { below: true });
    for (const name of ['/', '/config.json', '/service-worker.js', '/transaction/dashboard', script, font]) {
      const [one, other] = await Promise.all([get(below.url, `/portal${name}`), get(nginx.url, name)]);
      assert.is(one.status, 200, name);
      assert.ok(one.body.equals(other.body), name);
      for (const header of same) assert.is(one.headers[header], other.headers[header], `${name}: ${header}`);
    }
    assert.is((await get(below.url, '/portal/assets/main-OLD.js')).status, 404);
    assert.is((await get(below.url, '/api/x')).status, 200);
    for (const name of ['/', '/summary?from=2026-11-01']) {
      const { status, headers } = await get(below.url, name);
      assert.equal([status, headers.location], [302, `${below.url}/portal${name}`]);
    }
    await below.stop();
  },
  async 'the log has no query'() {
    await get(nginx.url, '/api/x?token=s3cret');
    assert.match(await nginx.readLog(), /"GET \/api\/x" 200/);
    assert.not.match(await nginx.readLog(), 's3cret');
  },
};

let failed = 0;
for (const [name, run] of Object.entries(tests))
  await run().then(
    () => console.log(`ok      ${name}`),
    (cause: unknown) => {
      failed += 1;
      console.error(`FAILED  ${name}`, cause);
    },
  );
const version = execFileSync('nginx', ['-v'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
if (!hasBrotli) console.log('Not tested: brotli, whose module is missing (libnginx-mod-http-brotli-static).');
console.log(`${Object.keys(tests).length - failed} passed, ${failed} failed ${version}`);
await nginx.stop();
await builtIn.stop(0);
process.exit(failed > 0 ? 1 : 0);
