import type { Queryable } from '../db/database.ts';
import { sendMail } from './outbox.ts';

/** The owner of the password. */
export interface PasswordOwner {
  id: string;
  username: string;
  emailAddress: string;
}

/**
 * Gives a person the password they chose: everything that was opened with the one before ends, except the session they
 * changed it in. A code that was on its way and a lock by wrong passwords are void. They are told by e-mail, for the case
 * that it was somebody else.
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
  await liftTries(tx, owner.username);
  await sendMail(tx, { to: owner.emailAddress, subject: 'Tu contraseña cambió', body: bodyOf(owner) }, now);
}

/** Forgets what stands against a username: wrong passwords, and a recovery code for the password that is no more. */
export async function liftTries(tx: Queryable, username: string): Promise<void> {
  await tx.query('delete from sign_in_failures where username = $1', [username]);
  await voidRecoveryCode(tx, username);
}

/** A code that is on its way opens nothing any more: neither what has a new password, nor from an address that is the old one. */
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
