import type { Transaction } from '@cobros/sdk';
import { nextTask } from '#stores/yield-to-browser.ts';

/** A transaction in the live lists. It remains the same object until its transaction changes. */
export interface Row {
  /** Taken from the latest response, so that the previous response can be freed. */
  transaction: Transaction;
  /** Cached by `rowSearchText`. */
  searchableText: string | undefined;
}

/** So few rows that a cashier's computer compares them without delaying a key. */
const ROWS_PER_TASK = 1000;

/**
 * The rows of a response, newest first. Unchanged rows, and an unchanged list, remain the same objects, so that
 * nothing is computed or rendered again. Pauses in a long list.
 */
export async function reconcileRows(
  before: readonly Row[],
  transactions: readonly Transaction[],
): Promise<readonly Row[]> {
  const known = new Map(before.map((row) => [row.transaction.id, row]));
  const rows: Row[] = [];
  for (const transaction of transactions) {
    const row = known.get(transaction.id);
    if (row && sameValue(row.transaction, transaction)) {
      row.transaction = transaction;
      rows.push(row);
    } else rows.push({ transaction, searchableText: undefined });
    if (rows.length % ROWS_PER_TASK === 0) await nextTask();
  }
  rows.sort(byNewest);
  const same = rows.length === before.length && rows.every((row, index) => row === before[index]);
  return same ? before : rows;
}

export function byNewest(one: Row, other: Row): number {
  const [a, b] = [one.transaction.creationDate, other.transaction.creationDate];
  return a < b ? 1 : a > b ? -1 : 0;
}

function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  // Counts instead of creating lists of keys, which would take as long as the comparison.
  let more = 0;
  for (const key in one) {
    if (!sameValue(one[key as keyof typeof one], other[key as keyof typeof other])) return false;
    more += 1;
  }
  for (const _ in other) more -= 1;
  return more === 0;
}
