import { useState } from 'react';
import { isDay } from '../../domain/day.ts';
import { type DayRange, momentsOf } from '../../domain/day-range.ts';
import { lastDays } from '../../domain/preset-period.ts';
import { type BusinessDay, type DayFilters, daysOfFilters, NO_DAYS } from '../list/day-filters.ts';
import type { DayCount } from './daily-chart-panel.tsx';

/** A range of typed days is in UTC, and touches one more day of the business. */
const MOST_DAYS = 90;

export interface ShownDays {
  /** The moments of the days, for the API. */
  range: { startDate: string; endDate: string };
  /** Undefined while the days are those the list is filtered by. */
  count: DayCount | undefined;
  /** `en los últimos 30 días`, `en el periodo` */
  text: string;
  onCount: (count: DayCount) => void;
  /** Filters the list by a day; choosing it again restores the previous filter. */
  onChoose: (day: string) => void;
}

/** The days of a chart: those the list is filtered by, else the last ones. A day chosen in it is shown among those around it. */
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

/** Future days have no data, so the chart shows as many days before. */
function withinLimits({ from, to }: DayRange, today: string): DayRange {
  const last = to && to < today ? to : from > today ? from : today;
  const first = lastDays(MOST_DAYS, last).from;
  return { from: from > first ? from : first, to: last };
}
