import { recordActivity } from '#access/activity/record-activity.ts';
import type { Scope } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Transactional } from '#ground/db/database.ts';
import { formatMoney } from '#terms/values/money.ts';
import { moneyOf, payerOf, requireTransaction } from './read-transactions.ts';
import { type Refunded, writeRefund } from './write-refund.ts';

interface Refund {
  transactionId: string;
  /** What is given back; undefined for all that remains. */
  amount: number | undefined;
  reason: string;
  now: Date;
}

/**
 * Refunds a received transaction of the caller's scope: what remains, or a part of it. The negative ledger entry is open: if the
 * payment has not been closed yet, the two cancel out; otherwise the entry reduces the open balance.
 * @throws ApiError 404 outside the scope; 400 and 409 as `writeRefund`
 */
export function refundTransaction(
  database: Transactional,
  session: Session,
  scope: Scope,
  refund: Refund,
): Promise<Refunded> {
  return database.transaction(async (tx) => {
    const transaction = await requireTransaction(tx, scope, refund.transactionId);
    const refunded = await writeRefund(tx, { ...refund, actorName: session.user.name });
    const isWhole = refunded.amount === transaction.amount;
    const [subject, money] = [payerOf(transaction), moneyOf(transaction)];
    const detail = isWhole ? money : `${formatMoney(refunded.amount)} de ${money}`;
    await recordActivity(tx, session, { action: 'refunded', subject, detail }, refund.now);
    return refunded;
  });
}
