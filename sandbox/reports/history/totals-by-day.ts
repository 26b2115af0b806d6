import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Params } from '#ground/db/sql-params.ts';
import {
  type Day,
  type DaySpan,
  haveWholeHours,
  placeOfDay,
  spansOfDays,
  splitIntoHours,
} from '#terms/time/days-of-range.ts';
import {
  foundByPlace,
  foundElsewhere,
  PARTLY_REFUNDED,
  sharedConditions,
  transactionCondition,
} from './conditions.ts';
import type { HistoryFilters } from './read-filters.ts';

interface AskedTotals {
  filters: HistoryFilters;
  days: readonly Day[];
  dateOf: Schemas['TransactionMoment'];
  byHour?: boolean | undefined;
  byPlace?: Schemas['PlaceLevel'] | undefined;
}

const PLACES = { branch: 'branch_id', cashier: 'cashier_id' };
const DATES = { creation: 't.created_at', resolution: 't.resolved_at', movement: 'm.moved_at' };

const HAS_MONEY = `t.status in ('completed', 'refunded')`;
const SUMS = `count(*) as received_count, sum(t.amount) as received, count(*) filter (where t.status = 'refunded') as refunded_count,
  sum(t.amount) filter (where t.status = 'refunded') as refunded`;
const SUMS_OF_MOVEMENTS = `count(*) filter (where not refunded) as received_count, sum(amount) filter (where not refunded) as received,
  count(*) filter (where refunded) as refunded_count, sum(amount) filter (where refunded) as refunded`;
const SUMS_OF_HOURS = `sum(t.count) as received_count, sum(t.amount) as received,
  coalesce(sum(t.count) filter (where t.status = 'refunded'), 0) as refunded_count,
  sum(t.amount) filter (where t.status = 'refunded') as refunded`;

const SUMS_OF_PARTS = `0 as received_count, 0 as received, count(*) as refunded_count, sum(t.refunded_amount) as refunded`;

/**
 * SQL for the money of the matching transactions by `day`, starting at 1, and within it by `quarter` of an hour or `place` as
 * requested. A day may have several rows for the same place.
 */
export function totalsByDay(asked: AskedTotals, params: Params): string {
  if (asked.dateOf === 'movement') return ofMovements(asked, params);
  return `${byStatus(asked, params)} union all ${refundedInPart(asked, params)}`;
}

function byStatus(asked: AskedTotals, params: Params): string {
  const { filters, days } = asked;
  // A search or a payer filter has its own indexes.
  if (filters.search || filters.payerIds) return ofRange(asked, params);
  const spans = spansOfDays(days, filters.range);
  if (!areInHours(asked)) return ofSpans(asked, spans, params);
  const { whole, edges } = splitIntoHours(spans);
  const parts = [
    ...(whole.length > 0 ? [ofHours(asked, whole, params)] : []),
    ...(edges.length > 0 ? [ofSpans(asked, edges, params)] : []),
  ];
  return parts.join(' union all ');
}

/** True if the hourly totals, which distinguish only branches and statuses, can answer the question. */
function areInHours({ filters, days, dateOf, byPlace }: AskedTotals): boolean {
  const { scope, cashierId, origin, withRefund, range } = filters;
  const ofCashiers = scope.cashierIds !== null || cashierId !== null || byPlace === 'cashier';
  const filtersRows = withRefund || origin !== null || range.low !== null || range.high !== null;
  return dateOf === 'creation' && !ofCashiers && !filtersRows && haveWholeHours(days);
}

/** Reads the whole hours of days from the hourly totals, which every change of a transaction updates. */
function ofHours(asked: AskedTotals, spans: readonly DaySpan[], params: Params): string {
  const condition = sharedConditions(asked.filters, params, 't').join(' and ');
  const groups = groupsOf(asked, 't.hour');
  return `select span.day, sums.* from ${unnested(spans, params)}
    cross join lateral (
      select ${[...groups, SUMS_OF_HOURS].join(', ')} from hourly_totals t
      where ${condition} and t.hour >= span.starts and t.hour < span.ends
      ${groupBy(groups.length)} having sum(t.count) > 0
    ) as sums`;
}

/**
 * Reads each day as a range of an index that contains all requested columns, which takes two thirds of the time of computing
 * each row's day.
 */
