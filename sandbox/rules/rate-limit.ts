import type { Queryable } from '../db/database.ts';
import { ApiError } from './api-error.ts';
import { after } from './clock.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** How often something may be tried. The counts are in the database, so that all processes share them. */
export interface RateLimit {
  /** Tells its counts from those of other limits. */
  name: string;
  /** Before the colon of what a person who is refused reads. */
  title: string;
  limit: number;
  /** Counted from the first try; after them the count starts anew. */
  windowSeconds: number;
}

/** The key that tries are counted by: a client's address, a username. Null (no network) is not limited. */
type Key = string | null;

/**
 * Counts a call, and refuses one above the limit. Count before the work that is to be spared.
 * @throws ApiError 429
 */
export async function limitCalls(database: Queryable, limit: RateLimit, key: Key, now: Date): Promise<void> {
  if (key !== null) await takeTry(database, limit, key, now);
}

/**
 * Does work that may fail (401 or 422), such as checking a password, and counts only failures: people who succeed
 * use nothing up. A try is taken before the work and given back after a success, so that of many guesses made at the same
 * moment, to whatever processes, no more than the limit are looked at. Of one key a process does one at a time: who makes
 * many calls that succeed is not refused for those that are still under way.
 * @throws ApiError 429, and what `work` throws
 */
export async function limitFailures<Result>(
  database: Queryable,
  limit: RateLimit,
  key: Key,
  now: Date,
  work: () => Promise<Result>,
): Promise<Result> {
  if (key === null) return work();
  return oneAtATime(key, async () => {
    const endsAt = await takeTry(database, limit, key, now);
    try {
      const result = await work();
      await giveBackTry(database, limit, key, endsAt);
      return result;
    } catch (cause) {
      const failed = cause instanceof ApiError && (cause.status === 401 || cause.status === 422);
      if (!failed) await giveBackTry(database, limit, key, endsAt);
      throw cause;
    }
  });
}

/** 429: too many tries, until a moment. */
export function tooManyTries(title: string, until: Date, now: Date): ApiError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
  return new ApiError(429, title, `Demasiados intentos, espera ${wait}`, { retryAfterSeconds: seconds });
}

/** Forgets counts whose time is over. */
export async function forgetOldCounts(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from rate_limits where ends_at <= $1', [now]);
}

/**
 * Takes one of the tries that are left; the database decides who gets the last one.
 * @returns when the count starts anew
 */
async function takeTry(
  database: Queryable,
  { name, title, limit, windowSeconds }: RateLimit,
  key: string,
  now: Date,
): Promise<Date> {
  const [taken] = await database.query<{ ends_at: Date }>(
    `insert into rate_limits as r (name, key, count, ends_at) values ($1, $2, 1, $4)
     on conflict (name, key) do update set
       count = case when r.ends_at <= $3 then 1 else r.count + 1 end,
       ends_at = case when r.ends_at <= $3 then $4 else r.ends_at end
     where r.ends_at <= $3 or r.count < $5
     returning ends_at`,
    [name, key, now, after(now, windowSeconds), limit],
  );
  if (taken) return taken.ends_at;
  const [full] = await database.query<{ ends_at: Date }>(
    'select ends_at from rate_limits where name = $1 and key = $2',
    [name, key],
  );
  throw tooManyTries(title, full?.ends_at ?? now, now);
}

async function giveBackTry(
  database: Queryable,
  { name }: RateLimit,
  key: string,
  endsAt: Date,
): Promise<void> {
  // The same count as it was taken from: it may have started anew since. A Date has no microseconds.
  await database.query(
    `update rate_limits set count = count - 1
     where name = $1 and key = $2 and date_trunc('milliseconds', ends_at) = $3 and count > 0`,
    [name, key, endsAt],
  );
}
