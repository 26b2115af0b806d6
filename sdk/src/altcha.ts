import type { CaptchaChallenge } from '../generated/entities.ts';
import { BLOCK_BYTES, sha256 } from './sha256.ts';

const HEX_WORD = 8;
/** SHA-256 pads a message with a one bit and its 8-byte length. */
const PADDING_BYTES = 9;

/**
 * Solves a challenge from `signUp.getCaptchaChallenge`. Returns the single-use captcha token for `getCaptchaToken`.
 * Synchronous: it takes some milliseconds on a desktop and some hundred on a phone, so call it in a worker. It also works
 * without https, where browsers have no `crypto.subtle`.
 * @throws Error if the challenge has no solution
 */
export function solveAltcha(challenge: CaptchaChallenge): string {
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

/** Builds the padded messages `salt` + number in one reused buffer, to avoid an allocation per attempt. */
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
