import { addDays, parseISO } from 'date-fns';
import { CALENDAR, dayOf, formatDay, inCalendar, parseDay, writtenDay } from './day.ts';
import { startOfDayIn } from './start-of-day.ts';

// A range of days. Typed days are in UTC (section 5 of the specification), periods in the business's time zone.

export interface DayRange {
  from: string;
  to: string;
}

const WRONG_ORDER_OF_DATES = 'Por favor, asegúrese de ingresar una fecha final posterior a la fecha inicial';

// Texts that the specification does not define.
const NO_DATE = 'Escribe las fechas como DD/MM/AAAA';
const OUTSIDE_CALENDAR = `Escribe fechas del ${formatDay(CALENDAR.from)} al ${formatDay(CALENDAR.to)}`;

/** Error of two typed days, either of which may be empty. */
export function dayRangeError({ from, to }: DayRange): string | undefined {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first === undefined || last === undefined) return noDayError(first === undefined ? from : to);
  if (![first, last].every((day) => day === '' || inCalendar(day))) return OUTSIDE_CALENDAR;
  return first && last && first > last ? WRONG_ORDER_OF_DATES : undefined;
}

function noDayError(typed: string): string {
  const written = writtenDay(typed);
  return written ? `El ${formatDay(written)} no existe` : NO_DATE;
}

/** Start of the first day and last millisecond of the last day in a time zone, as the API takes them. */
export function momentsOf(
  { from, to }: DayRange,
  timeZone = 'UTC',
): { startDate?: string; endDate?: string } {
  // Not every day has 24 hours, so the end is the millisecond before the next day.
  const afterLast = to && dayOf(addDays(parseISO(to), 1));
  return {
    ...(from && { startDate: new Date(startOfDayIn(timeZone, from)).toISOString() }),
    ...(afterLast && { endDate: new Date(startOfDayIn(timeZone, afterLast) - 1).toISOString() }),
  };
}

/** `01/11/2026 a 20/11/2026`; with only one end `Desde` or `Hasta`. */
export function formatDayRange({ from, to }: DayRange): string {
  if (!to) return `Desde ${formatDay(from)}`;
  if (!from) return `Hasta ${formatDay(to)}`;
  return from === to ? formatDay(from) : `${formatDay(from)} a ${formatDay(to)}`;
}

/** The same text with the time zone of typed days. */
export function formatTypedDays(days: DayRange): string {
  return `${formatDayRange(days)} (UTC)`;
}
