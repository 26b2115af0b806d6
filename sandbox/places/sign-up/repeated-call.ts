import { passwordMatches } from '#access/passwords/password-hash.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { keyOfOtherContent } from '#terms/errors/api-error.ts';
import { after } from '#terms/time/clock.ts';
import { requestContentHash } from '#terms/values/request-content-hash.ts';
import { readSignUp } from './read-sign-up.ts';

/** The properties that identify a repeated call. */
export interface SignUpCall {
  content: Schemas['SignUpContent'];
  idempotencyKey: string | null;
  now: Date;
}

const REMEMBERED_SECONDS = 24 * 3600;

/**
 * The sign-up created by a call with the same `Idempotency-Key` in the last 24 hours. Visitors have no session for which keys
 * could be stored, so the sign-up itself stores the key.
 * @throws ApiError 409 if that call had another content
 */
export async function findRepeated(
  database: Queryable,
  { content, idempotencyKey, now }: SignUpCall,
): Promise<Schemas['SignUp'] | undefined> {
  if (idempotencyKey === null) return undefined;
  const [first] = await database.query<{ id: string; content_hash: string; password_hash: string | null }>(
    `select s.id, s.content_hash, u.password_hash
     from sign_ups s left join users u on u.business_id = s.business_id and u.username = s.username
     where s.idempotency_key = $1 and s.created_at >= $2`,
    [idempotencyKey, after(now, -REMEMBERED_SECONDS)],
  );
  if (!first) return undefined;
  const same = first.content_hash === hashWithoutPassword(content);
  const samePassword = await passwordMatches(content.password, first.password_hash ?? undefined);
  if (!same || !samePassword) throw keyOfOtherContent();
  // The first response was `pending`, even if the sign-up has been decided meanwhile.
  return { ...(await readSignUp(database, first.id)), status: 'pending' };
}

/** Makes calls with the same key wait for each other, and frees a key that is older than 24 hours. */
export async function claimKey(tx: Queryable, { idempotencyKey, now }: SignUpCall): Promise<void> {
  if (idempotencyKey === null) return;
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`sign-up ${idempotencyKey}`]);
  await tx.query(
    'update sign_ups set idempotency_key = null where idempotency_key = $1 and created_at < $2',
    [idempotencyKey, after(now, -REMEMBERED_SECONDS)],
  );
}

/** Leaves out the password, because a fast hash of it would weaken the slow one. */
export function hashWithoutPassword({ password: _, ...rest }: Schemas['SignUpContent']): string {
  return requestContentHash(rest);
}
