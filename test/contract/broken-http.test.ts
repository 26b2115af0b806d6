import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { ownHosts } from '#sandbox/http/server/refuse-unknown-hosts.ts';
import { composeSite } from '#sandbox/operation/run/compose-site.ts';
import { assert, serve, test } from '../support/suite.ts';

let release = () => {};
let arrived = () => {};
const api = async (request: Request) => {
  const held = request.url.endsWith('/held');
  if (held) {
    arrived();
    await new Promise<void>((resolve) => (release = resolve));
  }
  // A client that has disconnected sends no more.
  const body = await request.text().catch(() => '');
  return Response.json({ path: new URL(request.url).pathname, bytes: body.length });
};
const site = composeSite({
  api,
  world: null,
  reference: api,
  portalFolder: 'nowhere',
  isOwnHost: ownHosts({ host: '127.0.0.1', publicHosts: [] }),
});
const server = await serve(site);

const POST = 'POST /api/a HTTP/1.1\r\nHost: localhost\r\n';

async function open(start: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(start);
  return socket;
}

const isAlive = async () => assert.is((await fetch(`${server.url}/api/well`)).status, 200);

for (const [what, status, request] of [
  ['a text that is not HTTP', 400, 'hello\r\n\r\n'],
  ['a header that never ends', 431, `${POST}X: ${'a'.repeat(20_000)}\r\n\r\n`],
  [
    'a Content-Length together with chunks',
    400,
    `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'a request with two Host headers',
    400,
    'GET /api/a HTTP/1.1\r\nHost: localhost\r\nhost: evil.gt\r\nConnection: close\r\n\r\n',
  ],
  ['a Host with a path', 400, 'GET / HTTP/1.1\r\nHost: localhost/evil\r\nConnection: close\r\n\r\n'],
  ['a Host with a space', 400, 'GET / HTTP/1.1\r\nHost: local host\r\nConnection: close\r\n\r\n'],
  ['no Host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an HTTP/1.0 request without a Host', 400, 'GET / HTTP/1.0\r\n\r\n'],
  ['a path with a backslash', 400, 'GET /\\evil HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
  ['an endless chunk extension', 413, `${POST}Transfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(20_000)}\r\n`],
] as const)
  test(`${what} gets a ${status} with the envelope, a request id and every security header`, async () => {
    const response = await text(await open(request));
    assert.match(response, new RegExp(`^HTTP/1\\.1 ${status} `));
    assert.match(response, /\r\nx-request-id: [0-9a-f-]{36}\r\n/i);
    assert.match(response, /\r\ncontent-security-policy: default-src 'none'/i);
    assert.match(response, /\r\nconnection: close\r\n/i);
    assert.match(response, /\r\nx-content-type-options: nosniff\r\n/i);
    assert.match(response, /"responseContent":null,"info":\{"code":"invalid-request"/);
    await isAlive();
  });

test('a broken request sent after a running call gets no response that could be mistaken for the call’s', async () => {
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  const socket = await open('GET /api/held HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await arrival;
  const received = text(socket).catch(() => '');
  socket.write('hello\r\n\r\n');
  assert.is(await received, '');
  release();
  await isAlive();
});

test('bodies that are cut off or never arrive do not delay other calls', async () => {
  const slow = await Promise.all(
    Array.from({ length: 50 }, () => open(`${POST}Content-Length: 100\r\n\r\n{"a"`)),
  );
  await isAlive();
  for (const socket of slow.slice(25)) socket.destroy();
  await isAlive();
  for (const socket of slow) socket.destroy();
});

test('a request whose headers never end is dropped, while others are served', async () => {
  const slow = await serve(site, undefined, { headersMs: 100 });
  const from = Date.now();
  const socket = connect(slow.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /api/a HTTP/1.1\r\nHost: localhost\r\nX-Slow:');
  assert.match(await text(socket), /^HTTP\/1\.1 408 /);
  assert.ok(Date.now() - from < 9_000);
});
