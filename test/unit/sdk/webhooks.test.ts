import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import {
  type ClosingRow,
  type SignedWebhook,
  type Transaction,
  verifyWebhookSignature,
  type WebhookV1Event,
  type WebhookV2Event,
} from '@cobros/sdk';
import { readWebhook } from '@cobros/sdk/read-webhook';
import { signWebhook } from '@cobros/sdk/sign-webhook';
import { assert, test } from '../support/test.ts';

const NOW = Date.parse('2026-11-20T16:42:51Z');
const secret = 'whsec_0b6fa1c3';
const body = '{"event":"transaction.completed","note":"2 cafés"}';

const sign = (timestamp: string, text: string, key = secret) =>
  `sha256=${createHmac('sha256', key).update(`${timestamp}.${text}`).digest('hex')}`;

function signed(over: Partial<SignedWebhook> = {}, at = NOW): SignedWebhook {
  const timestamp = String(Math.floor(at / 1000));
  return { body, timestamp, signature: sign(timestamp, body), secret, now: NOW, ...over };
}

test('a webhook signed with the secret is genuine, whether its body is a text or bytes', async () => {
  for (const each of [body, new TextEncoder().encode(body)])
    assert.is(await verifyWebhookSignature(signed({ body: each })), true);
});

const forgeries: [what: string, webhook: SignedWebhook][] = [
  ['another body', signed({ body: body.replace('2', '3') })],
  ['another secret', signed({ secret: 'whsec_otro' })],
  ['no signature', signed({ signature: null })],
  ['half a signature', signed({ signature: sign(String(NOW / 1000), body).slice(0, 40) })],
  ['a signature sent twice', signed({ signature: [sign(String(NOW / 1000), body), ''] })],
  ['no timestamp', signed({ timestamp: undefined })],
  ['a timestamp that is not a number', signed({ timestamp: 'ayer', signature: sign('ayer', body) })],
  ['an empty secret', signed({ secret: '', signature: `sha256=${'0'.repeat(64)}` })],
  ['a webhook of more than five minutes ago', signed({}, NOW - 301_000)],
  ['a webhook of the future', signed({}, NOW + 360_000)],
  ['a webhook with a tolerance that is not a number', signed({ toleranceSeconds: Number.NaN })],
];
for (const [what, webhook] of forgeries)
  test(`${what} is not genuine`, async () => assert.is(await verifyWebhookSignature(webhook), false));

test('the maximum age of a webhook is five minutes, and can be set', async () => {
  assert.is(await verifyWebhookSignature(signed({}, NOW - 300_000)), true);
  assert.is(await verifyWebhookSignature({ ...signed({}, NOW - 360_000), toleranceSeconds: 600 }), true);
});

const BODY = JSON.stringify({ id: 'wd_1', event: 'test', note: '2 cafés' });

function request(text = BODY): RequestInit & { headers: Record<string, string> } {
  const timestamp = String(NOW / 1000);
  const headers = { 'webhook-timestamp': timestamp, 'webhook-signature': sign(timestamp, text) };
  return { method: 'POST', headers, body: text };
}

const read = (init: RequestInit, secrets: string | string[] = secret) =>
  readWebhook(new Request('http://tienda.test/avisos', init), secrets, { now: NOW });

test('a signed event of a web request is returned, and may be signed with any of several secrets', async () => {
  for (const secrets of [secret, ['whsec_nuevo', secret]])
    assert.equal(await read(request(), secrets), { ok: true, event: JSON.parse(BODY) });
  assert.is((await read(request(), ['whsec_nuevo', 'whsec_otro'])).ok, false);
  assert.is((await read(request(), [])).ok, false);
});

test('white space around a secret does not count, as after a comma or at the end of a file', async () => {
  for (const secrets of [`${secret}\n`, `whsec_nuevo, ${secret}\r\n`.split(',')])
    assert.is((await read(request(), secrets)).ok, true, JSON.stringify(secrets));
  assert.is((await read(request(), ' \n')).ok, false);
});

test('an event that a test has signed is read as one of the API', async () => {
  const event: WebhookV2Event = {
    id: 'ev_1',
    event: 'test',
    creationDate: '2026-11-20T16:42:51Z',
    ownerId: 'us_1',
    level: 'BusinessUser',
    data: {},
  };
  const sent = await signWebhook(event, `${secret}\n`, { now: NOW });
  assert.equal(await read(sent), { ok: true, event });
  const { 'webhook-id': id, 'webhook-signature': signature } = sent.headers;
  assert.equal([id, signature], ['ev_1', sign(String(NOW / 1000), sent.body)]);
});

