import type { Schemas } from '../../contract/types.ts';
import type { Queryable } from '../../db/database.ts';
import { keyOfOtherContent } from '../api-error.ts';
import { after } from '../clock.ts';
import { contentHash } from '../content-hash.ts';
import { passwordMatches } from '../passwords.ts';
import { readSignUp } from './read.ts';

/** Everything by which a call that repeats another is recognised. */
export interface SignUpCall {
  content: Schemas['SignUpContent'];
  idempotencyKey: string | null;
  now: Date;
}

const REMEMBERED_SECONDS = 24 * 3600;

/**
 * The sign-up that a call with the same `Idempotency-Key` made in the last 24 hours. Visitors have no keys of their own, so
 * the sign-up itself keeps it.
 * @throws ApiError 409 when that call had another content
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
  // Decided or not meanwhile, the first answer said that it waits.
  return { ...(await readSignUp(database, first.id)), status: 'pending' };
}

/** Makes calls with the same key wait for each other, and frees a key that was used long ago. */
export async function claimKey(tx: Queryable, { idempotencyKey, now }: SignUpCall): Promise<void> {
  if (idempotencyKey === null) return;
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`sign-up ${idempotencyKey}`]);
  await tx.query(
    'update sign_ups set idempotency_key = null where idempotency_key = $1 and created_at < $2',
    [idempotencyKey, after(now, -REMEMBERED_SECONDS)],
  );
}

/** A fast hash next to the slow one of the password would give the password away. */
export function hashWithoutPassword({ password: _, ...rest }: Schemas['SignUpContent']): string {
  return contentHash(rest);
}
