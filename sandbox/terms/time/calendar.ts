import { TZDate } from '@date-fns/tz';
import { startOfDay } from 'date-fns';
import { addDays } from './days.ts';
import { createUtcOffset, localDay, nextDay } from './time-zone.ts';

/** A calendar day of the business, or the part of it that counts: the first moment is included, the second is not. */
export interface DayPart {
  /** `2026-11-20` */
  day: string;
  from: Date;
  to: Date;
}

/** Calculates with the days of a business. */
export interface Calendar {
  today: string;
  /** The days from the first to the last, both included. */
  days: (first: string, last: string) => DayPart[];
  /** The day, cut off at the current time of day. */
  cut: (day: string) => DayPart;
}

/** Creates the calendar of a time zone, in which today is the day of `now`. */
export function createCalendar(now: Date, timeZone: string): Calendar {
  const local = new TZDate(now, timeZone);
  const offsetAt = createUtcOffset(timeZone);
  const today = localDay(now, timeZone);
  const start = (day: string) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return new Date(startOfDay(new TZDate(year, month - 1, date, 12, timeZone)).getTime());
  };
  const days = (first: string, last: string): DayPart[] => {
    const found: DayPart[] = [];
    for (let day = first, from = start(first); day <= last; day = addDays(day, 1)) {
      const to = nextDay(from, timeZone, offsetAt);
      found.push({ day, from, to });
      from = to;
    }
    return found;
  };
  return {
    today,
    days,
    cut: (day) => {
      const [{ from, to }] = days(day, day) as [DayPart];
      if (day === today) return { day, from, to: new Date(now.getTime() + 1) };
      const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
      const [hours, minutes, seconds] = [local.getHours(), local.getMinutes(), local.getSeconds()];
      const same = new TZDate(
        year,
        month - 1,
        date,
        hours,
        minutes,
        seconds,
        now.getMilliseconds(),
        timeZone,
      );
      const end = Math.min(Math.max(same.getTime() + 1, from.getTime()), to.getTime());
      return { day, from, to: new Date(end) };
    },
  };
}
