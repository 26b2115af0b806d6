import { randomInt } from 'node:crypto';
import { sendMail } from '#access/outboxes/mail-outbox.ts';
import type { Queryable } from '#ground/db/database.ts';
import { hashPassword, unmatchedHash } from './password-hash.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const CAPITALS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const LENGTH = 12;

/** A one-time password and its hash. The password is sent by e-mail and never stored. */
export interface OneTimePassword {
  text: string;
  hash: string;
}

/** A password that `mailDuePasswords` will create and send; until then nobody can sign in with it. */
export interface DuePassword {
  text: null;
  hash: string;
}

/** Used when many users are created together, because each hash takes a quarter of a second. */
export const duePassword = (): DuePassword => ({ text: null, hash: unmatchedHash() });

/** Creates a one-time password that satisfies the password rules and has no characters that look alike. */
export async function newOneTimePassword(): Promise<OneTimePassword> {
  const pick = (from: string) => from.charAt(randomInt(from.length));
  const body = Array.from({ length: LENGTH - 3 }, () => pick(LETTERS + CAPITALS + DIGITS)).join('');
  const text = `${pick(CAPITALS)}${body}${pick('%#*!')}${pick(DIGITS)}`;
  return { text, hash: await hashPassword(text) };
}

/**
 * Sends a one-time password to its owner, who must replace it at the next sign-in. A due password is sent later, once it is
 * created.
 */
export async function mailOneTimePassword(
  tx: Queryable,
  user: { name: string; username: string; emailAddress: string },
  password: OneTimePassword | DuePassword,
  now: Date,
): Promise<void> {
  if (password.text === null) return;
  const body = [
    `Hola, ${user.name}:`,
    '',
    'Entra al portal de cobros con estos datos. Al entrar, el portal te pedirá crear tu propia contraseña.',
    '',
    `Usuario: ${user.username}`,
    `Contraseña de un solo uso: ${password.text}`,
  ].join('\n');
  await sendMail(tx, { to: user.emailAddress, subject: 'Tu contraseña de un solo uso', body }, now);
}
