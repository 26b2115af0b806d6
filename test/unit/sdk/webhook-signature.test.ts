import { createHmac } from 'node:crypto';
import { type SignedWebhook, verifyWebhookSignature } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

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
  ['another timestamp', signed({ timestamp: String(NOW / 1000 + 1) })],
  ['no signature', signed({ signature: null })],
  ['half a signature', signed({ signature: sign(String(NOW / 1000), body).slice(0, 40) })],
  ['a signature sent twice', signed({ signature: [sign(String(NOW / 1000), body), ''] })],
  ['no timestamp', signed({ timestamp: undefined })],
  ['a timestamp that is not a number', signed({ timestamp: 'ayer', signature: sign('ayer', body) })],
  ['an empty secret', signed({ secret: '', signature: `sha256=${'0'.repeat(64)}` })],
  ['a webhook of six minutes ago', signed({}, NOW - 360_000)],
  ['a webhook of the future', signed({}, NOW + 360_000)],
];
for (const [what, webhook] of forgeries) {
  test(`${what} is not genuine`, async () => assert.is(await verifyWebhookSignature(webhook), false));
}

test('the maximum age of a webhook can be set', async () => {
  assert.is(await verifyWebhookSignature({ ...signed({}, NOW - 360_000), toleranceSeconds: 600 }), true);
});
