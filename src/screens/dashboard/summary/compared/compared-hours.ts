import type { HourTotal } from '../received-by-hour.ts';

/** The hours of today, and the earlier and later ones that had payments on the other day. */
export function comparedHours(hours: readonly HourTotal[], before: (hour: number) => number): HourTotal[] {
  const shown = new Map(hours.map((one) => [one.hour, one]));
  const all = Array.from({ length: 24 }, (_, hour) => hour);
  const used = all.filter((hour) => shown.has(hour) || before(hour) !== 0);
  const [first = 0, last = -1] = [used.at(0), used.at(-1)];
  return all.slice(first, last + 1).map((hour) => shown.get(hour) ?? { hour, count: 0, cents: 0 });
}
