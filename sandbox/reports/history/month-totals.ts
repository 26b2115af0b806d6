import type { Queryable } from '#ground/db/database.ts';
import { createParams, type Params } from '#ground/db/sql-params.ts';
import { addMoney } from '#terms/values/money.ts';
import {
  foundElsewhere,
  PARTLY_REFUNDED,
  placeFound,
  sharedConditions,
  transactionCondition,
  wholeConditions,
} from './conditions.ts';
import type { HistoryFilters } from './read-filters.ts';
import { type Range, wholeAndEdgeRanges } from './whole-and-edge-ranges.ts';

/** Count and sums of a history in one month. */
export interface MonthTotals {
  /** Start of the month (UTC). */
  month: Date;
  count: number;
  /** Sum of all transactions, as exact decimal text, like the other sums. */
  amount: string;
  /** Sum of the received transactions, including those refunded later. */
  received: string;
  refunded: string;
}

/** Number of transactions in these months. */
export function countOf(months: readonly MonthTotals[]): number {
  return months.reduce((sum, { count }) => sum + count, 0);
}

/** A sum over these months, as exact decimal text. */
export function totalOf(
  months: readonly MonthTotals[],
  what: 'amount' | 'received' | 'refunded' = 'amount',
): string {
  return addMoney(...months.map((month) => month[what]));
}

/**
 * The matching transactions per month, oldest first, without empty months. Whole months come from the totals, which every change
 * of a transaction updates; rows are read one by one only where the totals are not detailed enough.
 */
export async function readMonthTotals(database: Queryable, filters: HistoryFilters): Promise<MonthTotals[]> {
  const params = createParams();
  const parts = partsOf(filters, params);
  const rows = await database.query<Omit<MonthTotals, 'month'> & { month: string }>(
    `select month::text as month, sum(count)::int as count, sum(amount)::numeric(20, 2) as amount,
       coalesce(sum(amount) filter (where status in ('completed', 'refunded')), 0)::numeric(20, 2) as received,
       coalesce(sum(amount) filter (where status = 'refunded'), 0)::numeric(20, 2) + coalesce(sum(part), 0) as refunded
     from (${parts.join(' union all ')}) as parts group by month having sum(count) > 0 order by month`,
    params.values,
  );
  return rows.map((row) => ({ ...row, month: new Date(`${row.month}T00:00:00Z`) }));
}

function partsOf(filters: HistoryFilters, params: Params): string[] {
  const refundedParts = refundedInPart(transactionCondition(filters, filters.range, params));
  return [...partsByStatus(filters, params), refundedParts];
}

function partsByStatus(filters: HistoryFilters, params: Params): string[] {
  // The totals distinguish neither payers nor refunds in part.
  if (filters.payerIds || filters.withRefund)
    return [rows(transactionCondition(filters, filters.range, params))];
  const { whole, edges } = wholeAndEdgeRanges(filters.range);
  const parts = edges.map((edge) => rows(transactionCondition(filters, edge, params)));
  return whole ? [...wholeParts(filters, whole, params), ...parts] : parts;
}

function wholeParts(filters: HistoryFilters, whole: Range, params: Params): string[] {
  const { search } = filters;
  const inTotals = [...sharedConditions(filters, params, 'm'), ...wholeConditions(whole, params)];
  if (!search) return [totals(inTotals)];
  const elsewhere = foundElsewhere(filters, search, whole, params);
  const byPlace = search.map((term) => placeFound(term, params, 'm'));
  return [totals([...inTotals, ...byPlace]), ...elsewhere.map(rows)];
}

function totals(conditions: readonly string[]): string {
  return `select m.month, m.status, m.count, m.amount, 0 as part from transaction_totals m where ${conditions.join(' and ')}`;
}

function rows(condition: string): string {
  return `select transaction_month(t.created_at) as month, t.status, 1 as count, t.amount, 0 as part
    from transactions t where ${condition}`;
}

/** Refunds of partly refunded transactions, which themselves are counted elsewhere. */
function refundedInPart(condition: string): string {
  return `select transaction_month(t.created_at) as month, t.status, 0 as count, 0 as amount, t.refunded_amount as part
    from transactions t where ${condition} and ${PARTLY_REFUNDED}`;
}
