import type { Queryable } from '../../sandbox/db/database.ts';
import { readClock } from '../../sandbox/rules/clock.ts';
import type { RequestAnswer } from '../../sandbox/rules/transactions/app-user-actions.ts';

/** The phone of an app user: makes of a request's id what the app user answers it with. */
export function phone(database: Queryable, username: string) {
  return async (paymentRequestId: string | null): Promise<RequestAnswer> => ({
    username,
    paymentRequestId: paymentRequestId ?? '',
    now: await readClock(database),
  });
}
