import { TZDate } from '@date-fns/tz';
import { addDays, startOfDay } from 'date-fns';
import { invalidFields } from '#terms/errors/api-error.ts';
import { createUtcOffset } from './create-utc-offset.ts';
import { formatDay } from './moment-formatter.ts';
import { startOfBusinessDay } from './start-of-business-day.ts';

/** Maximum number of days in one call for daily totals, a summary or a statement: three months. */
export const MAX_DAYS = 92;

const DAY_MS = 86_400_000;

/** A calendar day of a time zone. */
export interface Day {
  /** `2026-11-20` */
  day: string;
  /** `20/11/2026` */
  formattedDay: string;
  /** First moment of the day. */
  start: Date;
}

/**
 * The days that a range of moments touches, in order.
 * @throws ApiError 400 for more than 92 days
 */
export function daysOfRange({ from, to }: { from: Date; to: Date }, timeZone: string): Day[] {
  const days: Day[] = [];
  const isShort = to.getTime() - from.getTime() <= MAX_DAYS * DAY_MS;
  const offsetAt = createUtcOffset(timeZone);
  let start = startOfBusinessDay(from, timeZone);
  while (isShort && start < to) {
    const day = new Date(start.getTime() + offsetAt(start.getTime())).toISOString().slice(0, 10);
    days.push({ day, formattedDay: formatDay(day), start });
    start = nextDay(start, timeZone, offsetAt);
  }
  if (!isShort || days.length > MAX_DAYS) {
    throw invalidFields([
      { field: 'startDate', message: `el rango debe tener ${MAX_DAYS} días como máximo` },
    ]);
  }
  return days;
}

/** First moment of the day after the one that begins at `start`. */
export function nextDay(start: Date, timeZone: string, offsetAt: (time: number) => number): Date {
  const time = start.getTime();
  const offset = offsetAt(time);
  const isMidnight = (time + offset) % DAY_MS === 0;
  // Calendar arithmetic in a time zone is slow, so it is used only for days that don't have 24 hours or don't start at midnight.
  if (isMidnight && offsetAt(time + DAY_MS) === offset) return new Date(time + DAY_MS);
  return new Date(startOfDay(addDays(new TZDate(start, timeZone), 1)).getTime());
}

/** SQL for the position of a moment's day among the days, starting at 1. */
export function placeOfDay(moment: string, days: readonly Day[], add: (value: unknown) => string): string {
  return `width_bucket(${moment}, ${add(days.map(({ start }) => start.toISOString()))}::timestamptz[])`;
}
