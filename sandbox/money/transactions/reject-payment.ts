import { recordActivity } from '#access/activity/record-activity.ts';
import type { Scope } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Transactional } from '#ground/db/database.ts';
import { conflict } from '#terms/errors/api-error.ts';
import { moneyOf, payerOf, requireTransaction } from './read-transactions.ts';
import { changeStatus } from './write-transaction.ts';

/**
 * Rejects a payment of the caller's scope that waits to be assigned. It was never received, so it has no ledger entry; the money
 * goes back to the payer.
 * @throws ApiError 404 outside the scope; 409 if it is no longer pending, or is a request or charge, which is canceled instead
 */
export function rejectPayment(
  database: Transactional,
  session: Session,
  scope: Scope,
  rejection: { transactionId: string; reason: string; now: Date },
): Promise<void> {
  return database.transaction(async (tx) => {
    const transaction = await requireTransaction(tx, scope, rejection.transactionId);
    if (transaction.origin !== 'payment') {
      const what = transaction.origin === 'charge' ? 'Un cobro' : 'Una solicitud';
      throw conflict('wrong-origin', 'Pago', `${what} no se rechaza, se cancela`);
    }
    await changeStatus(tx, { ...rejection, to: 'rejected', actorName: session.user.name });
    const [subject, detail] = [payerOf(transaction), moneyOf(transaction)];
    await recordActivity(tx, session, { action: 'payment-rejected', subject, detail }, rejection.now);
  });
}
