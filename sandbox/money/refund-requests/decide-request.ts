import { recordActivity } from '#access/activity/record-activity.ts';
import type { TypedProof } from '#access/second-factor/prove-caller.ts';
import type { Scope } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { mailEnded } from '#money/refund-mails/mail-requests.ts';
import { payerOf, type TransactionRow } from '#money/transactions/read-transactions.ts';
import { refundPayment } from '#money/transactions/refund.ts';
import { conflict, forbidden } from '#terms/errors/api-error.ts';
import { paymentsOf, type RequestRow, requireRequest, statusAt } from './read-requests.ts';
import { partText, TITLE } from './request-refund.ts';

interface Decision {
  requestId: string;
  now: Date;
}

/**
 * Refunds what somebody else asked for, by the limits of the caller and with their proof: the refund is the caller's.
 * @throws ApiError 403 for the own request; 404 outside the scope; 409 if it no longer waits; what `refundPayment` throws
 */
export function approveRequest(
  database: Transactional,
  session: Session,
  scope: Scope,
  { requestId, now, ...proof }: Decision & TypedProof,
): Promise<RequestRow> {
  return database.transaction(async (tx) => {
    const { transaction_id: transactionId } = await requireRequest(tx, session, scope, requestId);
    // Before the request is read: like every refund, the payment first, and then its request, which somebody may be rejecting.
    await tx.query('select 1 from transactions where id = $1 for no key update', [transactionId]);
    await tx.query('select 1 from refund_requests where id = $1 for no key update', [requestId]);
    const request = await requireRequest(tx, session, scope, requestId);
    requireOfAnother(session, request);
    if (statusAt(request, now) !== 'pending') throw alreadyDecided(request, now);
    const { amount, reason } = request;
    await refundPayment(tx, session, { transactionId, amount, reason, requestId, now, ...proof });
    await tell(tx, session, 'refund-approved', request, now);
    return request;
  });
}

/** @throws ApiError 403 for the own request; 404 outside the scope; 409 if it no longer waits */
export function rejectRequest(
  database: Transactional,
  session: Session,
  scope: Scope,
  { requestId, reason, now }: Decision & { reason: string },
): Promise<RequestRow> {
  return database.transaction(async (tx) => {
    const request = await requireRequest(tx, session, scope, requestId);
    requireOfAnother(session, request);
    await end(tx, request, { status: 'rejected', decidedBy: session.user.id, reason, now });
    await tell(tx, session, 'refund-rejected', request, now);
    return request;
  });
}

/** @throws ApiError 403 for the request of somebody else; 404 if the caller does not see it; 409 if it no longer waits */
export function withdrawRequest(
  database: Transactional,
  session: Session,
  scope: Scope,
  { requestId, now }: Decision,
): Promise<RequestRow> {
  return database.transaction(async (tx) => {
    const request = await requireRequest(tx, session, scope, requestId);
    if (request.requested_by !== session.user.id) throw forbidden('Solo quien lo pidió puede retirarlo');
    await end(tx, request, { status: 'withdrawn', decidedBy: null, reason: '', now });
    await tell(tx, session, 'refund-withdrawn', request, now);
    return request;
  });
}

/** Of two decisions about a request, one wins. */
async function end(
  tx: Queryable,
  request: RequestRow,
  {
    status,
    decidedBy,
    reason,
    now,
  }: { status: 'rejected' | 'withdrawn'; decidedBy: string | null; reason: string; now: Date },
): Promise<void> {
  const ended = await tx.query(
    `update refund_requests set status = $2, decided_by = $3, decision_reason = $4, decided_at = $5
     where id = $1 and status = 'pending' and expires_at > $5 returning 1`,
    [request.id, status, decidedBy, reason.trim(), now],
  );
  if (ended.length > 0) return mailEnded(tx, [request.id], now);
  const [current] = await tx.query<Pick<RequestRow, 'status'>>(
    'select status from refund_requests where id = $1',
    [request.id],
  );
  throw alreadyDecided({ ...request, ...current }, now);
}

async function tell(
  tx: Queryable,
  session: Session,
  action: 'refund-approved' | 'refund-rejected' | 'refund-withdrawn',
  request: RequestRow,
  now: Date,
): Promise<void> {
  const payment = (await paymentsOf(tx, [request])).get(request.transaction_id) as TransactionRow;
  const who = action === 'refund-withdrawn' ? '' : `, que pidió ${request.requested_by_name}`;
  const act = { action, subject: payerOf(payment), detail: `${partText(request.amount, payment)}${who}` };
  await recordActivity(tx, session, act, now);
}

function requireOfAnother(session: Session, request: RequestRow): void {
  if (request.requested_by === session.user.id) {
    throw forbidden('Lo pediste tú: lo decide otra persona', 'own-request');
  }
}

const ENDED = {
  pending: 'La solicitud sigue esperando',
  approved: 'La solicitud ya fue aprobada',
  rejected: 'La solicitud ya fue rechazada',
  withdrawn: 'Quien pidió el reembolso ya lo retiró',
  lapsed: 'La solicitud venció: pasaron siete días',
  superseded: 'El pago ya se reembolsó, y no queda lo que se pidió',
} as const;

function alreadyDecided(request: RequestRow, now: Date): Error {
  return conflict('already-decided', TITLE, ENDED[statusAt(request, now)]);
}
