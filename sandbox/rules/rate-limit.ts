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

/** Whose tries are counted: the address of a client, a username. Null, for what came over no network, is not limited. */
type Key = string | null;

/**
 * Counts a call, and refuses one above the limit. Count before the work that is to be spared.
 * @throws ApiError 429
 */
export async function limitCalls(database: Queryable, limit: RateLimit, key: Key, now: Date): Promise<void> {
  if (key === null) return;
  const { count, endsAt } = await countOne(database, limit, key, now);
  if (count > limit.limit) throw tooManyTries(limit.title, endsAt, now);
}

/**
 * Does work that may be refused (401 or 422), such as checking a password, and counts only refusals: people who succeed
 * use nothing up. Above the limit it refuses before the work. Of one key one is done at a time: of many guesses made at the
 * same moment all after the limit are refused.
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
    await refuseOverLimit(database, limit, key, now);
    try {
      return await work();
    } catch (cause) {
      if (cause instanceof ApiError && (cause.status === 401 || cause.status === 422)) {
        await countOne(database, limit, key, now);
      }
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

async function refuseOverLimit(
  database: Queryable,
  { name, title, limit }: RateLimit,
  key: string,
  now: Date,
): Promise<void> {
  const [row] = await database.query<{ ends_at: Date }>(
    'select ends_at from rate_limits where name = $1 and key = $2 and count >= $3 and ends_at > $4',
    [name, key, limit, now],
  );
  if (row) throw tooManyTries(title, row.ends_at, now);
}

async function countOne(
  database: Queryable,
  { name, limit, windowSeconds }: RateLimit,
  key: string,
  now: Date,
): Promise<{ count: number; endsAt: Date }> {
  const endsAt = after(now, windowSeconds);
  const [row] = await database.query<{ count: number; ends_at: Date }>(
    `insert into rate_limits as r (name, key, count, ends_at) values ($1, $2, 1, $4)
     on conflict (name, key) do update set
       count = case when r.ends_at <= $3 then 1 else least(r.count, $5) + 1 end,
       ends_at = case when r.ends_at <= $3 then $4 else r.ends_at end
     returning count, ends_at`,
    [name, key, now, endsAt, limit],
  );
  return row ? { count: row.count, endsAt: row.ends_at } : { count: 1, endsAt };
}
