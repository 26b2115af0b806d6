import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable } from '#ground/db/database.ts';
import { type ApiError, businessRule } from '#terms/errors/api-error.ts';
import { after } from '#terms/time/clock.ts';
import { passwordMatches } from './password-hash.ts';
import { limitFailures, type RateLimit } from './rate-limit.ts';

export const TITLE = 'Contraseña';

/** Limits password guesses in a portal that was left open. */
export const PASSWORD_FAILURES: RateLimit = {
  name: 'password change failures',
  title: TITLE,
  limit: 5,
  windowSeconds: 15 * 60,
};

/** A user, and the hash that the password was compared with. */
export interface ConfirmedPassword {
  id: string;
  passwordHash: string;
}

/**
 * Checks the password that a signed-in user has typed again.
 * @throws ApiError 422 if it is wrong, 429 after five wrong ones
 */
export function confirmPassword(
  database: Queryable,
  id: string,
  password: string,
  now: Date,
): Promise<ConfirmedPassword> {
  return limitFailures(database, PASSWORD_FAILURES, id, now, async () => {
    const [user] = await database.query<{ passwordHash: string }>(
      'select password_hash as "passwordHash" from users where id = $1',
      [id],
    );
    if (!user || !(await passwordMatches(password, user.passwordHash))) throw wrongPassword();
    return { id, passwordHash: user.passwordHash };
  });
}

const FRESH_SECONDS = 15 * 60;

/**
 * True if the caller typed the password in a sign-in within the last 15 minutes: a portal left open must not be enough for
 * changes that give access to the account. Renewing a session does not change when it was opened.
 */
export async function isFresh(database: Queryable, { tokenHash }: Session, now: Date): Promise<boolean> {
  const opened = await database.query('select 1 from sessions where token_hash = $1 and created_at > $2', [
    tokenHash,
    after(now, -FRESH_SECONDS),
  ]);
  return opened.length > 0;
}

/** Optimistic lock: fails if the password has changed since it was compared. @throws ApiError 422 */
export async function holdPassword(tx: Queryable, { id, passwordHash }: ConfirmedPassword): Promise<void> {
  const same = await tx.query('select 1 from users where id = $1 and password_hash = $2 for update', [
    id,
    passwordHash,
  ]);
  if (same.length === 0) throw wrongPassword();
}

/** 422: the session is not fresh, and the call contains no password. */
export function passwordNeeded(): ApiError {
  return businessRule('password-needed', TITLE, 'Escribe tu contraseña para confirmar que eres tú');
}

export function wrongPassword(): ApiError {
  return businessRule('wrong-password', TITLE, 'La contraseña actual no es correcta');
}
