import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '#ground/db/database.ts';
import { after } from '#terms/time/clock.ts';
import { type Captcha, captchaRejected } from './captcha-interface.ts';
import { markUsed } from './used-tokens.ts';

const ALGORITHM = 'SHA-256';
// Some 30,000 hashes on average: 40 ms on a desktop, 100 to 300 ms on a phone, for each of the dozen calls of the form.
const MAX_NUMBER = 60_000;
/** Seconds from the challenge to the call that uses its solution, enough for a slow connection. */
const LIFETIME_SECONDS = 300;
const SALT = /^[0-9a-f]{24}\?expires=(\d{1,12})&$/;

interface Solution {
  algorithm: string;
  challenge: string;
  number: number;
  salt: string;
  signature: string;
}

/**
 * ALTCHA's proof of work (https://altcha.org/docs/): the caller has to find the number behind a hash. Challenges are
 * not stored: their signature, and the expiry time in the salt, prove that they were issued here and recently.
 */
export function createAltcha({ maxNumber = MAX_NUMBER } = {}): Captcha {
  return {
    async issue(database, now) {
      const expires = Math.floor(after(now, LIFETIME_SECONDS).getTime() / 1000);
      // The final `&` separates the salt from the number; without it, digits of the number could be read as part of a
      // later expiry time.
      const salt = `${randomBytes(12).toString('hex')}?expires=${expires}&`;
      const challenge = hash(salt, randomInt(maxNumber + 1));
      const signature = sign(challenge, await readKey(database));
      return { algorithm: ALGORITHM, challenge, maxnumber: maxNumber, salt, signature };
    },
    async spend(database, token, now) {
      const solution = parse(token);
      const expiresAt = new Date(Number(SALT.exec(solution?.salt ?? '')?.[1]) * 1000);
      if (!solution || !(expiresAt > now)) throw captchaRejected();
      const signed = sign(solution.challenge, await readKey(database));
      const genuine = same(signed, solution.signature);
      if (!genuine || hash(solution.salt, solution.number) !== solution.challenge) throw captchaRejected();
      await markUsed(database, solution.challenge, expiresAt);
    },
  };
}

function parse(token: string): Solution | undefined {
  try {
    const solution: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    return isSolution(solution) ? solution : undefined;
  } catch {
    return undefined;
  }
}

function isSolution(value: unknown): value is Solution {
  const { algorithm, challenge, number, salt, signature } = (value ?? {}) as Partial<Solution>;
  return (
    algorithm === ALGORITHM &&
    Number.isInteger(number) &&
    [challenge, salt, signature].every((text) => typeof text === 'string')
  );
}

function hash(salt: string, number: number): string {
  return createHash('sha256').update(`${salt}${number}`).digest('hex');
}

function sign(challenge: string, key: string): string {
  return createHmac('sha256', key).update(challenge).digest('hex');
}

function same(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function readKey(database: Queryable): Promise<string> {
  const [row] = await database.query<{ value: string }>('select value from captcha_key');
  if (!row) throw new Error('The database has no captcha key');
  return row.value;
}
