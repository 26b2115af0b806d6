import { TZDate } from '@date-fns/tz';
import { getDate, getDay, getDaysInMonth, startOfDay, subDays } from 'date-fns';
import { after } from '#terms/time/clock.ts';
import type { Random } from './random.ts';

const TIME_ZONE = 'America/Guatemala';

/** Midnight in the business's time zone, `daysAgo` days before the day of `now`. */
export function dayStart(now: Date, daysAgo: number): Date {
  return new Date(startOfDay(subDays(new TZDate(now, TIME_ZONE), daysAgo)).getTime());
}

// Relative sales from Sunday to Saturday.
const WEEKDAY_WEIGHT = [0.7, 0.9, 0.85, 0.95, 1, 1.3, 1.5];
const PAYDAY_WEIGHT = 1.6;

/** Relative number of transactions on a day: weekends and paydays (`quincena`) sell more. */
export function dayWeight(day: Date): number {
  const local = new TZDate(day, TIME_ZONE);
  const date = getDate(local);
  const payday = date === 15 || date === 16 || date === 1 || date === getDaysInMonth(local);
  return (WEEKDAY_WEIGHT[getDay(local)] ?? 1) * (payday ? PAYDAY_WEIGHT : 1);
}

const HOUR_WEIGHTS: readonly (readonly [hour: number, weight: number])[] = [
  [8, 3],
  [9, 5],
  [10, 7],
  [11, 8],
  [12, 11],
  [13, 10],
  [14, 6],
  [15, 7],
  [16, 8],
  [17, 11],
  [18, 12],
  [19, 8],
  [20, 3],
];

/** A random moment of a day, within trading hours. */
export function momentOf(day: Date, random: Random): Date {
  const hour = random.weighted(HOUR_WEIGHTS);
  return after(day, hour * 3600 + random.integer(0, 3599));
}
