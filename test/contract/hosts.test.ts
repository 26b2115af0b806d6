import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listen } from '../../sandbox/listen.ts';
import { ownHosts } from '../../sandbox/refuse-unknown-hosts.ts';
import { openSite } from '../support/in-process-site.ts';

const site = await openSite();
const server = await listen(site.handle, { port: 0, host: '127.0.0.1' });
test.after(async () => {
  await server.stop();
  await site.close();
});

/** Sends a GET with an arbitrary `Host` header, which `fetch` cannot send. */
async function get(path: string, host: string) {
  const options = { port: server.port, path, headers: { Host: host, Accept: 'text/html' }, agent: false };
  const [answer] = (await once(http.get(options), 'response')) as [http.IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const PATHS = ['/', '/assets/main-A1B2C3.js', '/sandbox', '/sandbox/v1/outbox', '/healthz'];

for (const host of ['localhost', 'LOCALHOST:4173', '127.0.0.1', '[::1]:80', 'sandbox', 'sandbox:8080']) {
  test(`requests to ${host} are served`, async () => {
    for (const path of PATHS) assert.is((await get(path, host)).status, 200, path);
  });
}

for (const host of ['evil.example', 'localhost.evil.example', 'sandbox.evil.example:4173', '192.0.2.1']) {
  test(`requests to ${host}, as in DNS rebinding, are rejected`, async () => {
    for (const path of [...PATHS, '/api/sign-up/v2/captcha/challenge']) {
      const { status, body } = await get(path, host);
      assert.is(status, 421, path);
      assert.is(JSON.parse(body).responseContent, null);
    }
  });
}

test('a server that listens on all addresses accepts each of them, but no other host name', () => {
  const isOwn = ownHosts({ host: '0.0.0.0', publicHosts: ['portal.tiendaluna.gt'] });
  for (const name of ['192.0.2.1', '[2001:db8::1]', 'localhost', 'portal.tiendaluna.gt'])
    assert.ok(isOwn(name), name);
  for (const name of ['evil.example', 'tiendaluna.gt', '192.0.2.1.evil.example'])
    assert.not.ok(isOwn(name), name);
});
