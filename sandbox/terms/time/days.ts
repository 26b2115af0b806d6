import { tz } from '@date-fns/tz';
import {
  addDays as daysLater,
  differenceInCalendarDays,
  formatISO,
  getISODay,
  addMonths as monthsLater,
  startOfMonth,
} from 'date-fns';

/** Days as the API writes them, `2026-11-20`, are calculated with in UTC, where each has 24 hours. */
const UTC = { in: tz('UTC') };

/** The day of a moment in UTC. */
export const dayOf = (moment: Date): string => formatISO(moment, { ...UTC, representation: 'date' });

/** The day that is `days` days later, or earlier if negative. */
export const addDays = (day: string, days: number): string => dayOf(daysLater(day, days, UTC));

/** Number of days from the first to the last, not counting the last. */
export const daysBetween = (first: string, last: string): number =>
  differenceInCalendarDays(last, first, UTC);

/** The day that is `months` months later, or the last of a month that has no such day. */
export const addMonths = (day: string, months: number): string => dayOf(monthsLater(day, months, UTC));

/** From 1 for Monday to 7. */
export const isoWeekdayOf = (day: string): number => getISODay(day, UTC);

/** `20/11/2026` of the day `2026-11-20`. */
export const formatDay = (day: string): string => day.split('-').reverse().join('/');

/** Start of the month (UTC) that contains a moment, or of the month that is `later` months after it. */
export function monthStart(moment: Date, later = 0): Date {
  return new Date(monthsLater(startOfMonth(moment, UTC), later, UTC).getTime());
}
