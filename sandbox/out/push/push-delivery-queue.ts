import webPush from 'web-push';
import {
  type ClaimedPush,
  claimPush,
  countWaitingPush,
  PUSH_KEPT_SECONDS,
  type PushOutcome,
  recordPush,
} from '#access/outboxes/push-outbox.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Database } from '#ground/db/database.ts';
import { logError } from '#ground/log/log.ts';
import type { DeliveryQueue } from '#out/notifications/deliver-due.ts';
import type { WebhookSender } from '#out/notifications/webhook-sender.ts';
import { readClock } from '#terms/time/clock.ts';
import { type PushKeys, readPushKeys } from './keys.ts';
import { pushMessageOf } from './push-message.ts';

/** Push services answer this for a device that no longer wants messages (RFC 8030). */
const GONE: readonly (number | null)[] = [404, 410];

/** Of a server whose owner gave no address. */
export const PUSH_CONTACT = 'mailto:no-responder@cobros.sandbox';

export interface PushOptions {
  sender: WebhookSender;
  /** Where a push service reaches whoever runs this server: a `mailto:` or https address. */
  contact: string;
}

export const pushDeliveryQueue = (database: Database, options: PushOptions): DeliveryQueue<ClaimedPush> => ({
  name: 'push messages',
  countWaiting: async () => countWaitingPush(database, await readClock(database)),
  claim: async (limit) => claimPush(database, await readClock(database), limit),
  attempt: async (claimed) => {
    const now = await readClock(database);
    const outcome = await attempt(database, options, claimed, now);
    await recordPush(database, claimed, outcome, await readClock(database));
  },
});

async function attempt(
  database: Database,
  { sender, contact }: PushOptions,
  claimed: ClaimedPush,
  now: Date,
): Promise<PushOutcome> {
  const message = await pushMessageOf(database, claimed, now);
  if (!message) return 'done';
  const keys = await readPushKeys(database);
  const { delivered, responseStatus, error } = await sender.send(
    new URL(claimed.endpoint),
    encrypted(claimed, message, { ...keys, contact }),
  );
  if (delivered) return 'done';
  if (GONE.includes(responseStatus)) return 'gone';
  logError(`Push message ${claimed.id} was not taken: ${responseStatus ?? error}`);
  return 'failed';
}

/** The request to the push service: the message encrypted for the device (RFC 8291), signed with the server's key (RFC 8292). */
function encrypted(
  { endpoint, p256dh, auth }: ClaimedPush,
  message: Schemas['PushMessage'],
  { publicKey, privateKey, contact }: PushKeys & { contact: string },
) {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: contact, publicKey, privateKey },
      TTL: PUSH_KEPT_SECONDS,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    },
  );
  if (!body) throw new Error('A push message has a body');
  return { headers: headers as Record<string, string>, body };
}
