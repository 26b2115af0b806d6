import { joinTransaction, type Queryable, type Transactional } from '#ground/db/database.ts';
import { keyOfOtherContent } from '#terms/errors/api-error.ts';
import { after } from '#terms/time/clock.ts';
import { requestContentHash } from '#terms/values/request-content-hash.ts';

const REMEMBERED_SECONDS = 24 * 3600;

/** Identifies a repeated call by session, operation, key and content. */
export interface CallIdentity {
  userId: string;
  operation: string;
  key: string;
  content: unknown;
}

/**
 * Runs the work of a call once per `Idempotency-Key`: a repeated call, even a simultaneous one, gets the stored
 * response of the first. The key's row and the work share one transaction: simultaneous calls wait for the row, and a
 * crash leaves both or neither. A rejected call has no effect, so it is not stored.
 * @throws ApiError 409 if the key was used before with another content
 */
export function runOncePerKey<Result>(
  database: Transactional,
  identity: CallIdentity,
  now: Date,
  work: (database: Transactional) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    const hash = requestContentHash(identity.content);
    const row = [identity.userId, identity.operation, identity.key];
    if (!(await claim(tx, row, hash, now))) return firstResult<Result>(tx, row, hash);
    const result = await work(joinTransaction(tx));
    await tx.query(
      'update idempotency_keys set answer = $4::json where user_id = $1 and operation = $2 and key = $3',
      [...row, JSON.stringify(result)],
    );
    return result;
  });
}

async function claim(tx: Queryable, row: readonly string[], hash: string, now: Date): Promise<boolean> {
  const claimed = await tx.query(
    `insert into idempotency_keys as k (user_id, operation, key, body_hash, created_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, operation, key) do update set body_hash = $4, created_at = $5 where k.created_at < $6
     returning 1`,
    [...row, hash, now, after(now, -REMEMBERED_SECONDS)],
  );
  return claimed.length > 0;
}

async function firstResult<Result>(tx: Queryable, row: readonly string[], hash: string): Promise<Result> {
  const [first] = await tx.query<{ body_hash: string; answer: Result }>(
    `select body_hash, coalesce(answer, 'null') as answer from idempotency_keys where user_id = $1 and operation = $2 and key = $3`,
    row,
  );
  if (!first) throw new Error(`The idempotency key ${row.join(' ')} vanished`);
  if (first.body_hash !== hash) throw keyOfOtherContent();
  return first.answer;
}

/** Deletes keys older than a day. */
export async function deleteOldKeys(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from idempotency_keys where created_at < $1', [
    after(now, -REMEMBERED_SECONDS),
  ]);
}
