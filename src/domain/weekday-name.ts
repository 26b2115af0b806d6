import { createdOnce } from './created-once.ts';

const formatterOf = createdOnce(
  (locale: string, weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }),
);

/** Weekday of a day such as `2026-11-20`: `viernes` or, if short, `vie`, which some browsers write `vie.`. */
export function weekdayName(day: string, locale: string, length: 'long' | 'short'): string {
  return formatterOf(locale, length).format(Date.parse(day)).replace('.', '');
}
