import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { Schemas } from '@cobros/sdk';
import type { Database } from '#sandbox/ground/db/database.ts';
import { deliverDue } from '#sandbox/out/notifications/deliver-due.ts';
import { createWebhookSender, type WebhookSender } from '#sandbox/out/notifications/webhook-sender.ts';
import { PUSH_CONTACT, pushDeliveryQueue } from '#sandbox/out/push/push-delivery-queue.ts';
import { startReceiver } from './webhook-receiver.ts';

const PUSH_ORIGIN = 'https://push.example';

export const pushQueue = (database: Database, sender: WebhookSender) =>
  pushDeliveryQueue(database, { sender, contact: PUSH_CONTACT });

/** Runs the queue of push messages once. @returns the number of attempts */
export const deliverDuePush = (database: Database, sender: WebhookSender) =>
  deliverDue(pushQueue(database, sender));

/** Content with which this browser subscribes. */
export const browserNamed = (name: string) => newBrowser(name).content;

function newBrowser(name: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const secret = randomBytes(16);
  const content = {
    endpoint: `${PUSH_ORIGIN}/${name}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: secret.toString('base64url'),
  };
  return { keys, secret, content };
}

/**
 * A push service with the browsers that are subscribed to it: it takes what is sent to `https://push.example/…` over the
 * network, and decrypts it as a browser does (RFC 8291), without the packages of the server.
 */
export async function startPushService() {
  const receiver = await startReceiver();
  const network = createWebhookSender({ allowPrivate: true });
  const sender: WebhookSender = {
    isPrivate: createWebhookSender().isPrivate,
    send: (url, message) => network.send(new URL(url.pathname, receiver.url), message),
  };
  return {
    sender,
    received: receiver.received,
    react: receiver.react,
    close: receiver.close,
    /** A browser that subscribes: what it sends to the server, and what it has got so far, each once. */
    browser(name: string) {
      const { keys, secret, content } = newBrowser(name);
      return {
        content,
        messages(publicKey: string): Schemas['PushMessage'][] {
          const own = receiver.received.filter(({ path }) => path === `/${name}`);
          return own.map(({ headers, bytes }) => {
            checkSignature(headers.authorization ?? '', publicKey);
            if (headers['content-encoding'] !== 'aes128gcm') throw new Error('Not aes128gcm');
            return JSON.parse(decrypt(bytes, keys, secret).toString('utf8'));
          });
        },
      };
    },
  };
}

/** RFC 8291, section 3.4, and RFC 8188, of one record. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, secret: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const input = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), secret, info, 32));
  const derived = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${label}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('Wrong padding');
  return padded.subarray(0, end);
}

/** RFC 8292: signed for this push service, by the key that the browser subscribed with, for a day at most. */
function checkSignature(authorization: string, publicKey: string): void {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error(`Signed with another key: ${authorization}`);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
  const left = exp - Date.now() / 1000;
  if (!isValid || aud !== PUSH_ORIGIN || !(left > 0 && left <= 24 * 3600) || !/^(mailto:|https:)/.test(sub))
    throw new Error(`Not a valid signature: ${JSON.stringify({ isValid, aud, exp, sub })}`);
}
