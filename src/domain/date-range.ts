import { addDays, endOfMonth, format, isValid, parseISO, startOfMonth, subMonths } from 'date-fns';
import { startOfDayIn } from './time-zone.ts';

// Days are written `yyyy-MM-dd`. Typed days are in UTC (section 5 of the specification), periods in the business's time
// zone.

export interface DayRange {
  from: string;
  to: string;
}

export const PERIODS = ['today', 'yesterday', 'last-7-days', 'this-month', 'last-month'] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_LABEL: Record<Period, string> = {
  today: 'Hoy',
  yesterday: 'Ayer',
  'last-7-days': 'Últimos 7 días',
  'this-month': 'Este mes',
  'last-month': 'Mes anterior',
};

/** A day written `yyyy-MM-dd`. */
export type Day = `${number}-${number}-${number}`;

/** Days that can be filtered by. */
export const CALENDAR: DayRange = { from: '2000-01-01', to: '2099-12-31' };

const WRONG_ORDER_OF_DATES = 'Por favor, asegúrese de ingresar una fecha final posterior a la fecha inicial';

// The specification has no texts for these.
const NO_DATE = 'Escribe las fechas como DD/MM/AAAA';
const OUTSIDE_CALENDAR = `Escribe fechas del ${formatDay(CALENDAR.from)} al ${formatDay(CALENDAR.to)}`;

const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');

/** Days of a period, relative to `day`; a day is a period of its own. */
export function daysOf(period: Period | Day, day: string): DayRange {
  const today = parseISO(day);
  const monthOf = (date: Date) => ({ from: dayOf(startOfMonth(date)), to: dayOf(endOfMonth(date)) });
  switch (period) {
    case 'today':
      return lastDays(1, day);
    case 'yesterday':
      return lastDays(1, dayOf(addDays(today, -1)));
    case 'last-7-days':
      return lastDays(7, day);
    case 'this-month':
      return monthOf(today);
    case 'last-month':
      return monthOf(subMonths(today, 1));
    default:
      return { from: period, to: period };
  }
}

/** The last `count` days, of which `day` is the last. */
export function lastDays(count: number, day: string): DayRange {
  return { from: dayOf(addDays(parseISO(day), 1 - count)), to: day };
}

/** `Hoy`, `20/11/2026` */
export function periodLabel(period: Period | Day): string {
  return isDay(period) ? formatDay(period) : PERIOD_LABEL[period];
}

/** Falls back to no period. */
export function parsePeriod(text: string | null): Period | Day | '' {
  const day = text ?? '';
  return PERIODS.find((period) => period === text) ?? (isDay(day) ? day : '');
}

/** True for an existing day inside the calendar. */
export function isDay(text: string): text is Day {
  return exists(text) && inCalendar(text);
}

function exists(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));
}

function inCalendar(day: string): boolean {
  return day >= CALENDAR.from && day <= CALENDAR.to;
}

/** Error of two typed days; either may be empty. */
export function dayRangeError({ from, to }: DayRange): string | undefined {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first === undefined || last === undefined) return NO_DATE;
  if (![first, last].every((day) => day === '' || inCalendar(day))) return OUTSIDE_CALENDAR;
  return first && last && first > last ? WRONG_ORDER_OF_DATES : undefined;
}

/** Start of the first day and last millisecond of the last, in a time zone, as the API expects them. */
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

/** Parses DD/MM/YYYY, also with hyphens, points or no separator; undefined when it is no day. */
export function parseDay(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-]?(\d{1,2})[/.-]?(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return exists(iso) ? iso : undefined;
}

/** `20/11/2026`, or empty. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** `01/11/2026 a 20/11/2026`; with one end alone `Desde` or `Hasta`. */
export function formatDayRange({ from, to }: DayRange): string {
  if (!to) return `Desde ${formatDay(from)}`;
  if (!from) return `Hasta ${formatDay(to)}`;
  return from === to ? formatDay(from) : `${formatDay(from)} a ${formatDay(to)}`;
}

/** The same with the time zone of typed days. */
export function formatTypedDays(days: DayRange): string {
  return `${formatDayRange(days)} (UTC)`;
}
