import type { Day } from './days-of-range.ts';

/** A part of a day: the first moment is included, the second is not. */
export interface DaySpan {
  /** Position of the day among the requested ones, starting at 1. */
  day: number;
  from: Date;
  to: Date;
}

const HOUR_MS = 3_600_000;

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
  days.every(({ start }) => start.getTime() % HOUR_MS === 0);

/** Splits days into their whole hours (UTC) and the edges around those. */
export function splitIntoHours(spans: readonly DaySpan[]): { whole: DaySpan[]; edges: DaySpan[] } {
  const parts = spans.map(({ day, from, to }) => {
    const first = new Date(Math.ceil(from.getTime() / HOUR_MS) * HOUR_MS);
    const end = new Date(Math.floor(to.getTime() / HOUR_MS) * HOUR_MS);
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
