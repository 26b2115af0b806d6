import { UTCDate } from '@date-fns/utc';
import { addDays, endOfDay, endOfMonth, format, isValid, parseISO, startOfMonth, subMonths } from 'date-fns';

// Filters by date run in UTC, from the start of the first day to the last millisecond of the last (section 5 of the
// specification). A day is written `yyyy-MM-dd`, as date fields and addresses have it.

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

const WRONG_ORDER_OF_DATES = 'Por favor, asegúrese de ingresar una fecha final posterior a la fecha inicial';

/** The specification has no words for it. */
const NO_DATE = 'Escribe las fechas como DD/MM/AAAA';

const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');

/** The days of a period, as seen from a moment in milliseconds. */
export function daysOf(period: Period, now: number): DayRange {
  const today = new UTCDate(now);
  const ending = (to: Date, days: number) => ({ from: dayOf(addDays(to, 1 - days)), to: dayOf(to) });
  const monthOf = (date: Date) => ({ from: dayOf(startOfMonth(date)), to: dayOf(endOfMonth(date)) });
  switch (period) {
    case 'today':
      return ending(today, 1);
    case 'yesterday':
      return ending(addDays(today, -1), 1);
    case 'last-7-days':
      return ending(today, 7);
    case 'this-month':
      return monthOf(today);
    case 'last-month':
      return monthOf(subMonths(today, 1));
  }
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));
}

/** What is wrong with two days as they were typed; either may be left empty. */
export function dayRangeProblem({ from, to }: DayRange): string | undefined {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first === undefined || last === undefined) return NO_DATE;
  return first && last && first > last ? WRONG_ORDER_OF_DATES : undefined;
}

/** The first moment of a day. */
export function dayStart(day: string): string {
  return new UTCDate(`${day}T00:00:00.000Z`).toISOString();
}

/** The last millisecond of a day. */
export function dayEnd(day: string): string {
  return endOfDay(new UTCDate(`${day}T00:00:00.000Z`)).toISOString();
}

/** The day that a person typed as DD/MM/YYYY, also with hyphens, points or nothing between; undefined when it is none. */
export function parseDay(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-]?(\d{1,2})[/.-]?(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : undefined;
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
