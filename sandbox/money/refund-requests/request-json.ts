import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import {
  allowanceOf,
  needsProof,
  proofJson,
  type Refundable,
  type RefundLimits,
} from '#money/refund-policy/refund-limits.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';
import { formatMoney, isLess } from '#terms/values/money.ts';
import { type RequestRow, statusAt } from './read-requests.ts';

export interface RequestCaller {
  session: Session;
  limits: RefundLimits;
  now: Date;
}

export function requestJson(
  row: RequestRow,
  payment: Refundable,
  caller: RequestCaller,
): Schemas['RefundRequest'] {
  const format = createMomentFormatter(caller.session.business.timeZone);
  const status = statusAt(row, caller.now);
  const decidedAt = status === 'lapsed' ? row.expires_at : row.decided_at;
  const [created, expires] = [format(row.created_at), format(row.expires_at)];
  const decided = decidedAt && format(decidedAt);
  return {
    id: row.id,
    transactionId: row.transaction_id,
    status,
    amount: Number(row.amount),
    formattedAmount: formatMoney(row.amount),
    reason: row.reason,
    requestedBy: { id: row.requested_by, name: row.requested_by_name },
    creationDate: row.created_at.toISOString(),
    formattedCreationDate: created.date,
    formattedCreationTime: created.time,
    expirationDate: row.expires_at.toISOString(),
    formattedExpirationDate: expires.date,
    formattedExpirationTime: expires.time,
    decidedBy:
      row.decided_by !== null && row.decided_by_name !== null
        ? { id: row.decided_by, name: row.decided_by_name }
        : null,
    decisionDate: decidedAt?.toISOString() ?? null,
    formattedDecisionDate: decided?.date ?? null,
    formattedDecisionTime: decided?.time ?? null,
    decisionReason: row.decision_reason || null,
    ...optionsOf(row, payment, caller),
  };
}

type Options = Pick<
  Schemas['RefundRequest'],
  | 'mayApprove'
  | 'mayReject'
  | 'mayWithdraw'
  | 'approvalLimitedBy'
  | 'confirmWith'
  | 'confirmFrom'
  | 'formattedConfirmFrom'
>;

function optionsOf(row: RequestRow, payment: Refundable, { session, limits, now }: RequestCaller): Options {
  const none = { mayApprove: false, mayReject: false, mayWithdraw: false };
  if (statusAt(row, now) !== 'pending') return none;
  if (row.requested_by === session.user.id) return { ...none, mayWithdraw: true };
  if (limits.mode !== 'allowed') return none;
  const { amount, limitedBy } = allowanceOf(limits, payment);
  if (isLess(amount, row.amount)) return { ...none, mayReject: true, approvalLimitedBy: limitedBy };
  const proof = needsProof(limits, row.amount) ? proofJson(limits) : {};
  return { mayApprove: true, mayReject: true, mayWithdraw: false, ...proof };
}
