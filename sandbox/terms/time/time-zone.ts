import { TZDate } from '@date-fns/tz';
import { addDays, startOfDay } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';
import { dayOf } from './days.ts';

const QUARTER_HOUR_MS = 15 * 60_000;

/**
 * Creates a function that returns the UTC offset of a time zone at a moment, both in milliseconds. Intl takes microseconds per
 * call, too slow for ten thousand rows; offsets change only at a quarter of an hour, so one lookup per quarter is cached.
 */
export function createUtcOffset(timeZone: string): (time: number) => number {
  const offsets = new Map<number, number>();
  return (time) => {
    const quarter = Math.floor(time / QUARTER_HOUR_MS);
    const known = offsets.get(quarter) ?? -new TZDate(time, timeZone).getTimezoneOffset() * 60_000;
    offsets.set(quarter, known);
    return known;
  };
}

/** Start of the day that contains `now`, in a time zone (IANA name). */
export function startOfBusinessDay(now: Date, timeZone: string): Date {
  return new Date(startOfDay(new TZDate(now, timeZone)).getTime());
}

/** The day of a moment in a time zone, such as `2026-11-20`. */
export function localDay(moment: Date, timeZone: string): string {
  const time = moment.getTime();
  return dayOf(new Date(time + createUtcOffset(timeZone)(time)));
}

/** First moment of the day after the one that begins at `start`. */
export function nextDay(start: Date, timeZone: string, offsetAt: (time: number) => number): Date {
  const time = start.getTime();
  const offset = offsetAt(time);
  const isMidnight = (time + offset) % millisecondsInDay === 0;
  // Calendar arithmetic in a time zone is slow, so it is used only for days that don't have 24 hours or don't start at midnight.
  if (isMidnight && offsetAt(time + millisecondsInDay) === offset) return new Date(time + millisecondsInDay);
  return new Date(startOfDay(addDays(new TZDate(start, timeZone), 1)).getTime());
}

/** A moment formatted in a time zone. */
export interface FormattedMoment {
  /** DD/MM/YYYY */
  date: string;
  /** hh:mm:ss */
  time: string;
}

/** Creates a function that formats moments in a time zone. */
export function createMomentFormatter(timeZone: string): (moment: Date) => FormattedMoment {
  const offsetAt = createUtcOffset(timeZone);
  return (moment) => {
    const local = new Date(moment.getTime() + offsetAt(moment.getTime())).toISOString();
    return {
      date: `${local.slice(8, 10)}/${local.slice(5, 7)}/${local.slice(0, 4)}`,
      time: local.slice(11, 19),
    };
  };
}
