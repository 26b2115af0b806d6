import { MAX_ATTEMPTS, nextAttempt } from '#access/outboxes/delivery-retries.ts';
import { isWebhook } from '#access/users/notification-setting.ts';
import { levelOf } from '#access/users/setting-level.ts';
import type { Queryable } from '#ground/db/database.ts';
import { readClock } from '#terms/time/clock.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { webhookMessage } from './message.ts';
import { parseWebhookUrl } from './parse-webhook-url.ts';
import type { Exchange, WebhookSender } from './webhook-sender.ts';

/** Maximum length of a response in the log. */
const MAX_STORED_CHARACTERS = 2_000;

/**
 * Sends a claimed delivery once, with its owner's current settings, and records the outcome. No transaction is open while it
 * waits for the response.
 */
export async function attemptDelivery(
  database: Queryable,
  client: WebhookSender,
  delivery: ClaimedDelivery,
): Promise<Exchange> {
  const { body, exchange } = await send(client, delivery);
  await record(database, delivery, { body, ...exchange }, await readClock(database));
  return exchange;
}

async function send(
  client: WebhookSender,
  delivery: ClaimedDelivery,
): Promise<{ body: string | null; exchange: Exchange }> {
  const { method, url, key } = delivery;
  const target = parseWebhookUrl(url);
  if (!isWebhook(method) || url === '' || !target)
    return { body: null, exchange: notSent('Ya no se avisa por webhook') };
  const message = webhookMessage(
    { ...delivery, id: delivery.event_id, createdAt: delivery.created_at },
    {
      ownerId: delivery.owner_id,
      level: levelOf(delivery.owner_type),
      method,
      key,
      keyHeader: delivery.key_header,
      secret: delivery.secret ?? '',
    },
  );
  return { body: message.body, exchange: await client.send(target, message) };
}

function notSent(error: string): Exchange {
  return { delivered: false, responseStatus: null, responseBody: '', durationMilliseconds: 0, error };
}

// Only the latest attempt may record its outcome, because an attempt whose lease has expired can still end later.
async function record(
  database: Queryable,
  { id, event, attempts, method, url, owner_deleted: ownerDeleted }: ClaimedDelivery,
  exchange: Exchange & { body: string | null },
  now: Date,
): Promise<void> {
  const last = ownerDeleted || !isWebhook(method) || attempts >= (event === 'test' ? 1 : MAX_ATTEMPTS);
  const status = exchange.delivered ? 'delivered' : last ? 'failed' : 'pending';
  await database.query(
    `update webhook_deliveries set status = $3, next_attempt_at = $4, response_status = $5, response_body = $6, error = $7,
       method = case when $8 like 'webhook%' then $8 else method end,
       url = case when $8 like 'webhook%' then $9 else url end,
       request_body = $10
     where id = $1 and attempts = $2 and status = 'pending'`,
    [
      id,
      attempts,
      status,
      status === 'pending' ? nextAttempt(attempts, now) : null,
      exchange.responseStatus,
      exchange.responseBody.slice(0, MAX_STORED_CHARACTERS),
      exchange.error,
      method,
      url,
      exchange.body,
    ],
  );
}
