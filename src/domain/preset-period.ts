import { addDays, endOfMonth, parseISO, startOfMonth, subMonths } from 'date-fns';
import { type Day, dayOf, formatDay, isDay } from './day.ts';
import type { DayRange } from './day-range.ts';

export const PERIODS = ['today', 'yesterday', 'last-7-days', 'this-month', 'last-month'] as const;
export type Period = (typeof PERIODS)[number];

const PERIOD_LABEL: Record<Period, string> = {
  today: 'Hoy',
  yesterday: 'Ayer',
  'last-7-days': 'Últimos 7 días',
  'this-month': 'Este mes',
  'last-month': 'Mes anterior',
};

/** Days of a period, relative to `day`; a single day is a period too. */
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

/** The last `count` days, up to and including `day`. */
export function lastDays(count: number, day: string): DayRange {
  return { from: dayOf(addDays(parseISO(day), 1 - count)), to: day };
}

/** `Hoy`, `20/11/2026` */
export function periodLabel(period: Period | Day): string {
  return isDay(period) ? formatDay(period) : PERIOD_LABEL[period];
}

/** Empty if the text is not a period. */
export function parsePeriod(text: string | null): Period | Day | '' {
  const day = text ?? '';
  return PERIODS.find((period) => period === text) ?? (isDay(day) ? day : '');
}
