import type { Transaction } from '@cobros/sdk';
import { createdMoment, type Moment, refundedMoment } from './received-moment.ts';
import { isPartlyRefunded } from './refunded-part.ts';

/** Received, refunded and remaining amount, once a part was refunded; otherwise none. */
export function remainingFacts(transaction: Transaction): [label: string, value: string][] {
  const { formattedAmount, formattedRefundedAmount, formattedRefundableAmount, refunds = [] } = transaction;
  if (!isPartlyRefunded(transaction)) return [];
  const times = refunds.length > 1 ? `, ${refunds.length} veces` : '';
  return [
    ['Recibido', formattedAmount],
    [`Reembolsado${times}`, `\u2212${formattedRefundedAmount}`],
    ['Queda', formattedRefundableAmount ?? ''],
  ];
}

/** The moments of the refunds, first to last. An API without refunds in parts has at most one. */
export function refundMoments(transaction: Transaction): Moment[] {
  if (transaction.refunds?.length) return transaction.refunds.map(createdMoment);
  const whole = refundedMoment(transaction);
  return whole ? [whole] : [];
}
