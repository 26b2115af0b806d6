import type { WebhookMethod } from '#access/users/notification-setting.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { newId } from '#terms/values/random-ids-and-codes.ts';

/*
 * A transactional outbox: what happened is written in the transaction of the change, so that neither exists without the other,
 * and is sent afterwards. It takes the JSON of the rule that changed something, and knows no transaction and no closing.
 */

type EventOf<Body> = Body extends { event: unknown; data: unknown } ? Pick<Body, 'event' | 'data'> : never;

/** A kind of event together with the data of that kind. */
export type NotifiedEvent = EventOf<Schemas['WebhookV2Event']>;

/** The cashier or branch that hears of events of a subject. */
export interface WebhookOwner {
  subject_id: string;
  business_id: string;
  time_zone: string;
  owner_id: string;
  method: WebhookMethod;
  url: string;
}

/** SQL of the columns of `WebhookOwner` for the owner `o` and the business `b`. */
export const OWNER_COLUMNS =
  'b.id as business_id, b.time_zone, o.id as owner_id, o.notification_method as method, o.webhook_url as url';

/** SQL that is true if the user `o` uses webhooks and hears of what has the branch and cashier of `subject`. */
export const hearsOf = (subject: string) => `o.branch_id = ${subject}.branch_id
  and (o.id = ${subject}.cashier_id or o.type = 'branch_admin')
  and o.notification_method in ('webhook', 'webhook-v2') and o.status <> 'deleted'`;

type NewDelivery = NotifiedEvent & {
  id: string;
  /** The same for all who hear of the event, so that whoever receives it twice can tell. */
  eventId: string;
  businessId: string;
  ownerId: string;
  method: WebhookMethod;
  url: string;
};

/** Queues one event for each of these owners, under one id. */
export async function queueEvent(
  tx: Queryable,
  owners: readonly WebhookOwner[],
  event: NotifiedEvent,
  now: Date,
): Promise<void> {
  const eventId = newId('ev');
  for (const { business_id: businessId, owner_id: ownerId, method, url } of owners) {
    await insertDelivery(tx, { id: newId('wd'), eventId, businessId, ownerId, method, url, ...event }, now);
  }
}

/** Inserts a delivery that is due immediately. */
export async function insertDelivery(tx: Queryable, delivery: NewDelivery, now: Date): Promise<void> {
  const { data } = delivery;
  await tx.query(
    `insert into webhook_deliveries (id, business_id, owner_id, event, method, url, data, transaction_id, closing_id,
       created_at, next_attempt_at, event_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)`,
    [
      delivery.id,
      delivery.businessId,
      delivery.ownerId,
      delivery.event,
      delivery.method,
      delivery.url,
      JSON.stringify(data),
      'transaction' in data ? data.transaction.id : null,
      'closing' in data ? data.closing.id : null,
      now,
      delivery.eventId,
    ],
  );
}

/** Makes all waiting deliveries of these owners due now. */
export async function makeDue(tx: Queryable, ownerIds: readonly string[], now: Date): Promise<void> {
  await tx.query(
    `update webhook_deliveries set next_attempt_at = $2
     where owner_id = any($1) and status = 'pending' and next_attempt_at > $2`,
    [[...ownerIds], now],
  );
}
