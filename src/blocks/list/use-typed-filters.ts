import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { amountRangeError } from '../../domain/amount-range.ts';
import { type DayRange, dayRangeError, formatDay, parseDay } from '../../domain/date-range.ts';
import { config } from '../../stores/config.ts';
import type { RangeFieldError } from './range-field.tsx';

/** The filters of a list that are typed: days, and perhaps text and amounts. */
export interface TypedValues extends DayRange {
  initialAmount?: string;
  finalAmount?: string;
}

export interface TypedFilters<Typed> {
  /** The texts of the fields; days are written `20/11/2026`. */
  typed: Typed;
  type(change: Partial<Typed>): void;
  dates: RangeFieldError;
  amounts: RangeFieldError;
  /** Returns false when the typed values are invalid, which is then told at the fields. */
  apply(): boolean;
  onSubmit(event: FormEvent): void;
  formRef: RefObject<HTMLFormElement | null>;
}

interface Draft<Typed> {
  version: number;
  /** The values of the address that the fields began with. */
  applied: Typed;
  typed: Typed;
  tries: number;
}

interface TypedFiltersOptions<Typed> {
  /** From the address; days are written `2026-11-20`. */
  applied: Typed;
  /** Called with valid values, days as in `applied`. */
  onApply: (values: Typed) => void;
  /** Of the list's address: what was typed for an earlier version is dropped. */
  version: ReadonlySignal<number>;
}

/**
 * Fields that filter only when they are applied: validated then, and from then on with every change. A field whose applied
 * value changes in another way (a chip is removed, Back) shows the new value; the others keep what was typed.
 */
export function useTypedFilters<Typed extends TypedValues>({
  applied,
  onApply,
  version,
}: TypedFiltersOptions<Typed>): TypedFilters<Typed> {
  useSignals();
  const id = useId();
  const fresh = { version: version.value, applied, typed: textsOf(applied), tries: 0 };
  const [draft, setDraft] = useState<Draft<Typed>>(fresh);
  const current = draft.version === fresh.version ? caughtUp(draft, fresh) : fresh;
  if (current !== draft) setDraft(current);
  const { typed, tries } = current;
  const { initialAmount = '', finalAmount = '' } = typed;
  const dateError = dayRangeError(typed);
  const amountError = amountRangeError({ initial: initialAmount, final: finalAmount }, config.value);

  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);

  function apply(): boolean {
    const valid = !dateError && !amountError;
    setDraft({ ...current, tries: valid ? 0 : tries + 1 });
    if (valid) onApply({ ...typed, from: parseDay(typed.from) ?? '', to: parseDay(typed.to) ?? '' });
    return valid;
  }

  return {
    typed,
    type: (change) => setDraft({ ...current, typed: { ...typed, ...change } }),
    dates: { id: `${id}dates`, text: tries > 0 ? dateError : undefined },
    amounts: { id: `${id}amounts`, text: tries > 0 ? amountError : undefined },
    apply,
    onSubmit: (event) => {
      event.preventDefault();
      apply();
    },
    formRef,
  };
}

const textsOf = <Typed extends TypedValues>(applied: Typed): Typed => ({
  ...applied,
  from: formatDay(applied.from),
  to: formatDay(applied.to),
});

/** The ends of a range are one filter: a change of one replaces both. */
const RANGES: readonly (readonly string[])[] = [
  ['from', 'to'],
  ['initialAmount', 'finalAmount'],
];

function caughtUp<Typed extends TypedValues>(draft: Draft<Typed>, fresh: Draft<Typed>): Draft<Typed> {
  const changed = (name: string) => draft.applied[name as keyof Typed] !== fresh.applied[name as keyof Typed];
  const names = Object.keys(fresh.applied) as (keyof Typed & string)[];
  if (!names.some(changed)) return draft;
  const typed = { ...draft.typed };
  for (const name of names) {
    const range = RANGES.find((ends) => ends.includes(name)) ?? [name];
    if (range.some(changed)) typed[name] = fresh.typed[name];
  }
  return { ...draft, applied: fresh.applied, typed };
}
