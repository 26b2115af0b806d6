import type { Transaction } from '@cobros/sdk';

type WithCode = Transaction & { receiptCode: string };

/** Money that moved has a receipt; its code tells it from a forged one. */
export function hasReceipt(transaction: Transaction): transaction is WithCode {
  const { status, receiptCode } = transaction;
  return receiptCode !== null && (status === 'completed' || status === 'refunded');
}
