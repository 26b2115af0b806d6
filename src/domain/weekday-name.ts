const formatters = new Map<string, Intl.DateTimeFormat>();

/** Weekday of a day such as `2026-11-20`: `viernes` or, if short, `vie`, which some browsers write `vie.`. */
export function weekdayName(day: string, locale: string, length: 'long' | 'short'): string {
  const key = `${locale} ${length}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(Date.parse(day)).replace('.', '');
}
