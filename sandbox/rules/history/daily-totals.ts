import type { Schemas } from '../../contract/operation-types.ts';
import type { Queryable } from '../../db/database.ts';
import { createParams } from '../../db/params.ts';
import { type Day, placeOfDay } from '../days-of-range.ts';
import { transactionCondition } from './conditions.ts';
import type { HistoryFilters } from './read-filters.ts';

/** Counts of transactions, and their sums as exact decimal text. */
export interface Totals {
  receivedCount: number;
  /** Including those refunded later. */
  received: string;
  refundedCount: number;
  refunded: string;
}

export interface HourTotals extends Totals {
  hour: number;
}

export interface DayTotals extends Day, Totals {
  hours?: HourTotals[];
}

/** The days of a branch or cashier. */
export interface PlaceTotals {
  id: string;
  days: DayTotals[];
}

export interface DailyTotals {
  days: DayTotals[];
  /** Only those with money. */
  places?: PlaceTotals[];
}

/** Groups of the days that are wanted too. */
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

const NONE: Totals = { receivedCount: 0, received: '0.00', refundedCount: 0, refunded: '0.00' };
const COLUMNS = { branch: 't.branch_id', cashier: 't.cashier_id' };
const DATES = { creation: 't.created_at', resolution: 't.resolved_at' };
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * The money of the matching transactions of each day, by their creation date as the summary of a history sums it, or by that
 * of their resolution as the list of paid ones does. Its hours and places are of the same moment, so that they add up to the days.
 */
export async function readDailyTotals(
  database: Queryable,
  filters: HistoryFilters,
  days: readonly Day[],
  wanted: WantedGroups,
): Promise<DailyTotals> {
  const rows = await readGroups(database, filters, days, wanted);
  const totals = byDay(rows.filter(({ grouped }) => grouped === 'day'));
  const ofHour = byDay(rows, ({ hour, grouped }) => (grouped === 'hour' ? hour : null));
  return {
    days: days.map((day, index) => ({
      ...day,
      ...(totals(index) ?? NONE),
      ...(wanted.byHour && {
        hours: HOURS.map((hour) => ({ hour, ...(ofHour(index, hour) ?? NONE) })),
      }),
    })),
    ...(wanted.byPlace && { places: placesOf(rows, days) }),
  };
}

async function readGroups(
  database: Queryable,
  filters: HistoryFilters,
  days: readonly Day[],
  { byHour, byPlace, dateOf = 'creation', timeZone }: WantedGroups,
): Promise<GroupRow[]> {
  const params = createParams();
  const date = DATES[dateOf];
  const hour = byHour ? `extract(hour from ${date} at time zone ${params.add(timeZone)})::int` : 'null::int';
  const place = byPlace ? COLUMNS[byPlace] : 'null::text';
  const sets = ['(day)', ...(byHour ? ['(day, hour)'] : []), ...(byPlace ? ['(day, place)'] : [])];
  const grouped = `case ${byHour ? `when grouping(hour) = 0 then 'hour'` : ''}
    ${byPlace ? `when grouping(place) = 0 then 'place'` : ''} when true then 'day' end`;
  return database.query<GroupRow>(
    `select day, ${byHour ? 'hour' : 'null as hour'}, ${byPlace ? 'place' : 'null as place'}, sum(count)::int as "receivedCount", sum(amount)::numeric(20, 2) as received,
       coalesce(sum(count) filter (where status = 'refunded'), 0)::int as "refundedCount",
       coalesce(sum(amount) filter (where status = 'refunded'), 0)::numeric(20, 2) as refunded,
       ${grouped} as grouped
     from (
       select ${placeOfDay(date, days, params.add)} as day, ${hour} as hour, ${place} as place, t.status,
         count(*) as count, sum(t.amount) as amount
       from transactions t
       where ${transactionCondition(filters, filters.range, params, date)} and t.status in ('completed', 'refunded')
       group by 1, 2, 3, 4
     ) as totals group by grouping sets (${sets.join(', ')})`,
    params.values,
  );
}

function placesOf(rows: readonly GroupRow[], days: readonly Day[]): PlaceTotals[] {
  const ofPlaces = rows.filter(({ grouped, place }) => grouped === 'place' && place !== null);
  const totals = byDay(ofPlaces, ({ place }) => place);
  const ids = [...new Set(ofPlaces.map(({ place }) => place as string))].sort();
  return ids.map((id) => ({
    id,
    days: days.map((day, index) => ({ ...day, ...(totals(index, id) ?? NONE) })),
  }));
}

/** Finds totals by the place of their day in the range, and by what they are grouped by. */
function byDay<Group>(rows: readonly GroupRow[], groupOf: (row: GroupRow) => Group | null = () => null) {
  const key = (day: number, group: Group | null) => `${day} ${group}`;
  const found = new Map(
    rows.map((row) => {
      const { receivedCount, received, refundedCount, refunded } = row;
      return [key(row.day, groupOf(row)), { receivedCount, received, refundedCount, refunded }] as const;
    }),
  );
  return (index: number, group: Group | null = null): Totals | undefined => found.get(key(index + 1, group));
}
