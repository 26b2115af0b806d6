import { dividedBy, hasMoney, type Money, NO_MONEY, sumOf } from './money.ts';

const WEEKS = 4;

/** The money of a place, or of all places, on the days that a summary reads. */
export interface MoneyOfDays {
  /** The days of the period that have begun. */
  past: readonly Money[];
  before: readonly Money[];
  /** The 28 days before the period. */
  weeksBefore: readonly Money[];
  /** Today's weekday in each of the weeks before, up to the current time of day. Empty unless the period includes today. */
  cutWeekdays: readonly Money[];
}

/** Number of weeks before, counted from the first one with money: a new place has no usual week before that. */
export function usualWeeks({ weeksBefore }: MoneyOfDays): number {
  const first = weeksBefore.findIndex(hasMoney);
  return first === -1 ? 0 : WEEKS - Math.floor(first / 7);
}

/** The usual money for a day of the period: the mean of its weekday. @throws if there are no usual weeks */
export const usualOfDay = (money: MoneyOfDays, index: number): Money =>
  dividedBy(sumOfWeekdays(money, index), usualWeeks(money));

/** The usual money for the days of the period that have begun; null if there is nothing to compare with. */
export function usualOf(money: MoneyOfDays): Money | null {
  const weeks = usualWeeks(money);
  return weeks === 0 ? null : dividedBy(sumOfUsual(money), weeks);
}

/** The total of the weeks from which the mean is computed. */
export const sumOfUsual = (money: MoneyOfDays): Money =>
  sumOf(money.past.map((_, index) => sumOfWeekdays(money, index)));

function sumOfWeekdays({ past, weeksBefore, cutWeekdays }: MoneyOfDays, index: number): Money {
  if (index === past.length - 1 && cutWeekdays.length > 0) return sumOf(cutWeekdays);
  return sumOf(Array.from({ length: WEEKS }, (_, week) => weeksBefore[7 * week + (index % 7)] ?? NO_MONEY));
}
