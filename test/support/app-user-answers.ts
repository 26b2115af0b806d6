import type { Queryable } from '#sandbox/ground/db/database.ts';
import type { RequestAnswer } from '#sandbox/money/transactions/app-user-actions.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';

/** An app user's phone: builds the answer to a request from the request's id. */
export function appUserAnswers(database: Queryable, username: string) {
  return async (paymentRequestId: string | null): Promise<RequestAnswer> => ({
    username,
    paymentRequestId: paymentRequestId ?? '',
    now: await readClock(database),
  });
}
