import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { businessRule, invalidFields } from '#terms/errors/api-error.ts';
import { holdPassword, PASSWORD_FAILURES, TITLE, wrongPassword } from './confirm-password.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';
import { limitFailures } from './rate-limit.ts';
import { type PasswordOwner, setChosenPassword } from './set-chosen-password.ts';

interface Owner extends PasswordOwner {
  passwordHash: string;
}

/**
 * Changes the caller's password and ends their other sessions. After a sign-in with a one-time password the current password is
 * optional, because it was just verified.
 * @throws ApiError 400 without the current password; 422 if it is wrong or the new one is the same; 429 after five wrong ones
 */
export async function changePassword(
  database: Transactional,
  session: Session,
  typed: { currentPassword?: string; newPassword: string },
  now: Date,
): Promise<void> {
  const { id, mustChangePassword } = session.user;
  if (typed.currentPassword === undefined && !mustChangePassword) {
    throw invalidFields([{ field: 'currentPassword', message: 'Este campo es requerido' }]);
  }
  await limitFailures(database, PASSWORD_FAILURES, id, now, async () => {
    const owner = await readOwner(database, id);
    await requireCurrentPassword(owner, typed);
    const passwordHash = await hashPassword(typed.newPassword);
    await database.transaction(async (tx) => {
      await holdPassword(tx, owner);
      await setChosenPassword(tx, owner, passwordHash, { keepTokenHash: session.tokenHash, now });
      await recordActivity(tx, session, { action: 'password-changed' }, now);
    });
  });
}

async function requireCurrentPassword(
  { passwordHash }: Owner,
  { currentPassword, newPassword }: { currentPassword?: string; newPassword: string },
): Promise<void> {
  if (currentPassword !== undefined && !(await passwordMatches(currentPassword, passwordHash))) {
    throw wrongPassword();
  }
  const same =
    currentPassword === undefined
      ? await passwordMatches(newPassword, passwordHash)
      : newPassword.normalize('NFC') === currentPassword.normalize('NFC');
  if (same) throw businessRule('same-password', TITLE, 'La contraseña nueva debe ser distinta de la actual');
}

async function readOwner(database: Queryable, id: string): Promise<Owner> {
  const [row] = await database.query<Owner>(
    `select id, username, email_address as "emailAddress", password_hash as "passwordHash" from users where id = $1`,
    [id],
  );
  if (!row) throw new Error(`There is no user ${id}`);
  return row;
}
