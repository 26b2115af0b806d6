import { recordActivity } from '#access/activity/record-activity.ts';
import type { Scope } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { requireUser } from '#access/users/read-user.ts';
import type { Transactional } from '#ground/db/database.ts';
import { conflict, notFound } from '#terms/errors/api-error.ts';
import { moneyOf, payerOf, requireTransaction } from './read-transactions.ts';
import { requireActiveCashier } from './receiving-cashier.ts';
import { changeStatus } from './write-transaction.ts';

/** The payment, the cashier, and the branch from which the cashier was chosen, if any. */
export interface Assignment {
  transactionId: string;
  cashierId: string;
  branchId: string | undefined;
  now: Date;
}

/**
 * Assigns a pending payment to a cashier, which completes it. An admin may choose any cashier of the business, even if the
 * payment was made to another branch; a branch admin those of their own branch.
 * @throws ApiError 404 outside the caller's scope; 409 if it is no longer pending, or is a request or charge; 422 if the cashier
 * or its branch is blocked
 */
export function assignPaymentToCashier(
  database: Transactional,
  session: Session,
  scope: Scope,
  { transactionId, cashierId, branchId, now }: Assignment,
): Promise<void> {
  return database.transaction(async (tx) => {
    const transaction = await requireTransaction(tx, scope, transactionId);
    if (transaction.origin !== 'payment')
      throw conflict('wrong-origin', 'Pago', 'Solo un pago se asigna a una caja');
    if (scope.branchId !== null && branchId !== undefined && branchId !== scope.branchId) {
      throw notFound('No se encontró la sucursal');
    }
    const cashier = await requireActiveCashier(tx, scope.businessId, cashierId, scope.branchId ?? branchId);
    await changeStatus(tx, {
      transactionId,
      to: 'completed',
      actorName: session.user.name,
      reason: '',
      now,
      assignTo: cashier,
    });
    const { username } = await requireUser(tx, cashierId);
    const detail = `${moneyOf(transaction)} de ${payerOf(transaction)}`;
    await recordActivity(tx, session, { action: 'payment-assigned', subject: `@${username}`, detail }, now);
  });
}
