import { useState } from 'react';
import { isDay } from '#domain/day.ts';
import { type DayRange, momentsOf } from '#domain/day-range.ts';
import { lastDays } from '#domain/preset-period.ts';
import { type BusinessDay, type DayFilters, daysOfFilters, NO_DAYS } from '../list/day-filters.ts';
import type { DayCount } from './daily-chart-panel.tsx';

/** Below the API's maximum of 92 days: a typed range is in UTC and can touch one more day in the business's time zone. */
const MOST_DAYS = 90;

export interface ShownDays {
  /** Start and end of the days shown, as the API takes them. */
  range: { startDate: string; endDate: string };
  /** Undefined while the chart shows the days that the list is filtered by. */
  count: DayCount | undefined;
  /** `en los últimos 30 días`, `en el periodo` */
  text: string;
  onCount: (count: DayCount) => void;
  /** Filters the list by a day; choosing it again restores the previous filter. */
  onChoose: (day: string) => void;
}

/**
 * The days of a chart: those that the list is filtered by, or else the last ones. A day chosen in the chart is shown
 * with the days around it.
 */
export function useShownDays(
  filters: DayFilters,
  { today, timeZone }: BusinessDay,
  change: (days: DayFilters) => void,
): ShownDays {
  const [count, setCount] = useState<DayCount>('30');
  const [around, setAround] = useState(NO_DAYS);
  const daysOf = ({ period, from, to }: DayFilters): DayRange =>
    period || from || to
      ? withinLimits(daysOfFilters({ period, from, to }, today), today)
      : lastDays(Number(count), today);
  const chosen = isDay(filters.period) ? filters.period : undefined;
  const context = daysOf(around);
  const base = chosen && context.from <= chosen && chosen <= context.to ? around : filters;
  const ofList = Boolean(base.period || base.from || base.to);
  const { startDate = '', endDate = '' } = momentsOf(daysOf(base), ofList && !base.period ? 'UTC' : timeZone);
  return {
    range: { startDate, endDate },
    count: ofList ? undefined : count,
    text: ofList ? 'en el periodo' : `en los últimos ${count} días`,
    onCount: (wanted) => {
      setCount(wanted);
      setAround(NO_DAYS);
      if (ofList) change(NO_DAYS);
    },
    onChoose: (day) => {
      if (day === chosen) return change(base === around ? around : NO_DAYS);
      if (!chosen) setAround({ period: filters.period, from: filters.from, to: filters.to });
      if (isDay(day)) change({ ...NO_DAYS, period: day });
    },
  };
}

/** Ends the range today, since future days have no data, and shortens it to the maximum number of days. */
function withinLimits({ from, to }: DayRange, today: string): DayRange {
  const last = to && to < today ? to : from > today ? from : today;
  const first = lastDays(MOST_DAYS, last).from;
  return { from: from > first ? from : first, to: last };
}
