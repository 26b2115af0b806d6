import { TZDate } from '@date-fns/tz';

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
