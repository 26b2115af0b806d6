import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Parameters of scrypt: N = 2^`logN`, p = `parallelization`. */
export interface PasswordCost {
  logN: number;
  parallelization: number;
}

/** One of the equivalent settings in OWASP's Password Storage Cheat Sheet; 16 MB each, about 0.2 s. Only tests lower it. */
export const PASSWORD_COST: PasswordCost = { logN: 14, parallelization: 5 };
const BLOCK_SIZE = 8;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Hashes a password as `scrypt$logN$parallelization$salt$key`. */
export async function hashPassword(password: string, cost: PasswordCost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(password, salt, cost);
  return ['scrypt', cost.logN, cost.parallelization, salt.toString('base64'), key.toString('base64')].join(
    '$',
  );
}

/** A hash that matches no password, and takes as long to compare as any other. */
export function unmatchedHash({ logN, parallelization }: PasswordCost = PASSWORD_COST): string {
  const random = [SALT_BYTES, KEY_BYTES].map((bytes) => randomBytes(bytes).toString('base64'));
  return ['scrypt', logN, parallelization, ...random].join('$');
}

/**
 * Compares a password with its hash. Without a hash (unknown username) it does the same work and returns false, so that the
 * response time reveals nothing.
 */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const [, logN, parallelization, salt = '', key = ''] = (hash ?? '').split('$');
  const cost = hash ? { logN: Number(logN), parallelization: Number(parallelization) } : PASSWORD_COST;
  const expected = hash ? Buffer.from(key, 'base64') : Buffer.alloc(KEY_BYTES);
  const actual = await deriveKey(
    password,
    hash ? Buffer.from(salt, 'base64') : Buffer.alloc(SALT_BYTES),
    cost,
  );
  return timingSafeEqual(actual, expected) && hash !== undefined;
}

function deriveKey(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  return derive(password.normalize('NFC'), salt, KEY_BYTES, {
    N: 2 ** cost.logN,
    r: BLOCK_SIZE,
    p: cost.parallelization,
  });
}
