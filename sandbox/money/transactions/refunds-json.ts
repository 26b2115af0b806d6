import type { Schemas } from '#ground/contract/operation-types.ts';
import type { createMomentFormatter } from '#terms/time/time-zone.ts';
import { addMoney, formatMoney } from '#terms/values/money.ts';
import type { TransactionRow } from './read-transactions.ts';

type RefundFields = Pick<
  Schemas['Transaction'],
  'refundedAmount' | 'formattedRefundedAmount' | 'refundableAmount' | 'formattedRefundableAmount' | 'refunds'
>;

/** What was refunded of a transaction, and what remains; nothing if nothing was. */
export function refundFields(
  row: TransactionRow,
  format: ReturnType<typeof createMomentFormatter>,
): RefundFields {
  if (row.refunded_amount === '0.00') return {};
  const refundable = addMoney(row.amount, `-${row.refunded_amount}`);
  let remaining = row.amount;
  const refunds = (row.refunds ?? []).map(({ number, amount, createdAt, closingId, actorName, reason }) => {
    const at = new Date(createdAt);
    const moment = format(at);
    remaining = addMoney(remaining, `-${amount}`);
    return {
      id: `${row.id.replace(/^tx_/, 'rf_')}_${number}`,
      number,
      amount: Number(amount),
      formattedAmount: formatMoney(amount),
      remainingAmount: Number(remaining),
      formattedRemainingAmount: formatMoney(remaining),
      creationDate: at.toISOString(),
      formattedCreationDate: moment.date,
      formattedCreationTime: moment.time,
      actorName,
      reason: reason || null,
      closingId,
    };
  });
  return {
    refundedAmount: Number(row.refunded_amount),
    formattedRefundedAmount: formatMoney(row.refunded_amount),
    refundableAmount: Number(refundable),
    formattedRefundableAmount: formatMoney(refundable),
    refunds,
  };
}
