import { randomBytes } from 'node:crypto';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { ApiError, businessRule } from '#terms/errors/api-error.ts';
import { after } from '#terms/time/clock.ts';
import { hashToken } from './sessions.ts';

export const TITLE = 'Verificación en dos pasos';

const CHALLENGE_SECONDS = 5 * 60;

/** Records that a user's password was right. @returns the token for the second step */
export async function openChallenge(
  tx: Queryable,
  userId: string,
  now: Date,
): Promise<Schemas['SecondFactorChallenge']> {
  const token = randomBytes(32).toString('base64url');
  await tx.query('insert into sign_in_challenges (token_hash, user_id, expires_at) values ($1, $2, $3)', [
    hashToken(token),
    userId,
    after(now, CHALLENGE_SECONDS),
  ]);
  return { token, expiresInSeconds: CHALLENGE_SECONDS };
}

/** 403: the password is right, but a code is needed. */
export function secondFactorNeeded(challenge: Schemas['SecondFactorChallenge']): ApiError {
  const message = 'Escribe el código de tu aplicación de verificación';
  return new ApiError(403, 'second-factor-needed', TITLE, message, { challenge });
}

/** The user whose sign-in waits for the second step. @throws ApiError 422 */
export async function userOfChallenge(database: Queryable, token: string, now: Date): Promise<string> {
  const [row] = await database.query<{ user_id: string }>(
    'select user_id from sign_in_challenges where token_hash = $1 and expires_at > $2',
    [hashToken(token), now],
  );
  if (!row) throw expiredChallenge();
  return row.user_id;
}

/** Uses up a token: of many simultaneous uses, one succeeds. @throws ApiError 422 */
export async function spendChallenge(tx: Queryable, token: string, now: Date): Promise<void> {
  const spent = await tx.query(
    'delete from sign_in_challenges where token_hash = $1 and expires_at > $2 returning user_id',
    [hashToken(token), now],
  );
  if (spent.length === 0) throw expiredChallenge();
}

/** Ends sign-ins that wait for a second step, because the password or the second factor has changed. */
export async function endChallengesOf(tx: Queryable, userIds: readonly string[]): Promise<void> {
  await tx.query('delete from sign_in_challenges where user_id = any($1)', [[...userIds]]);
}

export async function deleteOldChallenges(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from sign_in_challenges where expires_at <= $1', [now]);
}

function expiredChallenge(): ApiError {
  return businessRule('expired-challenge', TITLE, 'Pasó demasiado tiempo, inicia sesión de nuevo');
}
