import { type Day, isDay } from '#domain/day.ts';
import { type DayRange, formatDayRange, formatTypedDays, momentsOf } from '#domain/day-range.ts';
import { daysOf, type Period, parsePeriod, periodLabel } from '#domain/preset-period.ts';
import { parseDays } from './list-address.ts';

/** Filters by day; an empty value is no filter. */
export interface DayFilters extends DayRange {
  /** A period or a single day in the time zone of the business. Replaces `from` and `to`, which are days in UTC. */
  period: Period | Day | '';
}

/** Today in the time zone of the business. */
export interface BusinessDay {
  today: string;
  timeZone: string;
}

export const NO_DAYS: DayFilters = { period: '', from: '', to: '' };

export const hasDays = ({ period, from, to }: DayFilters): boolean =>
  period !== '' || from !== '' || to !== '';

/** Parses the day filters of an address. */
export function parseDayFilters(params: URLSearchParams): DayFilters {
  const period = parsePeriod(params.get('period'));
  return { period, ...(period ? { from: '', to: '' } : parseDays(params)) };
}

export function daysOfFilters({ period, from, to }: DayFilters, today: string): DayRange {
  return period ? daysOf(period, today) : { from, to };
}

/** Start and end of the filtered days, as the API takes them. */
export const momentsOfFilters = (filters: DayFilters, { today, timeZone }: BusinessDay) =>
  momentsOf(daysOfFilters(filters, today), filters.period ? timeZone : 'UTC');

/** The filter change for typed days. They replace the period, unless they equal the days that the list already shows. */
export function typedDays(typed: DayRange, { from, to }: DayFilters): Partial<DayFilters> {
  const changed = typed.from !== from || typed.to !== to;
  return { from: typed.from, to: typed.to, ...(changed && { period: '' as const }) };
}

export function daysText({ period, from, to }: DayFilters, today: string): string {
  if (isDay(period)) return periodLabel(period);
  if (period) return `${periodLabel(period)}: ${formatDayRange(daysOf(period, today))}`;
  return from || to ? formatTypedDays({ from, to }) : '';
}
