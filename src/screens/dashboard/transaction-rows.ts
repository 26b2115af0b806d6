import type { Transaction } from '@cobros/sdk';
import { transactionSearchText } from './transaction-search.ts';

/** A transaction of the live lists with its search text, computed once. */
export interface Row {
  readonly transaction: Transaction;
  readonly searchText: string;
}

/**
 * Rows of a response, newest first. Unchanged rows (and an unchanged list) stay the same objects, so that they are not
 * computed or rendered again.
 */
export function transactionRows(
  before: readonly Row[],
  transactions: readonly Transaction[],
): readonly Row[] {
  const known = new Map(before.map((row) => [row.transaction.id, row]));
  const rows = transactions.map((transaction) => {
    const row = known.get(transaction.id);
    if (row && sameValue(row.transaction, transaction)) return row;
    return { transaction, searchText: transactionSearchText(transaction) };
  });
  rows.sort(byNewest);
  const same = rows.length === before.length && rows.every((row, index) => row === before[index]);
  return same ? before : rows;
}

function byNewest(one: Row, other: Row): number {
  const [a, b] = [one.transaction.creationDate, other.transaction.creationDate];
  return a < b ? 1 : a > b ? -1 : 0;
}

function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => sameValue(one[key as keyof typeof one], other[key as keyof typeof other]));
}
