import { randomBytes, randomInt } from 'node:crypto';

// Crockford's base 32: without I, L, O and U, which are easily misread.
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function randomText(length: number): string {
  return [...randomBytes(length)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** A new opaque id: the prefix and 80 random bits, such as `tx_…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(16)}`;
}

/** The code printed on a receipt, short enough to type: `7K2M-9Q4D-XA31`. */
export function newReceiptCode(): string {
  return [randomText(4), randomText(4), randomText(4)].join('-');
}

/** The code in the QR of a charge or request: 130 random bits, `4T9ZKQ0M2XV7B1N8C6R3D5F0GH`. */
export function newPaymentCode(): string {
  return randomText(26);
}

/** A code that replaces one of the authenticator application: 80 random bits, `7K2M-9Q4D-XA31-B0C5`. */
export function newRecoveryCode(): string {
  return [randomText(4), randomText(4), randomText(4), randomText(4)].join('-');
}

/** The token in the URL that stops e-mails: 192 random bits, but short enough for one line. */
export function newStopToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Six digits that identify an authorized payment in the payment network. */
export function newAuthorizationNumber(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
