import { TZDate } from '@date-fns/tz';
import { addDays, startOfDay } from 'date-fns';
import { invalidFields } from './api-error.ts';
import { createMomentFormatter } from './moment-formatter.ts';

/** Most days of one call for daily totals: three months. */
export const MAX_DAYS = 92;

const DAY_MS = 86_400_000;

/** A calendar day of a time zone. */
export interface Day {
  /** `2026-11-20` */
  day: string;
  /** `20/11/2026` */
  formattedDay: string;
  /** Its first moment. */
  start: Date;
}

/**
 * The days that a range of moments touches, in order.
 * @throws ApiError 400 for more than 92
 */
export function daysOfRange({ from, to }: { from: Date; to: Date }, timeZone: string): Day[] {
  const days: Day[] = [];
  const isShort = to.getTime() - from.getTime() <= MAX_DAYS * DAY_MS;
  const format = createMomentFormatter(timeZone);
  // Not every day has 24 hours, nor does every day start at midnight.
  let start = startOfDay(new TZDate(from, timeZone));
  while (isShort && start < to) {
    const moment = new Date(start.getTime());
    const formattedDay = format(moment).date;
    days.push({ day: formattedDay.split('/').reverse().join('-'), formattedDay, start: moment });
    start = startOfDay(addDays(start, 1));
  }
  if (!isShort || days.length > MAX_DAYS) {
    throw invalidFields([
      { field: 'startDate', message: `el rango debe tener ${MAX_DAYS} días como máximo` },
    ]);
  }
  return days;
}

/** SQL for the place of a moment among the days, the first being 1. */
export function placeOfDay(moment: string, days: readonly Day[], add: (value: unknown) => string): string {
  return `width_bucket(${moment}, ${add(days.map(({ start }) => start.toISOString()))}::timestamptz[])`;
}
