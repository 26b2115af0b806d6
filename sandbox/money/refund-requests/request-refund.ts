import { recordActivity } from '#access/activity/record-activity.ts';
import { queuePush } from '#access/outboxes/push-outbox.ts';
import type { Scope } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { mailEnded, mailRequested } from '#money/refund-mails/mail-requests.ts';
import { readLimits } from '#money/refund-policy/refund-limits.ts';
import {
  moneyOf,
  payerOf,
  requireTransaction,
  type TransactionRow,
} from '#money/transactions/read-transactions.ts';
import { lockPayment } from '#money/transactions/refund.ts';
import { conflict, forbidden } from '#terms/errors/api-error.ts';
import { after } from '#terms/time/clock.ts';
import { exactAmount, formatMoney } from '#terms/values/money.ts';
import { newId } from '#terms/values/random-ids-and-codes.ts';

export const TITLE = 'Reembolso';

const WAITS_SECONDS = 7 * 24 * 3600;

/** `Q20.00 de Q75.00`, or the whole amount alone. */
export const partText = (amount: string, payment: TransactionRow): string =>
  amount === payment.amount ? moneyOf(payment) : `${formatMoney(amount)} de ${moneyOf(payment)}`;

/**
 * Asks for a refund of a received transaction of the caller's scope, which waits for seven days. No money moves.
 * @returns the id of the request
 * @throws ApiError 403 if the role may not ask; 404 outside the scope; 409 if the transaction is not received, less remains, or a
 * request of it waits
 */
export function requestRefund(
  database: Transactional,
  session: Session,
  scope: Scope,
  {
    transactionId,
    amount,
    reason,
    now,
  }: { transactionId: string; amount?: number | undefined; reason: string; now: Date },
): Promise<string> {
  return database.transaction(async (tx) => {
    const transaction = await requireTransaction(tx, scope, transactionId);
    const { mode } = await readLimits(tx, session, now);
    if (mode === 'not-allowed') throw forbidden();
    const exact = amount === undefined ? undefined : exactAmount(amount);
    const { wanted } = await lockPayment(tx, { transactionId, amount: exact, now });
    await requireNoneWaiting(tx, transactionId, now);
    const id = newId('rr');
    await tx.query(
      `insert into refund_requests (id, business_id, branch_id, cashier_id, transaction_id, amount, reason, requested_by,
         created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        id,
        transaction.business_id,
        transaction.branch_id,
        transaction.cashier_id,
        transactionId,
        wanted,
        reason.trim(),
        session.user.id,
        now,
        after(now, WAITS_SECONDS),
      ],
    );
    await queuePush(tx, 'refund-requests', { sql: REQUESTED, ids: [id] }, now);
    await mailRequested(tx, id, now);
    const [subject, detail] = [payerOf(transaction), partText(wanted, transaction)];
    await recordActivity(tx, session, { action: 'refund-requested', subject, detail }, now);
    return id;
  });
}

/** The least amount of a device is one of payments. */
const REQUESTED = `select id, business_id, branch_id, cashier_id, null::numeric as amount, false as is_known
  from refund_requests where id = any($3)`;

/** The payment is locked, so no other request of it begins to wait. */
async function requireNoneWaiting(tx: Queryable, transactionId: string, now: Date): Promise<void> {
  await lapse(tx, now, transactionId);
  const [waiting] = await tx.query<{ name: string; amount: string }>(
    `select u.name, q.amount from refund_requests q join users u on u.id = q.requested_by
     where q.transaction_id = $1 and q.status = 'pending'`,
    [transactionId],
  );
  if (!waiting) return;
  const message = `${waiting.name} ya pidió reembolsar ${formatMoney(waiting.amount)} de este pago`;
  throw conflict('already-requested', TITLE, message);
}

async function lapse(tx: Queryable, now: Date, transactionId: string | null): Promise<void> {
  const lapsed = await tx.query<{ id: string }>(
    `update refund_requests set status = 'lapsed', decided_at = expires_at
     where status = 'pending' and expires_at <= $1 and transaction_id = coalesce($2, transaction_id) returning id`,
    [now, transactionId],
  );
  await mailEnded(
    tx,
    lapsed.map(({ id }) => id),
    now,
  );
}

/** Says of requests that nobody decided that their time is over, to those who listen to changes and to who asked; reads know it by themselves. */
export const lapseRefundRequests = (database: Transactional, now: Date): Promise<void> =>
  database.transaction((tx) => lapse(tx, now, null));
