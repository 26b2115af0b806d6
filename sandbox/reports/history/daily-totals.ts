import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import type { Day } from '#terms/time/days-of-range.ts';
import { groupBy } from '#terms/values/group-by.ts';
import type { HistoryFilters } from './read-filters.ts';
import { totalsByDay } from './totals-by-day.ts';

/** Counts of transactions, and their sums as exact decimal text. */
export interface Totals {
  receivedCount: number;
  /** Includes payments that were refunded later. */
  received: string;
  refundedCount: number;
  refunded: string;
}

/** Totals of every day of a range, in order. */
export type TotalsOfDays = readonly Totals[];

export interface DailyTotals {
  totals: TotalsOfDays;
  /** Totals of each hour of the day, 0 to 23. */
  hours?: readonly TotalsOfDays[];
  /** Totals of each branch or cashier that has money, by id. */
  places?: readonly { id: string; totals: TotalsOfDays }[];
}

/** Optional groups within the days. */
export interface WantedGroups {
  byHour?: boolean;
  byPlace?: Schemas['PlaceLevel'];
  dateOf?: Schemas['TransactionMoment'];
  timeZone: string;
}

interface GroupRow extends Totals {
  day: number;
  hour: number | null;
  place: string | null;
  grouped: 'day' | 'hour' | 'place';
}

export const NO_MONEY: Totals = { receivedCount: 0, received: '0.00', refundedCount: 0, refunded: '0.00' };
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * The money of the matching transactions per day: by creation date, as in the history's summary; by resolution date, as in the
 * list of paid ones; or by when it was received and refunded. Hours and places come from the same statement, so they add up to
 * the days.
 */
export async function readDailyTotals(
  database: Queryable,
  filters: HistoryFilters,
  days: readonly Day[],
  wanted: WantedGroups,
): Promise<DailyTotals> {
  const rows = await readGroups(database, filters, days, wanted);
  const rowsOf = (group: GroupRow['grouped']) => rows.filter(({ grouped }) => grouped === group);
  const ofHours = rowsOf('hour');
  return {
    totals: onDays(rowsOf('day'), days),
    ...(wanted.byHour && {
      hours: HOURS.map((hour) =>
        onDays(
          ofHours.filter((row) => row.hour === hour),
          days,
        ),
      ),
    }),
    ...(wanted.byPlace && { places: onPlaces(rowsOf('place'), days) }),
  };
}

async function readGroups(
  database: Queryable,
  filters: HistoryFilters,
  days: readonly Day[],
  { byHour, byPlace, dateOf = 'creation', timeZone }: WantedGroups,
): Promise<GroupRow[]> {
  const params = createParams();
  const found = totalsByDay({ filters, days, dateOf, byHour, byPlace }, params);
  // Time zone arithmetic per row is slow, and in every zone hours begin at a quarter of an hour.
  const hours = byHour
    ? `cross join lateral (select extract(hour from quarter at time zone ${params.add(timeZone)})::int as hour) as local`
    : '';
  const columns = [...(byHour ? ['hour'] : []), ...(byPlace ? ['place'] : [])];
  const grouped = columns.reduce(
    (rest, column) => `case when grouping(${column}) = 0 then '${column}' else ${rest} end`,
    `'day'`,
  );
  return database.query<GroupRow>(
    `select day, ${byHour ? 'hour' : 'null as hour'}, ${byPlace ? 'place' : 'null as place'},
       sum(received_count)::int as "receivedCount", coalesce(sum(received), 0)::numeric(20, 2) as received,
       sum(refunded_count)::int as "refundedCount", coalesce(sum(refunded), 0)::numeric(20, 2) as refunded,
       ${grouped} as grouped
     from (${found}) as found ${hours}
     group by grouping sets (${['day', ...columns.map((column) => `(day, ${column})`)].join(', ')})`,
    params.values,
  );
}

/** The row of each day, or zeros for a day without a row. */
function onDays(rows: readonly GroupRow[], days: readonly Day[]): TotalsOfDays {
  const totals: Totals[] = days.map(() => NO_MONEY);
  for (const row of rows) totals[row.day - 1] = row;
  return totals;
}

function onPlaces(rows: readonly GroupRow[], days: readonly Day[]): NonNullable<DailyTotals['places']> {
  const placed = rows.flatMap((row) => (row.place === null ? [] : { ...row, place: row.place }));
  return [...groupBy(placed, ({ place }) => place)]
    .map(([id, own]) => ({ id, totals: onDays(own, days) }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}
