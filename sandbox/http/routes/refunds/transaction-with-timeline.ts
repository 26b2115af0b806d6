import type { Scope } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { allowanceJson, readLimits } from '#money/refund-policy/refund-limits.ts';
import { requestsOf, statusAt } from '#money/refund-requests/read-requests.ts';
import { requestJson } from '#money/refund-requests/request-json.ts';
import { readTimeline } from '#money/transactions/read-timeline.ts';
import { requireTransaction } from '#money/transactions/read-transactions.ts';
import { transactionWithTimelineJson } from '#money/transactions/transaction-json.ts';
import { decimal } from '#terms/values/money.ts';

export const payer = ({ friUser }: Pick<Schemas['Transaction'], 'friUser'>) => `@${friUser?.username ?? ''}`;

/** A transaction with its timeline. @throws ApiError 404 */
export async function withTimeline(
  { database, session, serverOrigin }: { database: Queryable; session: Session; serverOrigin: string },
  scope: Scope,
  transactionId: string,
): Promise<Schemas['TransactionWithTimeline']> {
  const row = await requireTransaction(database, scope, transactionId);
  const timeline = await readTimeline(database, row);
  return transactionWithTimelineJson(row, timeline, session.business.timeZone, serverOrigin);
}

/** Adds what its reader may refund of a transaction, and who asked to. */
export async function withRefundParts(
  { database, session, now }: { database: Queryable; session: Session; now: Date },
  transaction: Schemas['TransactionWithTimeline'],
): Promise<Schemas['TransactionWithTimeline']> {
  const { status, receivedDate, amount, refundableAmount = amount } = transaction;
  if (!receivedDate) return transaction;
  const limits = await readLimits(database, session, now);
  const receivedAt = new Date(receivedDate);
  const remaining = decimal(Math.round(refundableAmount * 100));
  const rows = await requestsOf(database, transaction.id);
  const payment = { remaining, receivedAt, timeZone: session.business.timeZone };
  const refundRequests = rows.map((row) => requestJson(row, payment, { session, limits, now }));
  const waits = rows.some((row) => statusAt(row, now) === 'pending');
  const mayRequest = limits.mode !== 'not-allowed' && !waits;
  return {
    ...transaction,
    ...(status === 'completed' && { refundAllowance: allowanceJson(limits, payment, mayRequest) }),
    ...(refundRequests.length > 0 && { refundRequests }),
  };
}
