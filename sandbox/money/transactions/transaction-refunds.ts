import type { Schemas } from '#ground/contract/operation-types.ts';
import type { createMomentFormatter } from '#terms/time/time-zone.ts';
import { addMoney, formatMoney } from '#terms/values/money.ts';

/** A refund as the database returns it in `REFUNDS`. */
export interface RefundRow {
  number: number;
  /** Exact decimal text, positive. */
  amount: string;
  createdAt: string;
  closingId: string | null;
  /** Empty if unknown, like the reason if none was given. */
  actorName: string;
  reason: string;
  /** Null if nobody asked for it. */
  requestedByName: string | null;
}

/**
 * SQL for the refunds of a transaction `t`, first to last; null if there are none. Who made a refund and why is in its event: each
 * refund adds one, in the order of their numbers. The dates leave out other months' events, with some margin, because the clocks of
 * two processes may differ.
 */
export const REFUNDS = `case when t.refunded_amount > 0 then (
    select json_agg(json_build_object('number', r.number, 'amount', (-r.amount)::text, 'createdAt', r.created_at,
      'closingId', r.closing_id, 'actorName', coalesce(e.actor_name, ''), 'reason', coalesce(e.reason, ''),
      'requestedByName', (select u.name from refund_requests q join users u on u.id = q.requested_by
        where q.transaction_id = r.transaction_id and q.refund_number = r.number)) order by r.number)
    from ledger_entries r left join (
      select row_number() over (order by id) as number, actor_name, reason from transaction_events
      where transaction_id = t.id and status = 'refunded'
        and created_at between t.created_at - interval '1 day' and t.refunded_at + interval '1 day') e on e.number = r.number
    where r.transaction_id = t.id and r.kind = 'refund') end`;

/** The columns of a transaction that its refunds are described by. */
interface RefundedRow {
  id: string;
  amount: string;
  refunded_amount: string;
  refunds: readonly RefundRow[] | null;
}

type RefundFields = Pick<
  Schemas['Transaction'],
  'refundedAmount' | 'formattedRefundedAmount' | 'refundableAmount' | 'formattedRefundableAmount' | 'refunds'
>;

/** Refunded and refundable amount of a transaction; nothing without a refund. */
export function refundFields(
  row: RefundedRow,
  format: ReturnType<typeof createMomentFormatter>,
): RefundFields {
  if (row.refunded_amount === '0.00') return {};
  const refundable = addMoney(row.amount, `-${row.refunded_amount}`);
  let remaining = row.amount;
  const refunds = (row.refunds ?? []).map(
    ({ number, amount, createdAt, closingId, actorName, reason, requestedByName }) => {
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
        ...(requestedByName !== null && { requestedByName }),
      };
    },
  );
  return {
    refundedAmount: Number(row.refunded_amount),
    formattedRefundedAmount: formatMoney(row.refunded_amount),
    refundableAmount: Number(refundable),
    formattedRefundableAmount: formatMoney(refundable),
    refunds,
  };
}
