import { useId, useState } from 'react';
import type { Problem } from '../../../blocks/range.tsx';
import { type DayRange, dayRangeProblem, formatDay, parseDay } from '../../../domain/date-range.ts';
import { changeFilters } from '../closings-store.ts';

export interface TypedDays {
  /** As people write dates. */
  typed: DayRange;
  type(change: Partial<DayRange>): void;
  dates: Problem;
  /** Applies what was typed. Answers whether it was right. */
  apply(): boolean;
}

/** The dates of the filters: validated when they are applied, and from then on with every change. */
export function useTypedDays({ from, to }: DayRange): TypedDays {
  const id = useId();
  const applied = { of: `${from} ${to}`, typed: { from: formatDay(from), to: formatDay(to) }, tried: false };
  const [draft, setDraft] = useState(applied);
  // Another address means other filters; what was being typed for the ones before is gone.
  const current = draft.of === applied.of ? draft : applied;
  const { typed, tried } = current;
  const problem = dayRangeProblem(typed);
  return {
    typed,
    type: (change) => setDraft({ ...current, typed: { ...typed, ...change } }),
    dates: { id, text: tried ? problem : undefined },
    apply: () => {
      if (problem) setDraft({ ...current, tried: true });
      else changeFilters({ from: parseDay(typed.from) ?? '', to: parseDay(typed.to) ?? '' });
      return problem === undefined;
    },
  };
}
