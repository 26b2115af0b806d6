import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import { SELECT_TRANSACTIONS, type TransactionRow } from '#money/transactions/read-transactions.ts';
import { monthStart } from '#terms/time/days.ts';
import { transactionCondition } from './conditions.ts';
import type { MonthTotals } from './month-totals.ts';
import type { HistoryFilters } from './read-filters.ts';
import { type Range, within } from './whole-and-edge-ranges.ts';

/** Up to this number of rows are fetched and then sorted; if there are more, they are read in order up to the page. */
const FEW = 2_000;

interface Page {
  sort: Schemas['Sort'];
  currentPage: number;
  pageSize: number;
}

/** Position of a page: the months that contain its rows, how many rows these have, and how many rows come before. */
interface Place {
  range: Range;
  count: number;
  skip: number;
}

/**
 * One page of a history, ordered by creation date. The monthly totals show which months contain the page, so that the last page
 * of a million rows costs as much as the first.
 */
export async function readPage(
  database: Queryable,
  filters: HistoryFilters,
  months: readonly MonthTotals[],
  page: Page,
): Promise<TransactionRow[]> {
  const place = placeOf(filters.range, page.sort === 'asc' ? months : months.toReversed(), page);
  if (!place) return [];
  const params = createParams();
  const direction = page.sort === 'asc' ? 'asc' : 'desc';
  const condition = transactionCondition(filters, place.range, params);
  const found = place.count > FEW ? 'not materialized' : 'materialized';
  return database.query<TransactionRow>(
    `with found as ${found} (select t.id, t.created_at from transactions t where ${condition})
     ${SELECT_TRANSACTIONS} where t.id = any(array(select id from found order by created_at ${direction}, id ${direction}
       limit ${params.add(page.pageSize)} offset ${params.add(place.skip)}))
     order by t.created_at ${direction}, t.id ${direction}`,
    params.values,
  );
}

function placeOf(range: Range, months: readonly MonthTotals[], page: Page): Place | undefined {
  const first = (page.currentPage - 1) * page.pageSize;
  let before = 0;
  const starts = months.map(({ count }) => {
    before += count;
    return before - count;
  });
  const touched = months.filter(({ count }, index) => {
    const start = starts[index] ?? 0;
    return start < first + page.pageSize && start + count > first;
  });
  const [one] = touched;
  if (!one) return undefined;
  const moments = touched.map(({ month }) => month.getTime());
  return {
    range: within(range, new Date(Math.min(...moments)), monthStart(new Date(Math.max(...moments)), 1)),
    count: touched.reduce((sum, { count }) => sum + count, 0),
    skip: first - (starts[months.indexOf(one)] ?? 0),
  };
}
