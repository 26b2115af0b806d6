import { TZDate } from '@date-fns/tz';
import { startOfDay } from 'date-fns';
import type { Schemas } from '../../contract/operation-types.ts';
import { invalidFields } from '../api-error.ts';
import { nextDay } from '../days-of-range.ts';
import { createUtcOffset } from '../utc-offset.ts';

type Content = Schemas['GetSummaryContent'];

/** A calendar day of the business as far as it counts: the first moment is included, the second is not. */
export interface DayPart {
  /** `2026-11-20` */
  day: string;
  from: Date;
  to: Date;
}

/** What a summary reads. */
export interface SummaryDays {
  /** All days of the period. */
  all: readonly DayPart[];
  /** Those that have begun; today ends now. */
  past: readonly DayPart[];
  isRunning: boolean;
  /** The period before, as far into it as now is into the period. */
  before: readonly DayPart[];
  /** The 28 days before the period. */
  weeksBefore: readonly DayPart[];
  /** Of the weekday of today, in `weeksBefore`, until the same hour. Empty unless the period lasts. */
  cutWeekdays: readonly DayPart[];
}

/** Most days of a period: three months, as of the totals of days. */
const MAX_DAYS = 92;
const DAY_MS = 86_400_000;
const WEEKS = 4;

/** The days of a period, of the one before and of the weeks before. @throws ApiError 400 for a range that cannot be */
export function summaryDays(content: Content, now: Date, timeZone: string): SummaryDays {
  const calendar = createCalendar(now, timeZone);
  const { today } = calendar;
  const { first, last, beforeFirst, beforeLast } = boundsOf(content, today);
  const all = calendar.days(first, last);
  const isRunning = first <= today && today <= last;
  const begun = all.filter(({ day }) => day <= today);
  const past = isRunning ? begun.with(-1, calendar.cut(today)) : begun;
  return {
    all,
    past,
    isRunning,
    before: isRunning
      ? cutBefore(calendar, beforeFirst, beforeLast, begun.length)
      : calendar.days(beforeFirst, beforeLast),
    weeksBefore: calendar.days(addDays(first, -7 * WEEKS), addDays(first, -1)),
    cutWeekdays: isRunning ? sameWeekdays(first, today).map((day) => calendar.cut(day)) : [],
  };
}

interface Bounds {
  first: string;
  last: string;
  beforeFirst: string;
  beforeLast: string;
}

function boundsOf({ period, startDay, endDay }: Content, today: string): Bounds {
  if (period === 'range') return rangeBounds(startDay, endDay, today);
  if (startDay !== undefined || endDay !== undefined) {
    throw invalidFields([{ field: 'startDay', message: 'solo con el periodo range' }]);
  }
  const monday = addDays(today, 1 - weekdayOf(today));
  const month = `${today.slice(0, 7)}-01`;
  switch (period) {
    case 'today':
      return { first: today, last: today, beforeFirst: addDays(today, -1), beforeLast: addDays(today, -1) };
    case 'this-week':
      return weekBounds(monday);
    case 'last-week':
      return weekBounds(addDays(monday, -7));
    case 'this-month':
      return monthBounds(month);
    case 'last-month':
      return monthBounds(addMonths(month, -1));
  }
}

function rangeBounds(first: string | undefined, last: string | undefined, today: string): Bounds {
  const problem = (field: string, message: string) => invalidFields([{ field, message }]);
  if (first === undefined) throw problem('startDay', 'es obligatorio con el periodo range');
  if (last === undefined) throw problem('endDay', 'es obligatorio con el periodo range');
  if (first > today) throw problem('startDay', 'debe ser hoy o antes');
  if (last < first) throw problem('endDay', 'debe ser el día inicial o después');
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  if (count > MAX_DAYS) throw problem('endDay', `el rango debe tener ${MAX_DAYS} días como máximo`);
  return { first, last, beforeFirst: addDays(first, -count), beforeLast: addDays(first, -1) };
}

const weekBounds = (monday: string): Bounds => ({
  first: monday,
  last: addDays(monday, 6),
  beforeFirst: addDays(monday, -7),
  beforeLast: addDays(monday, -1),
});

const monthBounds = (first: string): Bounds => ({
  first,
  last: addDays(addMonths(first, 1), -1),
  beforeFirst: addMonths(first, -1),
  beforeLast: addDays(first, -1),
});

/** As many days as have begun, the last until the hour it is; a shorter month ends with its last day. */
function cutBefore(calendar: Calendar, first: string, last: string, begun: number): DayPart[] {
  const cutDay = addDays(first, begun - 1);
  if (cutDay > last) return calendar.days(first, last);
  return calendar.days(first, cutDay).with(-1, calendar.cut(cutDay));
}

/** The days of the weeks before a period, oldest first, that have the weekday of one of its days. */
const sameWeekdays = (first: string, day: string): string[] => {
  const offset = ((Date.parse(day) - Date.parse(first)) / DAY_MS) % 7;
  return Array.from({ length: WEEKS }, (_, week) => addDays(first, offset - 7 * (WEEKS - week)));
};

interface Calendar {
  today: string;
  days: (first: string, last: string) => DayPart[];
  /** A day until the hour and minute of now. */
  cut: (day: string) => DayPart;
}

function createCalendar(now: Date, timeZone: string): Calendar {
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

/** `2026-11-20` in a time zone. */
function localDay(moment: Date, timeZone: string): string {
  const time = moment.getTime();
  return new Date(time + createUtcOffset(timeZone)(time)).toISOString().slice(0, 10);
}

/** From 1 for Monday to 7. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

function addMonths(day: string, months: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
