import type { Queryable } from '#ground/db/database.ts';
import { oneAtATime } from '#ground/running/one-at-a-time.ts';
import { ApiError } from '#terms/errors/api-error.ts';
import { after } from '#terms/time/clock.ts';

/** A limit of tries within a time window. The counts are in the database, so that all processes share them. */
export interface RateLimit {
  /** Name that distinguishes its counts from those of other limits. */
  name: string;
  /** Title of the error message. */
  title: string;
  limit: number;
  /** Length of the window, which starts at the first try; when it ends, the count restarts. */
  windowSeconds: number;
}

/** The key by which tries are counted: a client's address or a username. Null (no network) is not limited. */
type Key = string | null;

/**
 * Counts a call and rejects it above the limit. Call it before the work that the limit protects.
 * @throws ApiError 429
 */
export async function limitCalls(database: Queryable, limit: RateLimit, key: Key, now: Date): Promise<void> {
  if (key !== null) await countTry(database, limit, key, now);
}

/**
 * Runs work that may fail (with 401 or 422), such as checking a password, and counts only failures. A try is taken before the
 * work and given back after a success, so that of many simultaneous guesses, in any process, no more than the limit are
 * evaluated. A process runs one call per key at a time, so that many simultaneous successful calls do not exceed the limit.
 * `work` gets the number of tries, including this one.
 * @throws ApiError 429, and errors of `work`
 */
export async function limitFailures<Result>(
  database: Queryable,
  limit: RateLimit,
  key: Key,
  now: Date,
  work: (tries: number) => Promise<Result>,
): Promise<Result> {
  if (key === null) return work(1);
  return oneAtATime(key, async () => {
    const { endsAt, count } = await countTry(database, limit, key, now);
    try {
      const result = await work(count);
      await uncountTry(database, limit, key, endsAt);
      return result;
    } catch (cause) {
      const failed = cause instanceof ApiError && (cause.status === 401 || cause.status === 422);
      if (!failed) await uncountTry(database, limit, key, endsAt);
      throw cause;
    }
  });
}

/** 429: too many tries; it says when the next one is possible. */
export function tooManyTries(title: string, until: Date, now: Date): ApiError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
  return new ApiError(429, 'too-many-attempts', title, `Demasiados intentos, espera ${wait}`, {
    retryAfterSeconds: seconds,
  });
}

/** Deletes counts whose window has ended. */
export async function deleteOldCounts(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from rate_limits where ends_at <= $1', [now]);
}

/**
 * Takes one of the remaining tries; the database decides which caller gets the last one.
 * @returns the number of tries, including this one, and when the count restarts
 */
async function countTry(
  database: Queryable,
  { name, title, limit, windowSeconds }: RateLimit,
  key: string,
  now: Date,
): Promise<{ endsAt: Date; count: number }> {
  const [taken] = await database.query<{ ends_at: Date; count: number }>(
    `insert into rate_limits as r (name, key, count, ends_at) values ($1, $2, 1, $4)
     on conflict (name, key) do update set
       count = case when r.ends_at <= $3 then 1 else r.count + 1 end,
       ends_at = case when r.ends_at <= $3 then $4 else r.ends_at end
     where r.ends_at <= $3 or r.count < $5
     returning ends_at, count`,
    [name, key, now, after(now, windowSeconds), limit],
  );
  if (taken) return { endsAt: taken.ends_at, count: taken.count };
  const [full] = await database.query<{ ends_at: Date }>(
    'select ends_at from rate_limits where name = $1 and key = $2',
    [name, key],
  );
  throw tooManyTries(title, full?.ends_at ?? now, now);
}

async function uncountTry(
  database: Queryable,
  { name }: RateLimit,
  key: string,
  endsAt: Date,
): Promise<void> {
  // Gives a try back only if the window is still the same. A Date has no microseconds, so milliseconds are compared.
  await database.query(
    `update rate_limits set count = count - 1
     where name = $1 and key = $2 and date_trunc('milliseconds', ends_at) = $3 and count > 0`,
    [name, key, endsAt],
  );
}
