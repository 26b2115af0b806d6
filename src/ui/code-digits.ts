export const CODE_LENGTH = 6;

/** A code while it is typed: one character per box, a space for an empty box, nothing after the last digit. */
type Code = string;

export const isWholeCode = (code: Code): boolean => /^\d{6}$/.test(code);

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export function digitAt(code: Code, box: number): string {
  return (code[box] ?? '').trim();
}

/** Puts digits into the boxes, starting at `box`; a whole code always fills all of them. */
export function putDigits(code: Code, box: number, digits: string): { code: Code; next: number } {
  const first = digits.length >= CODE_LENGTH ? 0 : box;
  const put = digits.slice(0, CODE_LENGTH - first);
  const end = first + put.length;
  const padded = code.padEnd(CODE_LENGTH);
  const whole = padded.slice(0, first) + put + padded.slice(end);
  return { code: whole.trimEnd(), next: Math.min(end, CODE_LENGTH - 1) };
}

export function clearDigit(code: Code, box: number): Code {
  const padded = code.padEnd(CODE_LENGTH);
  return `${padded.slice(0, box)} ${padded.slice(box + 1)}`.trimEnd();
}
