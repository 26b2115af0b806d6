import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { amountRangeError } from '#domain/amount-range.ts';
import { formatDay, parseDay } from '#domain/day.ts';
import { type DayRange, dayRangeError } from '#domain/day-range.ts';
import { config } from '#stores/config.ts';
import { useReloadSafeState } from '../use-reload-safe-state.ts';
import type { RangeFieldError } from './range-field.tsx';

/** Filters that the user types: days and, in some lists, text and amounts. */
export interface TypedValues extends DayRange {
  initialAmount?: string;
  finalAmount?: string;
}

export interface FilterForm<Typed> {
  /** Texts of the fields; days as `20/11/2026`. */
  typed: Typed;
  type(change: Partial<Typed>): void;
  dates: RangeFieldError;
  amounts: RangeFieldError;
  /** Applies what is typed, with this change. Returns false, with errors at the fields, when a value is invalid. */
  apply(change?: Partial<Typed>): boolean;
  formRef: RefObject<HTMLFormElement | null>;
}

interface Draft<Typed> {
  version: number;
  /** Values in the address when the fields were filled. */
  applied: Typed;
  typed: Typed;
  tries: number;
}

interface FilterFormOptions<Typed> {
  /** Values in the address; days as `2026-11-20`. */
  applied: Typed;
  /** Called with valid values; days as in `applied`. */
  onApply: (values: Typed) => void;
  /** Version of the list's address; typed values of an earlier version are dropped. */
  version: ReadonlySignal<number>;
}

/**
 * Typed filters take effect when applied; they are validated then and on every later change. A field whose applied
 * value changes elsewhere (chip, Back) shows the new value; the others keep their text.
 */
export function useFilterForm<Typed extends TypedValues>({
  applied,
  onApply,
  version,
}: FilterFormOptions<Typed>): FilterForm<Typed> {
  useSignals();
  const id = useId();
  const fresh: Draft<Typed> = { version: version.value, applied, typed: textsOf(applied), tries: 0 };
  const [draft, setDraft] = useReloadSafeState('filters', fresh, {
    isUntouched,
    restore: ({ applied: before, typed: kept }) => ({
      ...fresh,
      applied: { ...applied, ...before },
      typed: { ...fresh.typed, ...kept },
    }),
  });
  const current = draft.version === fresh.version ? caughtUp(draft, fresh) : fresh;
  if (current !== draft) setDraft(current);
  const { typed, tries } = current;
  const { dates, amounts } = errorsOf(typed);

  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);

  function apply(change?: Partial<Typed>): boolean {
    const next = { ...typed, ...change };
    const valid = !dates && !amounts;
    setDraft({ ...current, typed: next, tries: valid ? 0 : tries + 1 });
    const values: Typed = { ...next, from: parseDay(next.from) ?? '', to: parseDay(next.to) ?? '' };
    // Otherwise Back would lead to the same view.
    const isChanged = (key: keyof Typed) => (values[key] ?? '') !== (applied[key] ?? '');
    if (valid && Object.keys(values).some((key) => isChanged(key as keyof Typed))) onApply(values);
    return valid;
  }

  return {
    typed,
    type: (change) => setDraft({ ...current, typed: { ...typed, ...change } }),
    dates: { id: `${id}dates`, text: tries > 0 ? dates : undefined },
    amounts: { id: `${id}amounts`, text: tries > 0 ? amounts : undefined },
    apply,
    formRef,
  };
}

const errorsOf = ({ initialAmount = '', finalAmount = '', ...days }: TypedValues) => ({
  dates: dayRangeError(days),
  amounts: amountRangeError({ initial: initialAmount, final: finalAmount }, config.value),
});

const textsOf = <Typed extends TypedValues>(applied: Typed): Typed => ({
  ...applied,
  from: formatDay(applied.from),
  to: formatDay(applied.to),
});

function isUntouched<Typed extends TypedValues>({ applied, typed }: Draft<Typed>): boolean {
  const texts = textsOf(applied);
  return Object.keys(texts).every((name) => typed[name as keyof Typed] === texts[name as keyof Typed]);
}

/** Both ends of a range are one filter: when one changes, both are replaced. */
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
