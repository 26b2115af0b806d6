import { leaseEnd } from '#access/outboxes/delivery-retries.ts';
import type { NotifiedEvent } from '#access/outboxes/webhook-outbox.ts';
import type { UserType } from '#access/users/user-permissions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';

/** A delivery claimed by this process, with its owner's current settings. */
export type ClaimedDelivery = NotifiedEvent & {
  id: string;
  event_id: string;
  created_at: Date;
  /** Number of attempts, including this one. */
  attempts: number;
  owner_id: string;
  owner_type: UserType;
  /** True if the owner was deleted, so that nobody can see or stop this delivery. */
  owner_deleted: boolean;
  method: Schemas['NotificationMethod'];
  url: string;
  key: string;
  key_header: string;
  secret: string | null;
};

/**
 * Claims due deliveries, those that have waited longest first. Safe in several processes at the same time: each skips rows
 * locked by another. If the process dies before it records the outcome, the delivery is due again when its lease ends.
 */
export function claimDue(database: Queryable, now: Date, limit: number): Promise<ClaimedDelivery[]> {
  return claim(
    database,
    now,
    `select id from webhook_deliveries where status = 'pending' and next_attempt_at <= $1
     order by next_attempt_at limit $3 for update skip locked`,
    limit,
  );
}

/** Counts the deliveries that are still to be made, due or not. */
export async function countPending(database: Queryable): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    `select count(*) as total from webhook_deliveries where status = 'pending'`,
  );
  return row?.total ?? 0;
}

/** Claims one delivery, due or not. */
export async function claimOne(tx: Queryable, now: Date, id: string): Promise<ClaimedDelivery> {
  const [claimed] = await claim(tx, now, 'select id from webhook_deliveries where id = $3', id);
  if (!claimed) throw new Error(`There is no delivery ${id}`);
  return claimed;
}

function claim(
  database: Queryable,
  now: Date,
  chosen: string,
  parameter: unknown,
): Promise<ClaimedDelivery[]> {
  return database.query<ClaimedDelivery>(
    `with chosen as (${chosen})
     update webhook_deliveries d set attempts = d.attempts + 1, last_attempt_at = $1, next_attempt_at = $2
     from chosen, users o where d.id = chosen.id and o.id = d.owner_id
     returning d.id, coalesce(d.event_id, d.id) as event_id, d.event, d.data, d.created_at, d.attempts, d.owner_id, o.type as owner_type, o.status = 'deleted' as owner_deleted,
       o.notification_method as method, o.webhook_url as url, o.webhook_api_key as key,
       o.webhook_api_key_header as key_header, o.webhook_secret as secret`,
    [now, leaseEnd(now), parameter],
  );
}
