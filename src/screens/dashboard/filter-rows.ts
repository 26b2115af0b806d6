import type { Transaction } from '@cobros/sdk';
import { searchableText } from '#domain/searchable-text.ts';
import { payerName, payerUsername } from '#features/transaction/payer.ts';
import { idle } from '#stores/yield-to-browser.ts';
import { type DashboardFilters, isChosen, isFiltered, isStatusChosen } from './dashboard-filters.ts';
import type { Row } from './reconcile-rows.ts';

/** Returns the rows that pass every filter, in the same order. Without filters it returns the same array. */
export function filterRows(
  rows: readonly Row[],
  filters: DashboardFilters,
  all: readonly Row[] = rows,
): readonly Row[] {
  if (!isFiltered(filters)) return rows;
  const terms = searchTerms(searchQuery(filters.search), all);
  const status = isStatusChosen(filters.status) && filters.status;
  const branchId = isChosen(filters.branchId) && filters.branchId;
  const userId = isChosen(filters.userId) && filters.userId;
  return rows.filter(
    (row) =>
      (!status || row.transaction.status === status) &&
      (!branchId || row.transaction.businessBranchId === branchId) &&
      (!userId || row.transaction.businessUserId === userId) &&
      terms.every((term) => rowSearchText(row).includes(term)),
  );
}

/**
 * Splits a search into words. Words that are adjacent in the name of a branch or cashier form one term, so that `Caja
 * 2` does not match every 2.
 */
function searchTerms(query: string, rows: readonly Row[]): string[] {
  const terms: string[] = [];
  for (const word of query.split(' ')) {
    const together = `${terms.at(-1)} ${word}`;
    // In the searched text, the names of the places come first, before the payer's username.
    const isName = (row: Row) => rowSearchText(row).split('@', 1)[0]?.includes(together);
    if (terms[0] && rows.some(isName)) terms.splice(-1, 1, together);
    else terms.push(word);
  }
  return terms;
}

/**
 * Like `filterRows`, for a single list. While somebody types, only earlier matches are searched, and deleting back to
 * an earlier text returns the same array.
 */
export function createRowFilter(): (rows: readonly Row[], filters: DashboardFilters) => readonly Row[] {
  const found = new Map<string, readonly Row[]>();
  let searched: readonly Row[] | undefined;
  let chosen: DashboardFilters | undefined;
  return (rows, filters) => {
    const query = searchQuery(filters.search);
    if (query === '' || rows !== searched || !chosen || !sameChoice(chosen, filters)) found.clear();
    searched = rows;
    chosen = filters;
    const passing = found.get(query) ?? filterRows(smallest(rows, found, query), filters, rows);
    found.set(query, passing);
    return passing;
  };
}

function sameChoice(one: DashboardFilters, other: DashboardFilters): boolean {
  return one.status === other.status && one.branchId === other.branchId && one.userId === other.userId;
}

/** A longer text matches only rows that its beginning matches, unless several words form a term in the longer text. */
function smallest(rows: readonly Row[], found: ReadonlyMap<string, readonly Row[]>, query: string) {
  let least = rows;
  for (const [part, passing] of found)
    if (query.includes(part) && !part.includes(' ') && passing.length < least.length) least = passing;
  return least;
}

/** Maximum milliseconds per task, which leaves time for the rest of the frame. */
const SLICE_MS = 8;

/** The searched text of a row, computed once. */
function rowSearchText(row: Row): string {
  row.searchableText ??= transactionSearchText(row.transaction);
  return row.searchableText;
}

/** Prepares the searched texts of a long list in advance, because the first search would need them all at once. */
export async function prepareSearch(rows: readonly Row[], signal: AbortSignal): Promise<void> {
  let end = 0;
  for (const row of rows) {
    if (row.searchableText !== undefined) continue;
    if (performance.now() >= end) {
      await idle();
      if (signal.aborted) return;
      end = performance.now() + SLICE_MS;
    }
    rowSearchText(row);
  }
}

/** The text that is searched (specification §2): branch, cashier, the payer's username and names, note, reference, amount. */
function transactionSearchText(transaction: Transaction): string {
  const { amount, formattedAmount } = transaction;
  const plainAmount = amount.toFixed(2);
  const symbol = /^[^\d-]*/.exec(formattedAmount)?.[0] ?? '';
  return searchableText(
    transaction.businessBranchName,
    transaction.businessUserName,
    payerUsername(transaction),
    payerName(transaction),
    transaction.note,
    transaction.reference,
    `${symbol}${plainAmount}`,
    formattedAmount,
  );
}

/** Normalizes typed or copied text for comparison with the rows. */
function searchQuery(typed: string): string {
  return searchableText(
    typed
      .replace(/\p{DI}/gu, '')
      .trim()
      .replace(/\s+/g, ' '),
  );
}