function ofSpans(asked: AskedTotals, spans: readonly DaySpan[], params: Params): string {
  const { filters, dateOf } = asked;
  const date = DATES[dateOf];
  const condition = transactionCondition(filters, { ...filters.range, from: null, to: null }, params);
  const groups = groupsOf(asked, quarterOf(date));
  return `select span.day, sums.* from ${unnested(spans, params)}
    cross join lateral (
      select ${[...groups, SUMS].join(', ')} from transactions t
      where ${condition} and ${HAS_MONEY} and ${date} >= span.starts and ${date} < span.ends
      ${groupBy(groups.length)} having count(*) > 0
    ) as sums`;
}

/** Refunds of partly refunded transactions, on the day of the transaction. */
function refundedInPart(asked: AskedTotals, params: Params): string {
  const { filters, days, dateOf } = asked;
  const date = DATES[dateOf];
  const condition = transactionCondition(filters, filters.range, params, date);
  const groups = [`${placeOfDay(date, days, params.add)} as day`, ...groupsOf(asked, quarterOf(date))];
  return `select ${[...groups, SUMS_OF_PARTS].join(', ')} from transactions t
    where ${condition} and ${PARTLY_REFUNDED} ${groupBy(groups.length)}`;
}

/**
 * A refund of what remained replaces the resolution date, so amounts that were received and refunded later are found through the
 * ledger. A refund is never earlier than its payment, so for the last days few rows are read. Refunds are entries of the ledger,
 * each at its moment.
 */
function ofMovements(asked: AskedTotals, params: Params): string {
  const { filters, days } = asked;
  const condition = transactionCondition(filters, { ...filters.range, from: null, to: null }, params);
  const groups = groupsOf(asked, quarterOf(DATES.movement));
  const within = (date: string) => `${date} >= span.starts and ${date} < span.ends`;
  const moved = (amount: string, date: string, refunded: boolean, joined = '') =>
    `select t.branch_id, t.cashier_id, ${amount} as amount, ${date} as moved_at, ${refunded} as refunded from transactions t ${joined} where ${condition}`;
  const entry = (kind: string) => `join ledger_entries l on l.transaction_id = t.id and l.kind = '${kind}'`;
  const business = params.add(filters.scope.businessId);
  return `select span.day, sums.* from ${unnested(spansOfDays(days, filters.range), params)}
    cross join lateral (
      select ${[...groups, SUMS_OF_MOVEMENTS].join(', ')} from (
        ${moved('t.amount', 't.resolved_at', false)} and t.status = 'completed' and ${within('t.resolved_at')}
        union all
        ${moved('t.amount', 'l.created_at', false, entry('payment'))}
          and t.status = 'refunded' and t.resolved_at >= span.starts and ${within('l.created_at')}
        union all
        ${moved('-l.amount', 'l.created_at', true, entry('refund'))} and l.business_id = ${business} and ${within('l.created_at')}
      ) as m ${groupBy(groups.length)} having count(*) > 0
    ) as sums`;
}

function ofRange(asked: AskedTotals, params: Params): string {
  const { filters, days, dateOf } = asked;
  const { range, search } = filters;
  const date = DATES[dateOf];
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
  const groups = [`${placeOfDay(date, days, params.add)} as day`, ...groupsOf(asked, quarterOf(date))];
  return `select ${[...groups, SUMS].join(', ')} from (${parts.join(' union all ')}) as t ${groupBy(groups.length)}`;
}

const quarterOf = (date: string): string => `date_bin('15 minutes', ${date}, 'epoch')`;

/** SQL for the grouping within a day. `moment` is a quarter of an hour, or the start of an hour. */
const groupsOf = ({ byHour, byPlace }: AskedTotals, moment: string): string[] => [
  ...(byHour ? [`${moment} as quarter`] : []),
  ...(byPlace ? [`${PLACES[byPlace]} as place`] : []),
];

const groupBy = (keys: number): string =>
  keys === 0 ? '' : `group by ${Array.from({ length: keys }, (_, index) => index + 1).join(', ')}`;

function unnested(spans: readonly DaySpan[], params: Params): string {
  const days = params.add(spans.map(({ day }) => day));
  const starts = params.add(spans.map(({ from }) => from));
  const ends = params.add(spans.map(({ to }) => to));
  return `unnest(${days}::int[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as span (day, starts, ends)`;
}
