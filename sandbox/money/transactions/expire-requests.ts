import { hasOverdueRequests } from '#access/sessions/scope-version.ts';
import type { Transactional } from '#ground/db/database.ts';
import { queueTransactionEvents } from './queue-transaction-events.ts';

/** The actor that timelines show for automatic changes. */
export const SYSTEM_ACTOR = 'Sistema';

/**
 * Expires all pending requests that are overdue, dated at their expiration, with their events and webhooks. Runs before
 * transactions are read, and in the housekeeping. Safe in several processes at the same time: each skips rows locked by another.
 */
export async function expireRequests(database: Transactional, now: Date): Promise<void> {
  const [found] = await database.query<{ overdue: boolean }>(
    `select ${hasOverdueRequests('$1')} as overdue`,
    [now],
    { prepare: true },
  );
  if (!found?.overdue) return;
  await database.transaction(async (tx) => {
    const expired = await tx.query<{ id: string }>(
      `with due as (
         select id from transactions where status = 'pending' and expires_at <= $1 for update skip locked
       ), expired as (
         update transactions t set status = 'expired', status_reason = '', resolved_at = t.expires_at
         from due where t.id = due.id and t.status = 'pending' returning t.id, t.expires_at
       ), queued as (
         insert into transaction_events (transaction_id, status, actor_name, reason, created_at)
         select id, 'expired', $2, '', expires_at from expired
       )
       select id from expired`,
      [now, SYSTEM_ACTOR],
    );
    const ids = expired.map(({ id }) => id);
    if (ids.length > 0) await queueTransactionEvents(tx, 'transaction.expired', ids, now);
  });
}
