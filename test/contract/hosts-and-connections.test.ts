import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ownHosts } from '#sandbox/http/server/refuse-unknown-hosts.ts';
import { assert, serve, siteOf, test } from '../support/suite.ts';

const site = await siteOf();
const server = await serve(site.handle);

/** Sends a GET with an arbitrary `Host` header, which `fetch` cannot send. */
async function get(path: string, host: string) {
  const options = { port: server.port, path, headers: { Host: host, Accept: 'text/html' }, agent: false };
  const [answer] = (await once(http.get(options), 'response')) as [http.IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const PATHS = ['/', '/assets/main-A1B2C3.js', '/sandbox', '/sandbox/v1/outbox', '/healthz'];

for (const host of ['localhost', 'LOCALHOST:4173', '127.0.0.1', '[::1]:80', 'sandbox', 'sandbox:8080'])
  test(`requests to ${host} are served`, async () => {
    for (const path of PATHS) assert.is((await get(path, host)).status, 200, path);
  });

for (const host of ['evil.example', 'localhost.evil.example', 'sandbox.evil.example:4173', '192.0.2.1'])
  test(`requests to ${host}, as in DNS rebinding, are rejected`, async () => {
    for (const path of [...PATHS, '/api/sign-up/v2/captcha/challenge']) {
      const { status, body } = await get(path, host);
      assert.is(status, 421, path);
      assert.is(JSON.parse(body).responseContent, null);
    }
  });

test('a server that listens on all addresses accepts each of them, but no other host name', () => {
  const isOwn = ownHosts({ host: '0.0.0.0', publicHosts: ['portal.tiendaluna.gt'] });
  for (const name of ['192.0.2.1', '[2001:db8::1]', 'localhost', 'portal.tiendaluna.gt'])
    assert.ok(isOwn(name), name);
  for (const name of ['evil.example', 'tiendaluna.gt', '192.0.2.1.evil.example'])
    assert.not.ok(isOwn(name), name);
});

// Chromium and other browsers open connections before they make calls.

test('at shutdown a connection without a call is closed, and one with a running call gets its response', async () => {
  let arrived = () => {};
  let answer = (_response: Response) => {};
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  const listener = await serve(() => {
    arrived();
    return new Promise<Response>((resolve) => (answer = resolve));
  });
  const unused = connect(listener.port, '127.0.0.1');
  await once(unused, 'connect');
  const call = fetch(listener.url);
  await arrival;

  // Connections that are still open after this time are cut.
  const stopped = listener.stop(3_000);
  await once(unused, 'close');
  answer(new Response('done'));
  assert.is(await (await call).text(), 'done');
  await stopped;
});

test('an idle connection is kept open longer than a load balancer’s minute', async () => {
  const { headers } = await fetch((await serve(() => new Response('done'))).url);
  const seconds = /timeout=(\d+)/.exec(headers.get('Keep-Alive') ?? '')?.[1];
  assert.ok(Number(seconds) > 60);
});

test('a call’s signal aborts when the client disconnects', async () => {
  const caller = new AbortController();
  let hangUp = (_isAborted: boolean) => {};
  const hungUp = new Promise<boolean>((resolve) => (hangUp = resolve));
  const { url } = await serve(({ signal }) => {
    signal.addEventListener('abort', () => hangUp(signal.aborted));
    caller.abort();
    return new Promise<Response>(() => {});
  });
  await fetch(url, { method: 'POST', signal: caller.signal }).catch(() => {});
  assert.is(await hungUp, true);
});

const hidden = await siteOf({ world: false });

test('when the world is off, nothing of it is served, config.json does not mention it, and nobody can reset the sandbox', async () => {
  for (const path of ['/sandbox', '/sandbox/', '/sandbox/world.js', '/sandbox/v1/users', '/sandbox/v1/clock'])
    assert.is((await hidden.fetch(path, { headers: { Accept: 'text/html' } })).status, 404, path);
  assert.equal(await (await hidden.fetch('/config.json')).json(), { brandName: 'cobros' });
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  assert.is((await hidden.fetch('/sandbox/v1/reset', init)).status, 404);
  assert.ok(await hidden.sandbox.signIn('tiendaluna'));
});
