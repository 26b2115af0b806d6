import { dividedBy, hasMoney, type Money, NO_MONEY, sumOf } from './money.ts';

const WEEKS = 4;

/** The money of a place, or of all, in the days that a summary reads. */
export interface MoneyOfDays {
  /** Of the days of the period that have begun. */
  past: readonly Money[];
  before: readonly Money[];
  /** Of the 28 days before the period. */
  weeksBefore: readonly Money[];
  /** Of the weekday of today in each of them, until the same hour. Empty unless the period lasts. */
  cutWeekdays: readonly Money[];
}

/** The weeks before from the first one with money on: a place that is new has no usual week before it. */
export function usualWeeks({ weeksBefore }: MoneyOfDays): number {
  const first = weeksBefore.findIndex(hasMoney);
  return first === -1 ? 0 : WEEKS - Math.floor(first / 7);
}

/** The usual money of a day of the period: the mean of its weekday. @throws if there are no usual weeks */
export const usualOfDay = (money: MoneyOfDays, index: number): Money =>
  dividedBy(sumOfWeekdays(money, index), usualWeeks(money));

/** The usual money of the days of the period that have begun; null if there is nothing to compare with. */
export function usualOf(money: MoneyOfDays): Money | null {
  const weeks = usualWeeks(money);
  return weeks === 0 ? null : dividedBy(sumOfUsual(money), weeks);
}

/** The weeks that the mean is of, together. */
export const sumOfUsual = (money: MoneyOfDays): Money =>
  sumOf(money.past.map((_, index) => sumOfWeekdays(money, index)));

function sumOfWeekdays({ past, weeksBefore, cutWeekdays }: MoneyOfDays, index: number): Money {
  if (index === past.length - 1 && cutWeekdays.length > 0) return sumOf(cutWeekdays);
  return sumOf(Array.from({ length: WEEKS }, (_, week) => weeksBefore[7 * week + (index % 7)] ?? NO_MONEY));
}
