import type { PushKind } from '#access/users/push-kinds.ts';
import type { Queryable } from '#ground/db/database.ts';
import { after } from '#terms/time/clock.ts';
import { leaseEnd, MAX_ATTEMPTS, nextAttempt } from './delivery-retries.ts';

/** Age limit for sending, which push services also get: what happened a day ago is no news. */
export const PUSH_KEPT_SECONDS = 24 * 3600;

/** A device is forgotten when nobody has signed in on it for this long. */
const DEVICE_KEPT_SECONDS = 30 * 24 * 3600;

/** SQL of the subjects with these ids, and their parameter. */
interface Subjects {
  /**
   * A `select` of `id`, `business_id`, `branch_id`, `cashier_id`, `amount` and `is_known`, which is true for what only its cashier
   * has not heard of yet. `$3` stands for the ids, a null amount for none.
   */
  sql: string;
  ids: readonly string[];
}

/**
 * Queues a message about each subject for each device that wants it and whose owner sees the subject. Written in the transaction
 * of the change, as `queueEvent`; what the owner may see is read again when it is sent.
 */
export async function queuePush(
  tx: Queryable,
  kind: PushKind,
  { sql, ids }: Subjects,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    `insert into push_messages (device_id, kind, subject_id, created_at, next_attempt_at)
     select d.id, $1, s.id, $2, $2 from (${sql}) s
       join push_devices d on d.business_id = s.business_id and $1 = any(d.kinds) and coalesce(s.amount >= d.least_amount, true)
       join users u on u.id = d.user_id
     where u.type = 'admin' and not s.is_known or u.type = 'branch_admin' and u.branch_id = s.branch_id and not s.is_known
       or u.type = 'operator' and (s.cashier_id = u.id
         or exists (select 1 from users child where child.id = s.cashier_id and child.titular_id = u.id))
     order by s.id, d.id`,
    [kind, now, [...ids]],
  );
}

/** A message claimed by this process, and the device that it is for. */
export interface ClaimedPush {
  id: number;
  /** Number of attempts, including this one. */
  attempts: number;
  kind: PushKind;
  subject_id: string;
  device_id: string;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  shows_text: boolean;
}

/** Claims due messages, oldest first, as `claimUnsent` claims e-mails. */
export function claimPush(database: Queryable, now: Date, limit: number): Promise<ClaimedPush[]> {
  return database.query<ClaimedPush>(
    `with chosen as (
       select id from push_messages where next_attempt_at <= $1 and attempts < $4 and created_at > $5
       order by next_attempt_at limit $3 for update skip locked)
     update push_messages m set attempts = m.attempts + 1, next_attempt_at = $2 from chosen, push_devices d
     where m.id = chosen.id and d.id = m.device_id
     returning m.id, m.attempts, m.kind, m.subject_id, d.id as device_id, d.user_id, d.endpoint, d.p256dh, d.auth, d.shows_text`,
    [now, leaseEnd(now), limit, MAX_ATTEMPTS, after(now, -PUSH_KEPT_SECONDS)],
  );
}

/** Counts the messages that are still to be sent, due or not. */
export async function countWaitingPush(database: Queryable, now: Date): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    'select count(*) as total from push_messages where attempts < $1 and created_at > $2',
    [MAX_ATTEMPTS, after(now, -PUSH_KEPT_SECONDS)],
  );
  return row?.total ?? 0;
}

/** How an attempt ended: `gone` if the push service no longer knows the device. */
export type PushOutcome = 'done' | 'failed' | 'gone';

/** Records the outcome of an attempt. Of a message that is done nothing is kept. */
export async function recordPush(
  database: Queryable,
  { id, attempts, device_id: deviceId, endpoint }: ClaimedPush,
  outcome: PushOutcome,
  now: Date,
): Promise<void> {
  if (outcome === 'done') await database.query('delete from push_messages where id = $1', [id]);
  else if (outcome === 'gone')
    await database.query('delete from push_devices where id = $1 and endpoint = $2', [deviceId, endpoint]);
  else
    await database.query('update push_messages set next_attempt_at = $3 where id = $1 and attempts = $2', [
      id,
      attempts,
      nextAttempt(attempts, now),
    ]);
}

/** Deletes messages that nobody will send any more. */
export async function deleteOldPush(database: Queryable, now: Date): Promise<void> {
  await database.query(
    'delete from push_messages where created_at < $1 or attempts >= $2 and next_attempt_at < $3',
    [after(now, -PUSH_KEPT_SECONDS), MAX_ATTEMPTS, now],
  );
}

/** Deletes devices on which nobody has signed in for long. */
export async function deleteOldPushDevices(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from push_devices where subscribed_at < $1', [
    after(now, -DEVICE_KEPT_SECONDS),
  ]);
}
