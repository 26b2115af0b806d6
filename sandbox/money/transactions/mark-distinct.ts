import { recordActivity } from '#access/activity/record-activity.ts';
import type { Scope } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Transactional } from '#ground/db/database.ts';
import { conflict } from '#terms/errors/api-error.ts';
import { moneyOf, payerOf, requireTransaction } from './read-transactions.ts';
import { conflictOf } from './write-transaction.ts';

/** The latest that are kept, as many as the description allows. */
const KEPT = 50;

/**
 * Records that a payment is not the pending request or charge that waits at the same cashier.
 * @throws ApiError 404 if one of them is outside the scope; 409 if the request or charge is no longer pending, or the
 * other is not a payment to that cashier
 */
export function markDistinct(
  database: Transactional,
  session: Session,
  scope: Scope,
  { transactionId, paymentId, now }: { transactionId: string; paymentId: string; now: Date },
): Promise<void> {
  return database.transaction(async (tx) => {
    const waiting = await requireTransaction(tx, scope, transactionId);
    const payment = await requireTransaction(tx, scope, paymentId);
    if (
      waiting.origin === 'payment' ||
      payment.origin !== 'payment' ||
      payment.cashier_id !== waiting.cashier_id
    )
      throw conflict('wrong-origin', 'Pago', 'No es un pago con el QR de la misma caja');
    const [marked] = await tx.query<{ id: string }>(
      `update transactions
         set distinct_payment_ids = (array_prepend($2, array_remove(distinct_payment_ids, $2)))[1:${KEPT}]
       where id = $1 and status = 'pending' and (expires_at is null or expires_at > $3) returning id`,
      [transactionId, paymentId, now],
    );
    if (!marked) throw await conflictOf(tx, { transactionId, from: 'pending', now });
    if (waiting.distinct_payment_ids.includes(paymentId)) return;
    const entry = {
      action: 'payment-distinct',
      subject: payerOf(payment),
      detail: moneyOf(payment),
    } as const;
    await recordActivity(tx, session, entry, now);
  });
}
