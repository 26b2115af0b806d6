import { randomInt } from 'node:crypto';
import { type ApiError, businessRule } from '#terms/errors/api-error.ts';
import { after } from '#terms/time/clock.ts';
import { hashPassword, PASSWORD_COST } from './password-hash.ts';

// Verification codes are sent by e-mail. They have six digits and are valid for ten minutes and five tries.

/** A try is counted before the code is compared, so that at most five of many simultaneous guesses are evaluated. */
export const CODE_TRIES = 5;
export const CODE_SECONDS = 10 * 60;

export interface NewCode {
  code: string;
  /** Checked by `passwordMatches`. */
  hash: string;
  expiresAt: Date;
}

export async function newCode(now: Date): Promise<NewCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  // A fifth of the cost of a password: trying all million codes still takes hours, and a code is valid for ten minutes.
  const cost = { ...PASSWORD_COST, parallelization: 1 };
  return { code, hash: await hashPassword(code, cost), expiresAt: after(now, CODE_SECONDS) };
}

export function wrongCode(title: string): ApiError {
  return businessRule('wrong-code', title, 'El código de verificación no es correcto');
}

/** The error for a code that is wrong, used, replaced, expired or was tried too often. */
export function invalidCode(title: string): ApiError {
  return businessRule('expired-code', title, 'El código de verificación ya no sirve, pide uno nuevo');
}
