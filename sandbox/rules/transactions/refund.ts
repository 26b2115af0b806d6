import type { Transactional } from '../../db/database.ts';
import { recordActivity } from '../activity/record.ts';
import type { Scope } from '../scope.ts';
import type { Session } from '../sessions.ts';
import { changeStatus } from './change-status.ts';
import { moneyOf, payerOf, requireTransaction } from './read.ts';

/**
 * Gives back the whole amount of a received transaction of the caller's scope. Its negative entry in the
 * ledger is open: before the closing it cancels the payment out, after it the amount comes off Pagos por liquidar.
 * @throws ApiError 404 outside the scope, 409 when it is not received, or not any more
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
