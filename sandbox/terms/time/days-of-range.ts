import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { invalidFields } from '#terms/errors/api-error.ts';
import { dayOf, daysBetween, formatDay } from './days.ts';
import { createUtcOffset, nextDay, startOfBusinessDay } from './time-zone.ts';

/** Maximum number of days in one call for daily totals, a summary or a statement: three months. */
const MAX_DAYS = 92;

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
  const isShort = to.getTime() - from.getTime() <= MAX_DAYS * millisecondsInDay;
  const offsetAt = createUtcOffset(timeZone);
  let start = startOfBusinessDay(from, timeZone);
  while (isShort && start < to) {
    const day = dayOf(new Date(start.getTime() + offsetAt(start.getTime())));
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

/** SQL for the position of a moment's day among the days, starting at 1. */
export function placeOfDay(moment: string, days: readonly Day[], add: (value: unknown) => string): string {
  return `width_bucket(${moment}, ${add(days.map(({ start }) => start.toISOString()))}::timestamptz[])`;
}

/** @throws ApiError 400 for days that are still to come, in the wrong order, or too many */
export function checkDays(startDay: string, endDay: string, today: string): void {
  const problem = (field: string, message: string) => invalidFields([{ field, message }]);
  if (startDay > today) throw problem('startDay', 'debe ser hoy o antes');
  if (endDay < startDay) throw problem('endDay', 'debe ser el día inicial o después');
  if (daysBetween(startDay, endDay) >= MAX_DAYS)
    throw problem('endDay', `el rango debe tener ${MAX_DAYS} días como máximo`);
}

/** @throws ApiError 400 if a range of moments or days ends before it starts; `field` is the name of its end */
export function checkRangeOrder(start: string | undefined, end: string | undefined, field: string): void {
  if (!start || !end || Date.parse(start) <= Date.parse(end)) return;
  const message = 'Por favor, asegúrese de ingresar una fecha final posterior a la fecha inicial';
  throw invalidFields([{ field, message }]);
}

/** A part of a day: the first moment is included, the second is not. */
export interface DaySpan {
  /** Position of the day among the requested ones, starting at 1. */
  day: number;
  from: Date;
  to: Date;
}

/** The days of a range; the first and the last are cut at the ends of the range. */
export function spansOfDays(days: readonly Day[], range: { from: Date | null; to: Date | null }): DaySpan[] {
  return days.map(({ start }, index) => ({
    day: index + 1,
    from: index === 0 ? (range.from ?? start) : start,
    to: days[index + 1]?.start ?? range.to ?? start,
  }));
}

/** False if a day does not start at a full hour of UTC, as in India. */
export const haveWholeHours = (days: readonly Day[]): boolean =>
  days.every(({ start }) => start.getTime() % millisecondsInHour === 0);

/** Splits days into their whole hours (UTC) and the edges around those. */
export function splitIntoHours(spans: readonly DaySpan[]): { whole: DaySpan[]; edges: DaySpan[] } {
  const parts = spans.map(({ day, from, to }) => {
    const first = new Date(Math.ceil(from.getTime() / millisecondsInHour) * millisecondsInHour);
    const end = new Date(Math.floor(to.getTime() / millisecondsInHour) * millisecondsInHour);
    if (first >= end) return { whole: [], edges: [{ day, from, to }] };
    return {
      whole: [{ day, from: first, to: end }],
      edges: [
        { day, from, to: first },
        { day, from: end, to },
      ],
    };
  });
  return {
    whole: parts.flatMap(({ whole }) => whole),
    edges: parts.flatMap(({ edges }) => edges).filter(({ from, to }) => from < to),
  };
}
