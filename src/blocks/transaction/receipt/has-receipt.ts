import type { Transaction } from '@cobros/sdk';

type WithCode = Transaction & { receiptCode: string };

/** Transactions that moved money have a receipt; its code shows that it is genuine. */
export function hasReceipt(transaction: Transaction): transaction is WithCode {
  const { status, receiptCode } = transaction;
  return receiptCode !== null && (status === 'completed' || status === 'refunded');
}
