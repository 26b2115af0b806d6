import type { Queryable } from '../../sandbox/db/database.ts';
import { readClock } from '../../sandbox/rules/clock.ts';
import type { RequestAnswer } from '../../sandbox/rules/transactions/app-user-actions.ts';

/** The phone of an app user: builds the answer to a request from its id. */
export function appUserAnswers(database: Queryable, username: string) {
  return async (paymentRequestId: string | null): Promise<RequestAnswer> => ({
    username,
    paymentRequestId: paymentRequestId ?? '',
    now: await readClock(database),
  });
}
