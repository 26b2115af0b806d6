const TOLERANCE_SECONDS = 300;

/** A header as given by `fetch` or Node. A header that was sent twice is rejected. */
type Header = string | readonly string[] | null | undefined;

export interface SignedWebhook {
  /** The raw body, before parsing. */
  body: string | Uint8Array;
  /** The `webhook-timestamp` header: Unix time in seconds. */
  timestamp: Header;
  /** The `webhook-signature` header: `sha256=` and 64 hexadecimal digits. */
  signature: Header;
  /**
   * The signing secret returned by `notifications.change` for the method `webhook-v2`. White space around it, such as the line end of
   * a file, does not count.
   */
  secret: string;
  /** Maximum age, or distance in the future, in seconds. Defaults to 300. */
  toleranceSeconds?: number | undefined;
  /** Unix time in milliseconds. Defaults to `Date.now()`. */
  now?: number | undefined;
}

/**
 * Verifies that a webhook of version 2 comes from the API and is recent: HMAC-SHA256 of `timestamp.body` with the secret,
 * compared in constant time. Returns false if anything is missing or malformed.
 */
export async function verifyWebhookSignature(webhook: SignedWebhook): Promise<boolean> {
  const { body, timestamp, signature } = webhook;
  const secret = webhook.secret.trim();
  const { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now() } = webhook;
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
  const [, hex] = /^sha256=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!hex || !secret || !/^\d{1,12}$/.test(timestamp)) return false;
  // Written this way so that NaN accepts nothing.
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= toleranceSeconds)) return false;
  return await crypto.subtle.verify(
    'HMAC',
    await keyOf(secret, 'verify'),
    fromHex(hex),
    signed(timestamp, body),
  );
}

/** The `webhook-signature` header of a body that is sent at this Unix time in seconds. */
export async function webhookSignature(body: string, timestamp: string, secret: string): Promise<string> {
  const digest = await crypto.subtle.sign(
    'HMAC',
    await keyOf(secret.trim(), 'sign'),
    signed(timestamp, body),
  );
  return `sha256=${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function keyOf(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [usage]);
}

function signed(timestamp: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const start = bytes(`${timestamp}.`);
  const rest = typeof body === 'string' ? bytes(body) : body;
  const whole = new Uint8Array(start.length + rest.length);
  whole.set(start);
  whole.set(rest, start.length);
  return whole;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
