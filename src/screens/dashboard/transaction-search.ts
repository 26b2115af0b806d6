import type { Transaction } from '@cobros/sdk';
import { searchText } from '../../domain/search-text.ts';

/** Searched text (section 2): branch, cashier, the payer's username and names, note, reference, amount. */
export function transactionSearchText(transaction: Transaction): string {
  const { friUser, amount, formattedAmount } = transaction;
  const plainAmount = amount.toFixed(2);
  const symbol = /^[^\d-]*/.exec(formattedAmount)?.[0] ?? '';
  return searchText(
    transaction.businessBranchName,
    transaction.businessUserName,
    `@${friUser.username}`,
    `${friUser.name} ${friUser.lastname}`,
    transaction.note,
    transaction.reference,
    `${symbol}${plainAmount}`,
    formattedAmount,
  );
}

/** Normalizes typed text for the comparison with the rows. */
export function searchQuery(typed: string): string {
  return searchText(typed.trim().replace(/\s+/g, ' '));
}
