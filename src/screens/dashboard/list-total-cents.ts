import { toCents } from '../../domain/money.ts';
import type { Row } from './reconcile-rows.ts';

/** Total of the rows. Refunded amounts are struck through and count only if there is nothing else. */
export function listTotalCents(rows: readonly Row[]): number {
  let cents = 0;
  let refundedCents = 0;
  let refunded = 0;
  for (const { transaction } of rows) {
    if (transaction.status === 'refunded') {
      refunded += 1;
      refundedCents += toCents(transaction.amount);
    } else cents += toCents(transaction.amount);
  }
  return refunded === rows.length ? refundedCents : cents;
}
