import { type DashboardFilters, isChosen, isFiltered, isStatusChosen } from './dashboard-filters.ts';
import type { Row } from './reconcile-rows.ts';
import { rowSearchText, searchQuery } from './row-search-text.ts';

/** Rows that pass every filter, in the same order. Without filters it returns the same list. */
export function filterRows(rows: readonly Row[], filters: DashboardFilters): readonly Row[] {
  if (!isFiltered(filters)) return rows;
  const query = searchQuery(filters.search);
  const status = isStatusChosen(filters.status) && filters.status;
  const branchId = isChosen(filters.branchId) && filters.branchId;
  const userId = isChosen(filters.userId) && filters.userId;
  return rows.filter(
    (row) =>
      (!status || row.transaction.status === status) &&
      (!branchId || row.transaction.businessBranchId === branchId) &&
      (!userId || row.transaction.businessUserId === userId) &&
      rowSearchText(row).includes(query),
  );
}

/**
 * As `filterRows`, for one list. While somebody types, only the rows that a part of the text has found are searched, and
 * a text that was typed before finds the same list object.
 */
export function createRowFilter(): typeof filterRows {
  const found = new Map<string, readonly Row[]>();
  let searched: readonly Row[] | undefined;
  let chosen: DashboardFilters | undefined;
  return (rows, filters) => {
    const query = searchQuery(filters.search);
    if (query === '' || rows !== searched || !chosen || !sameChoice(chosen, filters)) found.clear();
    searched = rows;
    chosen = filters;
    const passing = found.get(query) ?? filterRows(smallest(rows, found, query), filters);
    found.set(query, passing);
    return passing;
  };
}

function sameChoice(one: DashboardFilters, other: DashboardFilters): boolean {
  return one.status === other.status && one.branchId === other.branchId && one.userId === other.userId;
}

/** A text that contains `query` also contains each part of it. */
function smallest(rows: readonly Row[], found: ReadonlyMap<string, readonly Row[]>, query: string) {
  let least = rows;
  for (const [part, passing] of found)
    if (query.includes(part) && passing.length < least.length) least = passing;
  return least;
}