const rejected: [what: string, init: RequestInit, reason: string, status: number][] = [
  ['another body', { ...request(), body: '{}' }, 'signature', 401],
  ['a signed text that is not JSON', request('hola'), 'unreadable', 400],
  ['a signed null', request('null'), 'unreadable', 400],
  ['a signed text in quotation marks', request('"event"'), 'unreadable', 400],
  ['a signed body of a megabyte that is no JSON', request(' '.repeat(1_000_000)), 'unreadable', 400],
  ['a body of more than a megabyte', request(' '.repeat(1_000_001)), 'too-large', 413],
];
for (const [what, init, reason, status] of rejected)
  test(`${what} is rejected with ${status}`, async () => {
    assert.equal(await read(init), { ok: false, reason, status });
  });

test('a request that is not an instance of Request, the raw body that a framework has read, and a body in pieces are accepted', async () => {
  const { headers, body } = request();
  const { body: stream } = new Request('http://tienda.test', { method: 'POST', body: body as string });
  const own = {
    headers: { get: (name: string) => headers[name] ?? null },
    body: stream,
    arrayBuffer: () => undefined,
  };
  const pieces = {
    headers,
    [Symbol.asyncIterator]: () => Readable.from(BODY.match(/.{1,9}/g) ?? []).iterator(),
  };
  const unread = { ...pieces, rawBody: undefined };
  const read = { headers, rawBody: Buffer.from(BODY) };
  for (const request of [own as unknown as Request, read, pieces, unread])
    assert.is((await readWebhook(request, secret, { now: NOW })).ok, true);
});

test('a request whose body breaks off is rejected without an exception', async () => {
  const { headers } = request();
  async function* brokenOff() {
    yield BODY.slice(0, 5);
    throw new Error('aborted');
  }
  const reading = await readWebhook({ headers, [Symbol.asyncIterator]: brokenOff }, secret, { now: NOW });
  assert.equal(reading, { ok: false, reason: 'unreadable', status: 400 });
});

interface Carried {
  transaction?: Transaction;
  closing?: ClosingRow;
}

// The compiler proves that the event alone determines the type of the data, without casts or checks for undefined.
function carriedByV1(body: WebhookV1Event): Carried {
  switch (body.event) {
    case 'test':
      return {};
    case 'closing.completed':
    case 'closing.failed':
    case 'closing.deposited':
    case 'closing.deposit-returned':
      return { closing: body.closing };
    default:
      return { transaction: body.transaction };
  }
}

function carriedByV2({ event, data }: WebhookV2Event): Carried {
  switch (event) {
    case 'test':
      // @ts-expect-error a test event carries no data
      return { closing: data.closing };
    case 'closing.completed':
    case 'closing.failed':
    case 'closing.deposited':
    case 'closing.deposit-returned':
      return { closing: data.closing };
    case 'transaction.pending':
      // @ts-expect-error a transaction event carries no closing
      return { transaction: data.transaction, closing: data.closing };
    default:
      return { transaction: data.transaction };
  }
}

const { webhooks, components } = JSON.parse(readFileSync('sdk/generated/business-api.json', 'utf8'));

function examplesOf(webhook: string): [name: string, body: never][] {
  const { examples } = webhooks[webhook].post.requestBody.content['application/json'];
  return Object.entries<{ value: never }>(examples).map(([name, { value }]) => [name, value]);
}

for (const [webhook, carriedBy] of [
  ['webhook-v1', carriedByV1],
  ['webhook-v2', carriedByV2],
] as const)
  test(`${webhook} has an example of every event, with the data that the event carries`, () => {
    const examples = examplesOf(webhook);
    const names = examples.map(([name]) => name).sort();
    assert.equal(names, [...components.schemas.NotificationEvent.enum].sort());
    for (const [name, body] of examples) {
      assert.is((body as WebhookV1Event).event, name);
      const { transaction, closing } = carriedBy(body);
      const [kind, outcome] = name.split('.');
      assert.equal(
        [transaction !== undefined, closing !== undefined],
        [kind === 'transaction', kind === 'closing'],
      );
      // Of a payment of which something remains.
      const status = outcome === 'partly-refunded' ? 'completed' : outcome;
      if (transaction) assert.is(transaction.status, status);
      if (closing) assert.is(closing.status, outcome === 'failed' ? 'error' : 'completed');
    }
  });
