import { withPlainHyphens } from '../../../words/brought-back.ts';

/** A closing's number for display: `CI-004512`. */
export function formatClosingNumber(number: number): string {
  return `CI-${String(number).padStart(6, '0')}`;
}

/** The number that a text shows, in any form in which it comes back; null if it shows none. */
export function parseClosingNumber(text: string): number | null {
  const digits = /^CI-?(\d{1,9})$/i.exec(withPlainHyphens(text))?.[1];
  return digits === undefined ? null : Number(digits);
}
