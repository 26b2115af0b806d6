import { limitCalls } from '#access/passwords/rate-limit.ts';
import type { OperationId } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { signUpRateLimits } from '#places/sign-up/rate-limits.ts';
import { ApiError } from '#terms/errors/api-error.ts';
import { readClock } from '#terms/time/clock.ts';
import { createBoundedMap } from '#terms/values/bounded-map.ts';

const REMEMBERED_MS = 1_000;
const MOST_REMEMBERED = 10_000;

/** Counts a visitor's call. @throws ApiError 429 above the client's limit */
export type LimitVisitors = (
  database: Queryable,
  operation: OperationId,
  clientAddress: string | null,
) => Promise<void>;

/**
 * Limits calls without a session before anything of the call is read. For one second after a rejection, further calls
 * of that client are rejected without asking the database, so that a flood of calls cannot keep it busy. The counts
 * themselves are in the database, so a client that is no longer remembered here is still rejected there.
 */
export function createVisitorLimits(): LimitVisitors {
  const rejected = createBoundedMap<string, { error: ApiError; until: number }>(MOST_REMEMBERED);
  return async (database, operation, clientAddress) => {
    const limit = signUpRateLimits[operation];
    if (!limit || clientAddress === null) return;
    const key = `${limit.name} ${clientAddress}`;
    const known = rejected.get(key);
    if (known && known.until > performance.now()) throw known.error;
    rejected.delete(key);
    try {
      await limitCalls(database, limit, clientAddress, await readClock(database));
    } catch (cause) {
      if (cause instanceof ApiError) {
        rejected.set(key, { error: cause, until: performance.now() + REMEMBERED_MS });
      }
      throw cause;
    }
  };
}
