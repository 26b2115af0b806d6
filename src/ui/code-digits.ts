export const CODE_LENGTH = 6;

/** A code while it is typed: one character a box, a space where a box is empty, nothing after the last digit. */
type Code = string;

export const isWholeCode = (code: Code): boolean => /^\d{6}$/.test(code);

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export function digitAt(code: Code, box: number): string {
  return (code[box] ?? '').trim();
}

/** Digits put into the boxes one after the other, from this one on; a whole code fills all, wherever it is put. */
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
