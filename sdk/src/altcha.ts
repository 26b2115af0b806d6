import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { CaptchaChallenge } from '../generated/entities.ts';

/**
 * Solves a challenge from `signUp.getCaptchaChallenge`. Returns the single-use captcha token for `getCaptchaToken`.
 * Synchronous: it takes some milliseconds on a desktop and some hundred on a phone, so call it in a worker. It also works
 * without https, where browsers have no `crypto.subtle`.
 * @throws Error if the challenge has no solution
 */
export function solveAltcha(given: CaptchaChallenge): string {
  const { algorithm, challenge, salt, signature, maxnumber } = given;
  const encoder = new TextEncoder();
  // The salt, with which all messages begin, is hashed once.
  const salted = sha256.create().update(encoder.encode(salt));
  for (let number = 0; number <= maxnumber; number++) {
    const hash = salted
      .clone()
      .update(encoder.encode(String(number)))
      .digest();
    if (bytesToHex(hash) === challenge)
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  }
  throw new Error('The challenge has no solution');
}
