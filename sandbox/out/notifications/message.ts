import { createHmac } from 'node:crypto';
import type { NotifiedEvent } from '#access/outboxes/webhook-outbox.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Message } from './webhook-sender.ts';

/** The receiver of an event, with its method and key. */
export interface Recipient {
  ownerId: string;
  level: Schemas['ClientType'];
  method: 'webhook' | 'webhook-v2';
  /** Empty if there is none. */
  key: string;
  keyHeader: string;
  secret: string;
}

/** An event to be sent. */
export type Notice = NotifiedEvent & { id: string; createdAt: Date };

/**
 * The request for one attempt to send an event, as specified in the description's `webhooks`: version 1 is the event and its
 * data; version 2 has an id and is signed. The timestamp is the real time, not the sandbox's clock, because receivers compare it
 * with their own clock.
 */
export function webhookMessage(
  notice: Notice,
  recipient: Recipient,
  sentAt = Date.now(),
): Message & { body: string } {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Cobros-Webhooks/3',
  };
  if (recipient.key !== '') headers[recipient.keyHeader] = recipient.key;
  if (recipient.method === 'webhook') return { headers, body: JSON.stringify(bodyV1(notice)) };

  const body = JSON.stringify(bodyV2(notice, recipient));
  const timestamp = String(Math.floor(sentAt / 1000));
  headers['webhook-id'] = notice.id;
  headers['webhook-timestamp'] = timestamp;
  headers['webhook-signature'] = signature(recipient.secret, timestamp, body);
  return { headers, body };
}

function bodyV1({ event, data }: NotifiedEvent): Schemas['WebhookV1Event'] {
  // The compiler no longer knows that an event and its data belong together once they are separated.
  return { event, ...data } as Schemas['WebhookV1Event'];
}

function bodyV2({ id, event, createdAt, data }: Notice, recipient: Recipient): Schemas['WebhookV2Event'] {
  const { ownerId, level } = recipient;
  const body = { id, event, creationDate: createdAt.toISOString(), ownerId, level, data };
  return body as Schemas['WebhookV2Event'];
}

function signature(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
