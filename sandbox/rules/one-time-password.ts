import { randomInt } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { sendMail } from './outbox.ts';
import { hashPassword } from './passwords.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const CAPITALS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const LENGTH = 12;

/** A password that serves once, and its hash: the text goes into an e-mail and is kept nowhere. */
export interface OneTimePassword {
  text: string;
  hash: string;
}

/** Makes one that fits the rule of passwords and has no two characters that look the same. */
export async function newOneTimePassword(): Promise<OneTimePassword> {
  const pick = (from: string) => from.charAt(randomInt(from.length));
  const body = Array.from({ length: LENGTH - 3 }, () => pick(LETTERS + CAPITALS + DIGITS)).join('');
  const text = `${pick(CAPITALS)}${body}${pick('%#*!')}${pick(DIGITS)}`;
  return { text, hash: await hashPassword(text) };
}

/** Sends it to whom it is for; who signs in with it has to choose another at once. */
export async function mailOneTimePassword(
  tx: Queryable,
  user: { name: string; username: string; emailAddress: string },
  password: OneTimePassword,
  now: Date,
): Promise<void> {
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
