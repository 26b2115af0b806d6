import type { Queryable } from '../../sandbox/db/database.ts';
import { readClock } from '../../sandbox/rules/clock.ts';
import type { RequestAnswer } from '../../sandbox/rules/transactions/app-user-actions.ts';

/** An app user's phone: builds the answer to a request from the request's id. */
export function appUserAnswers(database: Queryable, username: string) {
  return async (paymentRequestId: string | null): Promise<RequestAnswer> => ({
    username,
    paymentRequestId: paymentRequestId ?? '',
    now: await readClock(database),
  });
}
