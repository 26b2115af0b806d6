import { recordActivity } from '#access/activity/record-activity.ts';
import type { Scope } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Transactional } from '#ground/db/database.ts';
import { conflict } from '#terms/errors/api-error.ts';
import { moneyOf, payerOf, requireTransaction } from './read-transactions.ts';
import { changeStatus } from './write-transaction.ts';

/**
 * Cancels a pending request or charge of the caller's scope.
 * @throws ApiError 404 outside the scope; 409 if it is no longer pending, or is a payment, which is rejected instead
 */
export function cancelRequest(
  database: Transactional,
  session: Session,
  scope: Scope,
  request: { transactionId: string; reason: string; now: Date },
): Promise<void> {
  return database.transaction(async (tx) => {
    const transaction = await requireTransaction(tx, scope, request.transactionId);
    if (transaction.origin === 'payment') {
      throw conflict('wrong-origin', 'Solicitud', 'Un pago no se cancela, se rechaza');
    }
    await changeStatus(tx, { ...request, to: 'canceled', actorName: session.user.name });
    const detail = moneyOf(transaction);
    const entry =
      transaction.origin === 'charge'
        ? ({ action: 'charge-canceled', subject: transaction.cashier_name ?? '', detail } as const)
        : ({ action: 'request-canceled', subject: payerOf(transaction), detail } as const);
    await recordActivity(tx, session, entry, request.now);
  });
}
