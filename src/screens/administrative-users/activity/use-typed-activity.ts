import { useId, useState } from 'react';
import type { Problem } from '../../../blocks/range.tsx';
import { dayRangeProblem, formatDay, parseDay } from '../../../domain/date-range.ts';
import { changeFilters } from './activity-store.ts';
import { type ActivityFilters, plainText } from './activity-view.ts';

/** What counts only when it is applied: the person, and the dates as people write them. */
export interface Typed {
  actor: string;
  from: string;
  to: string;
}

export interface TypedActivity {
  typed: Typed;
  type(change: Partial<Typed>): void;
  dates: Problem;
  /** Applies what was typed. Answers whether it was right. */
  apply(): boolean;
}

/** The typed part of the filters: validated when it is applied, and from then on with every change. */
export function useTypedActivity({ actor, from, to }: ActivityFilters): TypedActivity {
  const id = useId();
  const applied = {
    of: JSON.stringify([actor, from, to]),
    typed: { actor, from: formatDay(from), to: formatDay(to) },
    tried: false,
  };
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
      else {
        const days = { from: parseDay(typed.from) ?? '', to: parseDay(typed.to) ?? '' };
        changeFilters({ actor: plainText(typed.actor), ...days });
      }
      return problem === undefined;
    },
  };
}
