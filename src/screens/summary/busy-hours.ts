import { getISODay, parseISO } from 'date-fns';
import { daysAfter } from '#domain/days-after.ts';
import { weekdayOf } from '#words/weekday.ts';
import type { Summary } from './summary-operations.ts';

export type HourCount = Summary['hours'][number];

/** `viernes de 18 a 19 h` */
export const hourText = ({ weekday, hour }: Pick<HourCount, 'weekday' | 'hour'>): string =>
  `${weekdayOf(weekday)} de ${hour} a ${hour + 1} h`;

/** Hours with the most payments first; equal ones in the order of the week. */
export const byBusiest = (hours: readonly HourCount[]): HourCount[] =>
  [...hours].sort((one, other) => other.receivedCount - one.receivedCount);

/** All hours from the first to the last that has payments. */
export function shownHours(hours: readonly HourCount[]): number[] {
  const found = hours.map(({ hour }) => hour);
  const first = Math.min(...found);
  return Array.from({ length: Math.max(...found) - first + 1 }, (_, index) => first + index);
}

/** The weekdays that occur between two days, counted from 1 for Monday. */
export function weekdaysIn(first: string, last: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (let day = first; day <= last && found.size < 7; day = daysAfter(day, 1))
    found.add(getISODay(parseISO(day)));
  return found;
}
