import type { Transaction } from '@cobros/sdk';

/** True if a part was refunded and something remains. */
export const isPartlyRefunded = ({ status, refundedAmount = 0 }: Transaction): boolean =>
  status === 'completed' && refundedAmount > 0;

/** `Q20.00 reembolsados`, of a transaction of which something remains; otherwise empty. */
export const refundedPartText = (transaction: Transaction): string =>
  isPartlyRefunded(transaction) ? `${transaction.formattedRefundedAmount} reembolsados` : '';
