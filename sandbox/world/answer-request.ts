import type { Transactional } from '../db/database.ts';
import { readClock } from '../rules/clock.ts';
import { acceptRequest, rejectRequest } from '../rules/transactions/app-user-actions.ts';
import { type AppUserTransaction, readAppUserTransaction } from './app-user-transaction.ts';

/**
 * POST users/{username}/requests/{paymentRequestId}/accept|reject
 * @throws ApiError 404, or 409 when it was already decided
 */
export async function answerRequest(
  database: Transactional,
  {
    answer,
    username,
    paymentRequestId,
  }: { answer: 'accept' | 'reject'; username: string; paymentRequestId: string },
): Promise<{ request: AppUserTransaction }> {
  const act = answer === 'accept' ? acceptRequest : rejectRequest;
  const transactionId = await act(database, { username, paymentRequestId, now: await readClock(database) });
  return { request: await readAppUserTransaction(database, transactionId) };
}
