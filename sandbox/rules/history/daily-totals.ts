import type { Schemas } from '../../contract/operation-types.ts';
import type { Queryable } from '../../db/database.ts';
import { createParams, type Params } from '../../db/params.ts';
import { type Day, placeOfDay } from '../days-of-range.ts';
import { foundByPlace, foundElsewhere, transactionCondition } from './conditions.ts';
import type { HistoryFilters } from './read-filters.ts';

/** Counts of transactions, and their sums as exact decimal text. */
export interface Totals {
  receivedCount: number;
  /** Including those refunded later. */
  received: string;
  refundedCount: number;
  refunded: string;
}

/** Of every day of a range, in order. */
export type TotalsOfDays = readonly Totals[];

export interface DailyTotals {
  totals: TotalsOfDays;
  /** Of each hour of the day, 0 to 23. */
  hours?: readonly TotalsOfDays[];
  /** Of each branch or cashier that has money, by its id. */
  places?: readonly { id: string; totals: TotalsOfDays }[];
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

export const NO_MONEY: Totals = { receivedCount: 0, received: '0.00', refundedCount: 0, refunded: '0.00' };
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
  const date = DATES[dateOf];
  const groups: Groups = {
    ...(byHour && { quarter: `date_bin('15 minutes', ${date}, 'epoch')` }),
    ...(byPlace && { place: COLUMNS[byPlace] }),
  };
  const asked = { filters, days, date, groups };
  const isInIndex = !filters.search && !filters.payerIds;
  const found = isInIndex ? foundDayByDay(asked, params) : foundInRange(asked, params);
  // A time zone takes long for each row, and every zone's hours begin with a quarter of an hour.
  const hours = byHour
    ? `cross join lateral (select extract(hour from quarter at time zone ${params.add(timeZone)})::int as hour) as local`
    : '';
  const columns = [...(byHour ? ['hour'] : []), ...(byPlace ? ['place'] : [])];
  const grouped = columns.map((column) => `when grouping(${column}) = 0 then '${column}'`);
  return database.query<GroupRow>(
    `select day, ${byHour ? 'hour' : 'null as hour'}, ${byPlace ? 'place' : 'null as place'},
       sum(received_count)::int as "receivedCount", sum(received)::numeric(20, 2) as received,
       sum(refunded_count)::int as "refundedCount", coalesce(sum(refunded), 0)::numeric(20, 2) as refunded,
       case ${grouped.join(' ')} when true then 'day' end as grouped
     from (${found}) as found ${hours}
     group by grouping sets (${['day', ...columns.map((column) => `(day, ${column})`)].join(', ')})`,
    params.values,
  );
}

/** SQL for what the days are divided by, by its name. */
type Groups = { quarter?: string; place?: string };

interface Asked {
  filters: HistoryFilters;
  days: readonly Day[];
  /** The column that says on which day a transaction counts. */
  date: string;
  groups: Groups;
}

const SUMS = `count(*) as received_count, sum(t.amount) as received, count(*) filter (where t.status = 'refunded') as refunded_count,
  sum(t.amount) filter (where t.status = 'refunded') as refunded`;
const HAS_MONEY = `t.status in ('completed', 'refunded')`;

const namedGroups = (groups: Groups): string[] =>
  Object.entries(groups).map(([name, expression]) => `${expression} as ${name}`);
const groupBy = (keys: number): string =>
  keys === 0 ? '' : `group by ${Array.from({ length: keys }, (_, index) => index + 1).join(', ')}`;

/** Each day is a range of an index that has all that is asked for: two thirds of the time of finding the day of each row. */
function foundDayByDay({ filters, days, date, groups }: Asked, params: Params): string {
  const { from, to, ...amounts } = filters.range;
  const starts = days.map(({ start }, index) => (index === 0 && from ? from : start));
  const ends = [...days.slice(1).map(({ start }) => start), to];
  const condition = transactionCondition(filters, { ...amounts, from: null, to: null }, params);
  return `select span.day::int as day, sums.*
    from unnest(${params.add(starts)}::timestamptz[], ${params.add(ends)}::timestamptz[]) with ordinality
      as span (starts, ends, day)
    cross join lateral (
      select ${[...namedGroups(groups), SUMS].join(', ')} from transactions t
      where ${condition} and ${HAS_MONEY} and ${date} >= span.starts and ${date} < span.ends
      ${groupBy(Object.keys(groups).length)} having count(*) > 0
    ) as sums`;
}

/** Matches of a search or of payers, which have indexes of their own. */
function foundInRange({ filters, days, date, groups }: Asked, params: Params): string {
  const { range, search } = filters;
  const conditions = search
    ? [
        foundByPlace(filters, search, range, params, date),
        ...foundElsewhere(filters, search, range, params, date),
      ]
    : [transactionCondition(filters, range, params, date)];
  const parts = conditions.map(
    (condition) =>
      `select ${date}, t.branch_id, t.cashier_id, t.status, t.amount from transactions t where ${condition} and ${HAS_MONEY}`,
  );
  const day = `${placeOfDay(date, days, params.add)} as day`;
  return `select ${[day, ...namedGroups(groups), SUMS].join(', ')} from (${parts.join(' union all ')}) as t
    ${groupBy(1 + Object.keys(groups).length)}`;
}

/** The row of each day, or no money. */
function onDays(rows: readonly GroupRow[], days: readonly Day[]): TotalsOfDays {
  const totals: Totals[] = days.map(() => NO_MONEY);
  for (const row of rows) totals[row.day - 1] = row;
  return totals;
}

function onPlaces(rows: readonly GroupRow[], days: readonly Day[]): NonNullable<DailyTotals['places']> {
  const ofPlaces = new Map<string, GroupRow[]>();
  for (const row of rows) {
    if (row.place === null) continue;
    const own = ofPlaces.get(row.place);
    if (own) own.push(row);
    else ofPlaces.set(row.place, [row]);
  }
  return [...ofPlaces]
    .map(([id, own]) => ({ id, totals: onDays(own, days) }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}
