import { dayIn } from './time-zone.ts';

const QUARTER_HOUR = 15 * 60_000;

/** No time zone differs more from UTC. */
const FARTHEST = 16 * 60 * 60_000;

/** Start of a day: the first quarter of an hour that has this date, which is not always midnight. */
export function startOfDayIn(timeZone: string, day: string): number {
  let before = Date.parse(day) - FARTHEST;
  let start = Date.parse(day) + FARTHEST;
  while (start - before > QUARTER_HOUR) {
    const middle = before + Math.floor((start - before) / QUARTER_HOUR / 2) * QUARTER_HOUR;
    if (dayIn(timeZone, middle) < day) before = middle;
    else start = middle;
  }
  return start;
}
