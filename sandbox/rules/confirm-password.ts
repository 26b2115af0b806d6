import type { Queryable } from '../db/database.ts';
import { type ApiError, businessRule } from './api-error.ts';
import { passwordMatches } from './password-hash.ts';
import { limitFailures, type RateLimit } from './rate-limit.ts';

export const TITLE = 'Contraseña';

/** Limits guesses of the password in a portal that was left open. */
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
 * Checks the password that a signed-in user typed once more.
 * @throws ApiError 422 when it is wrong, 429 after five wrong ones
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

/** Optimistic lock: fails if the password changed since it was compared. @throws ApiError 422 */
export async function holdPassword(tx: Queryable, { id, passwordHash }: ConfirmedPassword): Promise<void> {
  const same = await tx.query('select 1 from users where id = $1 and password_hash = $2 for update', [
    id,
    passwordHash,
  ]);
  if (same.length === 0) throw wrongPassword();
}

export function wrongPassword(): ApiError {
  return businessRule('wrong-password', TITLE, 'La contraseña actual no es correcta');
}
