import { createUtcOffset } from '#terms/time/time-zone.ts';
import type { Sheet, SheetCell, SheetColumn, SheetRow } from './sheet-types.ts';

const MINUTE_MS = 60_000;

/**
 * Matches text that a spreadsheet would treat as a formula: one of its signs, also in full width, after any
 * characters it ignores. Apostrophes count too, so that removing one restores any text.
 */
const FORMULA = /^[\s\p{Cf}']*[=+\-@＝＋－＠]/u;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Creates a function that writes rows as lines of a CSV file (RFC 4180), each with its line break. */
export function createLineWriter({ columns, timeZone }: Sheet): (row: SheetRow) => string {
  const offsetAt = createUtcOffset(timeZone);
  return (row) => line(columns.map(({ type }, index) => textOf(type, row[index] ?? null, offsetAt)));
}

export const headerLine = ({ columns }: Sheet): string => line(columns.map(({ header }) => header));

const line = (texts: readonly string[]): string => `${texts.map(field).join(',')}\r\n`;

const field = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function textOf(type: SheetColumn['type'], value: SheetCell, offsetAt: (time: number) => number): string {
  if (value === null) return '';
  if (value instanceof Date) return momentText(value.getTime(), offsetAt(value.getTime()));
  // Exact decimal text: a negative amount is a number, not a formula.
  if (type === 'money' || type === 'number') return String(value);
  const text = String(value);
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text of a cell without the apostrophe that kept it from being a formula. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

/** `2026-11-19T20:30:15-06:00`: the business's local time with its offset. */
function momentText(time: number, offset: number): string {
  const minutes = Math.abs(offset) / MINUTE_MS;
  const two = (number: number) => String(number).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  const local = new Date(time + offset).toISOString().slice(0, 19);
  return `${local}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
