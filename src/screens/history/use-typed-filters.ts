import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Problem } from '../../blocks/list/range.tsx';
import { amountRangeProblem, plainAmount } from '../../domain/amount-range.ts';
import { type DayRange, dayRangeProblem, formatDay, parseDay } from '../../domain/date-range.ts';
import { plainFilter } from '../../domain/plain-line.ts';
import { config } from '../../stores/config.ts';
import { changeFilters } from './history-navigation.ts';
import type { HistoryFilters } from './history-view.ts';

/** What counts only when it is applied: text and ranges. */
export interface Typed {
  search: string;
  friUser: string;
  /** As people write dates. */
  from: string;
  to: string;
  initialAmount: string;
  finalAmount: string;
}

export interface TypedFilters {
  typed: Typed;
  type(change: Partial<Typed>): void;
  dates: Problem;
  amounts: Problem;
  /** Applies what was typed. Answers whether it was right. */
  apply(): boolean;
  onSubmit(event: FormEvent): void;
  formRef: RefObject<HTMLFormElement | null>;
}

/** The typed part of the filters: validated when it is applied, and from then on with every change. */
export function useTypedFilters(filters: HistoryFilters): TypedFilters {
  const { search, friUser, from, to, initialAmount, finalAmount } = filters;
  const id = useId();
  const applied: Typed = {
    search,
    friUser,
    from: formatDay(from),
    to: formatDay(to),
    initialAmount,
    finalAmount,
  };
  const appliedKey = JSON.stringify(applied);
  const [draft, setDraft] = useState({ of: appliedKey, typed: applied, tries: 0 });
  // Another address means other filters; what was being typed for the ones before is gone.
  const current = draft.of === appliedKey ? draft : { of: appliedKey, typed: applied, tries: 0 };
  if (current !== draft) setDraft(current);
  const { typed, tries } = current;
  const dateProblem = dayRangeProblem(typed);
  const amountProblem = amountRangeProblem(
    { initial: typed.initialAmount, final: typed.finalAmount },
    config.value,
  );

  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);

  function apply(): boolean {
    if (dateProblem || amountProblem) {
      setDraft({ ...current, tries: tries + 1 });
      return false;
    }
    changeFilters(changeOf(typed, filters));
    return true;
  }

  return {
    typed,
    type: (change) => setDraft({ ...current, typed: { ...typed, ...change } }),
    dates: { id: `${id}dates`, text: tries > 0 ? dateProblem : undefined },
    amounts: { id: `${id}amounts`, text: tries > 0 ? amountProblem : undefined },
    apply,
    formRef,
    onSubmit: (event) => {
      event.preventDefault();
      apply();
    },
  };
}

/** A period stays until days are typed in its place. */
function changeOf(typed: Typed, days: DayRange): Partial<HistoryFilters> {
  const [from, to] = [parseDay(typed.from) ?? '', parseDay(typed.to) ?? ''];
  const touched = from !== days.from || to !== days.to;
  return {
    search: plainFilter(typed.search),
    friUser: plainFilter(typed.friUser),
    ...(touched && { period: '' as const, from, to }),
    initialAmount: plainAmount(typed.initialAmount, config.value),
    finalAmount: plainAmount(typed.finalAmount, config.value),
  };
}
