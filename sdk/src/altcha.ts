import type { Schemas } from './contract-types.ts';
import { BLOCK_BYTES, sha256 } from './sha256.ts';

const HEX_WORD = 8;
/** SHA-256 ends a message with a bit and its length. */
const PADDING_BYTES = 9;

/**
 * Solves a challenge of `signUp.getCaptchaChallenge`: answers the captcha token that `getCaptchaToken` wants, good for one
 * call. It computes until it has found it, some milliseconds on a desktop and some hundred on a phone: in a page, call it
 * in a worker. It works without https too, where browsers have no `crypto.subtle`.
 * @throws Error for a challenge without a solution
 */
export function solveAltcha(challenge: Schemas['CaptchaChallenge']): string {
  const { algorithm, salt, signature, maxnumber } = challenge;
  const number = findNumber(salt, wordsOf(challenge.challenge), maxnumber);
  return btoa(JSON.stringify({ algorithm, challenge: challenge.challenge, number, salt, signature }));
}

function wordsOf(hex: string): Int32Array {
  return Int32Array.from(
    { length: 8 },
    (_, index) => Number.parseInt(hex.slice(index * HEX_WORD, (index + 1) * HEX_WORD), 16) | 0,
  );
}

function findNumber(salt: string, wanted: Int32Array, maxnumber: number): number {
  const messageOf = createMessages(salt, maxnumber);
  const hash = new Int32Array(8);
  for (let number = 0; number <= maxnumber; number++) {
    sha256(messageOf(number), hash);
    if (hash.every((word, index) => word === wanted[index])) return number;
  }
  throw new Error('The challenge has no solution');
}

/** The padded messages `salt` + number. One buffer serves for all, because from one to the next little changes. */
function createMessages(salt: string, maxnumber: number): (number: number) => DataView {
  const start = new TextEncoder().encode(salt);
  const buffer = new Uint8Array(paddedLength(start.length + String(maxnumber).length));
  buffer.set(start);
  return (number) => {
    const digits = String(number);
    const end = start.length + digits.length;
    for (let index = 0; index < digits.length; index++) {
      buffer[start.length + index] = digits.charCodeAt(index);
    }
    const padded = new DataView(buffer.buffer, 0, paddedLength(end));
    buffer.fill(0, end);
    buffer[end] = 0x80;
    padded.setUint32(padded.byteLength - 4, end * 8);
    return padded;
  };
}

function paddedLength(bytes: number): number {
  return Math.ceil((bytes + PADDING_BYTES) / BLOCK_BYTES) * BLOCK_BYTES;
}
