import { type Scope, scopeCondition } from '#access/sessions/scope.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams, type Params } from '#ground/db/sql-params.ts';
import type { DayPart } from '#terms/time/calendar.ts';
import { createUtcOffset } from '#terms/time/time-zone.ts';
import type { Money } from './money.ts';

/** The part of a business that a summary covers, and the kind of its rows. */
export interface SummaryScope extends Scope {
  placeLevel: 'branch' | 'cashier';
}

/** Number of payments on a weekday, from 1 for Monday, in an hour of the day. */
export interface HourCount {
  weekday: number;
  hour: number;
  receivedCount: number;
}

const HOUR_MS = 3_600_000;
const TABLES = { branch: 'hourly_money_of_branches', cashier: 'hourly_money_of_cashiers' };

interface Span {
  from: Date;
  to: Date;
}

/** The money of each place in parts of days, and the payments of a range by weekday and hour. */
export interface MoneyAndHours {
  /** One map per part, in the order asked for: the money by the place's id. A place without money has no entry. */
  ofParts: readonly ReadonlyMap<string, Money>[];
  hours: readonly HourCount[];
}

type Row = { weekday: null; n: number; place: string } & Money;
type HourRow = { weekday: number; n: number; receivedCount: number };

/**
 * Reads whole hours from their sums, and only the last, partial hour from the ledger. A single statement, so that the payments
 * by hour are the same as those by place.
 */
export async function readMoney(
  database: Queryable,
  scope: SummaryScope,
  { parts, range, timeZone }: { parts: readonly DayPart[]; range: Span; timeZone: string },
): Promise<MoneyAndHours> {
  const params = createParams();
  const rows = await database.query<Row | HourRow>(
    `select null::int as weekday, n, place, sum(received_count)::int as "receivedCount", (sum(received) * 100)::float8 as received,
       sum(refunded_count)::int as "refundedCount", (sum(refunded) * 100)::float8 as refunded
     from (${ofPlaces(scope, parts, timeZone, params)}) as parts group by 2, 3
     union all
     select extract(isodow from local)::int, extract(hour from local)::int, null, sum(count)::int, null, null, null
     from (${ofHours(scope, range, timeZone, params)}) as hours
     cross join lateral (select moment at time zone ${params.add(timeZone)} as local) as clock
     group by 1, 2 having sum(count) > 0
     order by 1, 2`,
    params.values,
  );
  const ofParts = parts.map(() => new Map<string, Money>());
  const hours: HourCount[] = [];
  for (const row of rows) {
    if (row.weekday !== null) {
      hours.push({ weekday: row.weekday, hour: row.n, receivedCount: row.receivedCount });
      continue;
    }
    const { receivedCount, received, refundedCount, refunded } = row;
    ofParts[row.n]?.set(row.place, { receivedCount, received, refundedCount, refunded });
  }
  return { ofParts, hours };
}

function ofPlaces(scope: SummaryScope, parts: readonly DayPart[], timeZone: string, params: Params): string {
  const { whole, edges } = splitAtHours(parts, timeZone);
  const place = scope.placeLevel === 'branch' ? 'branch_id' : 'cashier_id';
  const ofSums = `select span.n, sums.* from ${unnested(whole, params)} cross join lateral (
      select h.${place} as place, sum(received_count) as received_count, sum(received) as received,
        sum(refunded_count) as refunded_count, sum(refunded) as refunded
      from ${TABLES[scope.placeLevel]} h where ${scopeCondition(scope, params, 'h')} and h.hour >= span.starts and h.hour < span.ends
      group by 1 having sum(received_count) <> 0 or sum(refunded_count) <> 0) as sums`;
  if (edges.length === 0) return ofSums;
  return `${ofSums} union all
    select span.n, sums.* from ${unnested(edges, params)} cross join lateral (
      select l.${place} as place, count(*) filter (where kind = 'payment'), coalesce(sum(amount) filter (where kind = 'payment'), 0),
        count(*) filter (where kind = 'refund'), coalesce(-sum(amount) filter (where kind = 'refund'), 0)
      from ledger_entries l where ${scopeCondition(scope, params, 'l')} and l.created_at >= span.starts and l.created_at < span.ends
      group by 1) as sums`;
}

function ofHours(scope: SummaryScope, { from, to }: Span, timeZone: string, params: Params): string {
  const end = hourStart(to, createUtcOffset(timeZone));
  const ofSums = `select hour as moment, sum(received_count) as count from ${TABLES[scope.placeLevel]} h
    where ${scopeCondition(scope, params, 'h')} and hour >= ${params.add(from)} and hour < ${params.add(end)} group by 1`;
  return `${ofSums} union all
    select ${params.add(end)}::timestamptz, count(*) from ledger_entries l
    where ${scopeCondition(scope, params, 'l')} and kind = 'payment' and created_at >= ${params.add(end)} and created_at < ${params.add(to)}`;
}

/** Start of the local hour that contains a moment. */
function hourStart(moment: Date, offsetAt: (time: number) => number): Date {
  const time = moment.getTime();
  return new Date(time - ((time + offsetAt(time)) % HOUR_MS));
}

function splitAtHours(parts: readonly DayPart[], timeZone: string) {
  const offsetAt = createUtcOffset(timeZone);
  const spans = parts.map(({ from, to }, n) => ({ n, from, end: hourStart(to, offsetAt), to }));
  return {
    whole: spans.map(({ n, from, end }) => ({ n, from, to: end })),
    edges: spans.filter(({ end, to }) => end < to).map(({ n, end, to }) => ({ n, from: end, to })),
  };
}

function unnested(spans: readonly (Span & { n: number })[], params: Params): string {
  const numbers = params.add(spans.map(({ n }) => n));
  const starts = params.add(spans.map(({ from }) => from));
  const ends = params.add(spans.map(({ to }) => to));
  return `unnest(${numbers}::int[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as span (n, starts, ends)`;
}
