import { useId, useState } from 'react';
import { type DayRange, dayRangeProblem, formatDay, parseDay } from '../../domain/date-range.ts';
import type { Problem } from './range.tsx';

export interface TypedFilters<Typed extends DayRange> {
  /** Its days are as people write them. */
  typed: Typed;
  type(change: Partial<Typed>): void;
  dates: Problem;
  /** Applies what was typed. Answers whether it was right. */
  apply(): boolean;
}

/**
 * Filters that are typed, days and perhaps more: validated when they are applied, and from then on with every change.
 * `filters` are the ones of the address; `change` is given the new ones, the days as `2026-11-20` or empty.
 */
export function useTypedDays<Typed extends DayRange>(
  filters: Typed,
  change: (filters: Typed) => void,
): TypedFilters<Typed> {
  const id = useId();
  const applied = {
    of: JSON.stringify(filters),
    typed: { ...filters, from: formatDay(filters.from), to: formatDay(filters.to) },
    tried: false,
  };
  const [draft, setDraft] = useState(applied);
  // Another address means other filters; what was being typed for the ones before is gone.
  const current = draft.of === applied.of ? draft : applied;
  const { typed, tried } = current;
  const problem = dayRangeProblem(typed);
  return {
    typed,
    type: (more) => setDraft({ ...current, typed: { ...typed, ...more } }),
    dates: { id, text: tried ? problem : undefined },
    apply: () => {
      if (problem) setDraft({ ...current, tried: true });
      else change({ ...typed, from: parseDay(typed.from) ?? '', to: parseDay(typed.to) ?? '' });
      return problem === undefined;
    },
  };
}
