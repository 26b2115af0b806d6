import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ReadWebhook, readWebhook } from '@cobros/sdk/read-webhook';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const SECRET = 'whsec_0b6fa1c3';
const NOW = Date.parse('2026-11-20T16:42:51Z');
const BODY = JSON.stringify({ id: 'wd_1', event: 'test', note: '2 cafés' });

function signed(body = BODY, secret = SECRET, at = NOW): RequestInit & { headers: Record<string, string> } {
  const timestamp = String(at / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    method: 'POST',
    headers: { 'webhook-timestamp': timestamp, 'webhook-signature': `sha256=${signature}` },
    body,
  };
}

const read = (init: RequestInit, secrets: string | string[] = SECRET) =>
  readWebhook(new Request('http://tienda.test/avisos', init), secrets, { now: NOW });

test('a signed event of a web request is returned', async () => {
  assert.equal(await read(signed()), { ok: true, event: JSON.parse(BODY) });
});

test('a webhook may be signed with any of several secrets', async () => {
  assert.is((await read(signed(), ['whsec_nuevo', SECRET])).ok, true);
  assert.is((await read(signed(), ['whsec_nuevo', 'whsec_otro'])).ok, false);
  assert.is((await read(signed(), [])).ok, false);
});

const rejected: [what: string, init: RequestInit, reason: string, status: number][] = [
  ['another body', { ...signed(), body: '{}' }, 'signature', 401],
  ['an old webhook', signed(BODY, SECRET, NOW - 301_000), 'signature', 401],
  ['a webhook without a signature', { method: 'POST', body: BODY }, 'signature', 401],
  ['a signed text that is not JSON', signed('hola'), 'unreadable', 400],
  ['a signed null', signed('null'), 'unreadable', 400],
  ['a body of more than a megabyte', signed(' '.repeat(1_000_001)), 'too-large', 413],
];
for (const [what, init, reason, status] of rejected) {
  test(`${what} is rejected with ${status}`, async () => {
    assert.equal(await read(init), { ok: false, reason, status });
  });
}

test('a Node.js request whose body arrives in pieces is read', async () => {
  const readings: ReadWebhook[] = [];
  const server = createServer(async (request, response) => {
    readings.push(await readWebhook(request, SECRET, { now: NOW }));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://localhost:${port}/avisos`, signed());
  server.close();
  assert.equal(readings, [{ ok: true, event: JSON.parse(BODY) }]);
});

test('a request that is not an instance of Request, and the raw body that a framework has read, are accepted', async () => {
  const { headers, body } = signed();
  const { body: stream } = new Request('http://tienda.test', { method: 'POST', body: body as string });
  const own = {
    headers: { get: (name: string) => headers[name] ?? null },
    body: stream,
    arrayBuffer: () => undefined,
  };
  for (const request of [own as unknown as Request, { headers, rawBody: Buffer.from(BODY) }])
    assert.is((await readWebhook(request, SECRET, { now: NOW })).ok, true);
});

test('a request whose body breaks off is rejected without an exception', async () => {
  const { headers } = signed();
  async function* brokenOff() {
    yield BODY.slice(0, 5);
    throw new Error('aborted');
  }
  const reading = await readWebhook({ headers, [Symbol.asyncIterator]: brokenOff }, SECRET, { now: NOW });
  assert.equal(reading, { ok: false, reason: 'unreadable', status: 400 });
});
