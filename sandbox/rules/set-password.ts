import type { Queryable } from '../db/database.ts';
import { sendMail } from './outbox.ts';

/** The owner of the password. */
export interface PasswordOwner {
  id: string;
  username: string;
  emailAddress: string;
}

/**
 * Sets the password that a person chose and ends all their sessions, except the one they changed it in. Recovery codes and a
 * lock by wrong passwords are cleared. An e-mail notifies them, in case somebody else did it.
 */
export async function setOwnPassword(
  tx: Queryable,
  owner: PasswordOwner,
  passwordHash: string,
  { keepTokenHash = '', now }: { keepTokenHash?: string; now: Date },
): Promise<void> {
  await tx.query('update users set password_hash = $2, must_change_password = false where id = $1', [
    owner.id,
    passwordHash,
  ]);
  await tx.query('delete from sessions where user_id = $1 and token_hash <> $2', [owner.id, keepTokenHash]);
  await clearTries(tx, owner.username);
  await sendMail(tx, { to: owner.emailAddress, subject: 'Tu contraseña cambió', body: bodyOf(owner) }, now);
}

/** Clears counted wrong passwords and a recovery code for the old password. */
export async function clearTries(tx: Queryable, username: string): Promise<void> {
  await tx.query('delete from sign_in_failures where username = $1', [username]);
  await voidRecoveryCode(tx, username);
}

/** Voids a recovery code: after a new password, and after a change of the e-mail address it was sent to. */
export async function voidRecoveryCode(tx: Queryable, username: string): Promise<void> {
  await tx.query('delete from recovery_codes where username = $1', [username]);
}

function bodyOf({ username }: PasswordOwner): string {
  return [
    'La contraseña con que entras al portal de cobros se acaba de cambiar, y tus demás sesiones se cerraron.',
    '',
    `Usuario: ${username}`,
    '',
    'Si no fuiste tú, recupera tu contraseña en el portal y avisa a quien administra tu negocio.',
  ].join('\n');
}
