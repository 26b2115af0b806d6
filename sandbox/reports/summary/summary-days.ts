import type { Schemas } from '#ground/contract/operation-types.ts';
import { invalidFields } from '#terms/errors/api-error.ts';
import { type Calendar, createCalendar, type DayPart } from '#terms/time/calendar.ts';
import { addDays, addMonths, daysBetween, isoWeekdayOf } from '#terms/time/days.ts';
import { checkDays } from '#terms/time/days-of-range.ts';

type Content = Schemas['GetSummaryContent'];

/** The days that a summary reads. */
export interface SummaryDays {
  /** All days of the period. */
  all: readonly DayPart[];
  /** The days that have begun; today ends now. */
  past: readonly DayPart[];
  isRunning: boolean;
  /** The previous period, up to the same point as now in the period. */
  before: readonly DayPart[];
  /** The 28 days before the period. */
  weeksBefore: readonly DayPart[];
  /** The days in `weeksBefore` with today's weekday, up to the current time of day. Empty unless the period includes today. */
  cutWeekdays: readonly DayPart[];
}

const WEEKS = 4;

/** The days of a period, of the previous one and of the weeks before. @throws ApiError 400 for an invalid range */
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
  const monday = addDays(today, 1 - isoWeekdayOf(today));
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
  checkDays(first, last, today);
  const beforeFirst = addDays(first, -1 - daysBetween(first, last));
  return { first, last, beforeFirst, beforeLast: addDays(first, -1) };
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

/** As many days as have begun, the last up to the current time of day; a shorter month ends with its last day. */
function cutBefore(calendar: Calendar, first: string, last: string, begun: number): DayPart[] {
  const cutDay = addDays(first, begun - 1);
  if (cutDay > last) return calendar.days(first, last);
  return calendar.days(first, cutDay).with(-1, calendar.cut(cutDay));
}

/** The days in the weeks before a period that have the given day's weekday, oldest first. */
const sameWeekdays = (first: string, day: string): string[] => {
  const offset = daysBetween(first, day) % 7;
  return Array.from({ length: WEEKS }, (_, week) => addDays(first, offset - 7 * (WEEKS - week)));
};
