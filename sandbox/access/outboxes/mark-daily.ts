import type { Queryable } from '#ground/db/database.ts';

/** Makes the daily summaries due once this transaction is committed, because its closing may have been the last of the day. */
export async function markDailySummaries(
  tx: Queryable,
  closingIds: readonly string[],
  now: Date,
): Promise<void> {
  // In a fixed order, so that simultaneous transactions do not deadlock.
  await tx.query(
    `with marked as (
       select s.user_id from summary_emails s
       where s.business_id in (select business_id from closings where id = any($1)) and s.wanted and s.kind = 'daily'
       order by s.user_id for update)
     update summary_emails s set due_at = least(s.due_at, $2), version = s.version + 1 from marked
     where s.user_id = marked.user_id and s.kind = 'daily'`,
    [[...closingIds], now],
  );
}
