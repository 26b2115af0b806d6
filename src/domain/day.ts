import { format, isValid, parseISO } from 'date-fns';

/** A day written `yyyy-MM-dd`. */
export type Day = `${number}-${number}-${number}`;

/** First and last day that can be used in filters. */
export const CALENDAR = { from: '2000-01-01', to: '2099-12-31' };

export const dayOf = (date: Date): string => format(date, 'yyyy-MM-dd');

/** True for an existing day inside the calendar. */
export function isDay(text: string): text is Day {
  return exists(text) && inCalendar(text);
}

function exists(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));
}

export function inCalendar(day: string): boolean {
  return day >= CALENDAR.from && day <= CALENDAR.to;
}

/** Parses DD/MM/YYYY, also with hyphens, points or no separator; undefined if the text is not a day. */
export function parseDay(typed: string): string | undefined {
  if (typed.trim() === '') return '';
  const day = writtenDay(typed);
  return day && exists(day) ? day : undefined;
}

/** Formats a day as written, even if the date does not exist; undefined if the text does not look like a day. */
export function writtenDay(typed: string): string | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-]?(\d{1,2})[/.-]?(\d{4})$/.exec(typed.trim()) ?? [];
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `20/11/2026`, or empty. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}
