import type { Queryable } from '../../db/database.ts';
import { createParams } from '../../db/params.ts';
import { type Day, placeOfDay } from '../days-of-range.ts';
import { transactionCondition } from './conditions.ts';
import type { HistoryFilters } from './read-filters.ts';

/** Counts of transactions, and their sums as exact decimal text. */
export interface DayTotals extends Day {
  receivedCount: number;
  /** Including those refunded later. */
  received: string;
  refundedCount: number;
  refunded: string;
}

/** The money of the matching transactions of each day, by their creation date, as the summary of a history sums it. */
export async function readDailyTotals(
  database: Queryable,
  filters: HistoryFilters,
  days: readonly Day[],
): Promise<DayTotals[]> {
  const params = createParams();
  const rows = await database.query<Omit<DayTotals, keyof Day> & { place: number }>(
    `select place, sum(count)::int as "receivedCount", sum(amount)::numeric(20, 2) as received,
       coalesce(sum(count) filter (where status = 'refunded'), 0)::int as "refundedCount",
       coalesce(sum(amount) filter (where status = 'refunded'), 0)::numeric(20, 2) as refunded
     from (
       select ${placeOfDay('t.created_at', days, params.add)} as place, t.status, count(*) as count, sum(t.amount) as amount
       from transactions t
       where ${transactionCondition(filters, filters.range, params)} and t.status in ('completed', 'refunded')
       group by 1, 2
     ) as totals group by place`,
    params.values,
  );
  const found = new Map(rows.map(({ place, ...totals }) => [place, totals]));
  const none = { receivedCount: 0, received: '0.00', refundedCount: 0, refunded: '0.00' };
  return days.map((day, index) => ({ ...day, ...none, ...found.get(index + 1) }));
}
