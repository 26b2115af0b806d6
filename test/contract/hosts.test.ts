import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
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

/** A GET with an arbitrary `Host`, which `fetch` cannot send. */
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

test('a server that listens on all addresses accepts any of them, and no other name', () => {
  const isOwn = ownHosts({ host: '0.0.0.0', publicHosts: ['portal.tiendaluna.gt'] });
  for (const name of ['192.0.2.1', '[2001:db8::1]', 'localhost', 'portal.tiendaluna.gt'])
    assert.ok(isOwn(name), name);
  for (const name of ['evil.example', 'tiendaluna.gt', '192.0.2.1.evil.example'])
    assert.not.ok(isOwn(name), name);
});

for (const [what, request] of [
  ['a Host with a path', 'GET / HTTP/1.1\r\nHost: localhost/evil\r\n'],
  ['a Host with a space', 'GET / HTTP/1.1\r\nHost: local host\r\n'],
  ['a Host of nothing', 'GET /sandbox HTTP/1.1\r\nHost:\r\n'],
  ['no Host', 'GET / HTTP/1.1\r\n'],
  ['no Host of old', 'GET / HTTP/1.0\r\n'],
  ['a path with a backslash', 'GET /\\evil HTTP/1.1\r\nHost: localhost\r\n'],
]) {
  test(`${what} gets the envelope and every security header`, async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`${request}Connection: close\r\n\r\n`);
    const answer = await text(socket);
    assert.match(answer, /^HTTP\/1\.1 400 /);
    assert.match(answer, /content-security-policy: default-src 'none'/i);
    assert.match(answer, /x-content-type-options: nosniff/i);
    assert.match(answer, /x-request-id: [0-9a-f-]{36}/i);
    assert.match(answer, '"responseContent":null');
  });
}

test.run();
