import type { Session } from '#access/sessions/sessions.ts';
import type { ContentOf, Schemas } from '#ground/contract/operation-types.ts';
import type { ReadSources } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import { type Day, daysOfRange, placeOfDay } from '#terms/time/days-of-range.ts';
import { closingCondition } from './closing-conditions.ts';

/** The closings of a day that have a certain status; the sum is exact decimal text. */
interface StatusTotals {
  status: Schemas['ClosingStatus'];
  count: number;
  net: string;
}

export interface ClosingDayTotals extends Day {
  totals: StatusTotals[];
}

/**
 * The matching closings of each day, by their creation date and status.
 * @throws ApiError 400 for a range that ends before it starts or is too long, 404 for a branch outside the scope
 */
export async function readDailyClosingTotals(
  { database, reads }: ReadSources,
  session: Session,
  content: ContentOf<'closings.getDailyTotals'>,
): Promise<ClosingDayTotals[]> {
  const params = createParams();
  const condition = await closingCondition(database, session, content, params);
  // The range includes its end, down to the millisecond.
  const range = { from: new Date(content.startDate), to: new Date(Date.parse(content.endDate) + 1) };
  const days = daysOfRange(range, session.business.timeZone);
  const rows = await reads.query<StatusTotals & { place: number }>(
    `select ${placeOfDay('c.created_at', days, params.add)} as place, c.status, count(*)::int as count,
       sum(c.net_amount)::numeric(20, 2) as net
     from closings c where ${condition} group by 1, 2 order by 1, 2`,
    params.values,
  );
  return days.map((day, index) => ({
    ...day,
    totals: rows.filter(({ place }) => place === index + 1),
  }));
}
