import { daysAfter } from '#domain/days-after.ts';

const LONGEST_GAP_DAYS = 180;

/**
 * The days that lie half a year or more away from most others, as a mistaken year does. Days without such a gap between them belong
 * together, however many years they cover.
 */
export function daysApart(days: readonly string[]): ReadonlySet<string> {
  const sorted = [...days].sort();
  const groups: string[][] = [];
  for (const day of sorted) {
    const last = groups.at(-1)?.at(-1);
    if (last && day < daysAfter(last, LONGEST_GAP_DAYS)) groups.at(-1)?.push(day);
    else groups.push([day]);
  }
  const most = Math.max(0, ...groups.map(({ length }) => length));
  return new Set(groups.filter(({ length }) => length * 2 < most).flat());
}
