import type { Transaction } from '@cobros/sdk';
import { searchableText } from '../../domain/searchable-text.ts';
import { payerName, payerUsername } from '../../features/transaction/payer.ts';
import { idle } from '../../stores/yield-to-browser.ts';
import type { Row } from './reconcile-rows.ts';

/** Milliseconds per task, which leave the rest of the frame free. */
const SLICE_MS = 8;

/** Computed once per row. */
export function rowSearchText(row: Row): string {
  row.searchableText ??= transactionSearchText(row.transaction);
  return row.searchableText;
}

/** Computes the texts of a long list before the first search needs them all at once. */
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

/** Searched text (section 2): branch, cashier, the payer's username and names, note, reference, amount. */
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

/** Normalizes typed text for the comparison with the rows. */
export function searchQuery(typed: string): string {
  return searchableText(typed.trim().replace(/\s+/g, ' '));
}
