import type { Queryable } from '#ground/db/database.ts';
import { nextBankingDay } from '#terms/time/banking-days.ts';

/** Closings that were completed on a day in their business's time zone and have no deposit yet. */
interface CompletedDay {
  business_id: string;
  day: string;
}

/**
 * Assigns completed closings to the deposit of the next banking day, and creates that deposit if they are its first. Leaves
 * closings that have a deposit unchanged.
 * @param closingIds null for all closings without a deposit, of every business
 */
export async function scheduleDeposits(tx: Queryable, closingIds: readonly string[] | null): Promise<void> {
  const chosen = `c.status = 'completed' and c.closed_at is not null and c.deposit_id is null
       and ($1::text[] is null or c.id = any($1))`;
  const localDay = `to_char(c.closed_at at time zone b.time_zone, 'YYYY-MM-DD')`;
  const ids = closingIds && [...closingIds];
  const days = await tx.query<CompletedDay>(
    `select distinct c.business_id, ${localDay} as day from closings c join businesses b on b.id = c.business_id
     where ${chosen}`,
    [ids],
  );
  if (days.length === 0) return;
  const scheduled = days.map(({ business_id, day }) => ({ business_id, day, on: nextBankingDay(day) }));
  const deposits = new Map<string, string>();
  for (const { business_id, on } of scheduled) {
    const key = `${business_id} ${on}`;
    if (!deposits.has(key)) deposits.set(key, await pendingDeposit(tx, business_id, on));
  }
  await tx.query(
    `update closings c set deposit_id = of_day.deposit_id
     from businesses b, unnest($2::text[], $3::text[], $4::text[]) as of_day (business_id, day, deposit_id)
     where ${chosen} and b.id = c.business_id and of_day.business_id = c.business_id and of_day.day = ${localDay}`,
    [
      ids,
      scheduled.map(({ business_id }) => business_id),
      scheduled.map(({ day }) => day),
      scheduled.map(({ business_id, on }) => deposits.get(`${business_id} ${on}`)),
    ],
  );
}

/** SQL for the id of a further deposit of business `$1` on day `$2`, which is the same for the same seed data. */
export const NEXT_ID = `'dp_' || upper(left(md5(concat_ws(' ', $1::text, $2::date, (
  select count(*) from deposits where business_id = $1 and scheduled_on = $2::date
))), 16))`;

/** The id of the pending deposit of a day. It is locked, so that it is not made before this transaction ends. */
export async function pendingDeposit(tx: Queryable, businessId: string, day: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into deposits (id, business_id, scheduled_on) select ${NEXT_ID}, $1, $2::date
     on conflict (business_id, scheduled_on) where made_at is null do update set scheduled_on = excluded.scheduled_on
     returning id`,
    [businessId, day],
  );
  if (!row) throw new Error('An upsert always returns its row');
  return row.id;
}
