import { recordActivity } from '#access/activity/record-activity.ts';
import type { Scope } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Transactional } from '#ground/db/database.ts';
import { moneyOf, payerOf, requireTransaction } from './read-transactions.ts';
import { changeStatus } from './write-transaction.ts';

/**
 * Refunds the whole amount of a received transaction of the caller's scope. The negative ledger entry is open: if the payment
 * has not been closed yet, the two cancel out; otherwise the entry reduces the open balance.
 * @throws ApiError 404 outside the scope; 409 if it is not received, or no longer is
 */
export function refundTransaction(
  database: Transactional,
  session: Session,
  scope: Scope,
  refund: { transactionId: string; reason: string; now: Date },
): Promise<void> {
  return database.transaction(async (tx) => {
    const transaction = await requireTransaction(tx, scope, refund.transactionId);
    await changeStatus(tx, {
      ...refund,
      from: 'completed',
      to: 'refunded',
      actorName: session.user.name,
    });
    const [subject, detail] = [payerOf(transaction), moneyOf(transaction)];
    await recordActivity(tx, session, { action: 'refunded', subject, detail }, refund.now);
  });
}
