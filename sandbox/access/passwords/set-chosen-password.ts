import { sendMail } from '#access/outboxes/mail-outbox.ts';
import { endChallengesOf } from '#access/sessions/challenge-token.ts';
import type { Queryable } from '#ground/db/database.ts';
import { clearFailuresAndRecoveryCode } from './clear-failures-and-recovery-code.ts';

/** The owner of the password. */
export interface PasswordOwner {
  id: string;
  username: string;
  emailAddress: string;
}

/**
 * Sets the password that a person chose, and ends all their sessions except the one in which they changed it. Recovery codes,
 * and a lock caused by wrong passwords, are cleared. An e-mail notifies them, in case somebody else did it.
 */
export async function setChosenPassword(
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
  await endChallengesOf(tx, [owner.id]);
  await clearFailuresAndRecoveryCode(tx, owner.username);
  await sendMail(tx, { to: owner.emailAddress, subject: 'Tu contraseña cambió', body: bodyOf(owner) }, now);
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
