import { useSignals } from '@preact/signals-react/runtime';
import { useId, useState } from 'react';
import { CALENDAR, formatDay, parseDay } from '#domain/day.ts';
import { type DayRange, dayRangeError } from '#domain/day-range.ts';
import { daysAfter } from '#domain/days-after.ts';
import { today } from '#stores/today.ts';
import { Button } from '#ui/button.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { FieldError } from '#ui/field.tsx';
import * as css from './day-range-form.css.ts';

const MOST_DAYS = 92;

interface DayRangeFormProps {
  /** Both days are empty when no range is chosen. */
  days: DayRange;
  onApply: (days: DayRange) => void;
}

/** Two days that are applied together. The first must not be after today, and the range has at most 92 days. */
export function DayRangeForm({ days, onApply }: DayRangeFormProps) {
  useSignals();
  const id = useId();
  const [typed, setTyped] = useState({ from: formatDay(days.from), to: formatDay(days.to) });
  const [error, setError] = useState(() =>
    days.from || days.to ? rangeProblem(days, today.peek()) : undefined,
  );
  const apply = () => {
    const [from = '', to = ''] = [parseDay(typed.from), parseDay(typed.to)];
    const problem = dayRangeError(typed) ?? rangeProblem({ from, to }, today.peek());
    setError(problem);
    if (!problem) onApply({ from, to });
  };
  const end = (name: 'from' | 'to', label: string) => (
    <DateInput
      aria-label={label}
      value={typed[name]}
      day={parseDay(typed[name]) ?? ''}
      days={CALENDAR}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      onChange={(written) => setTyped({ ...typed, [name]: written })}
      onDay={(day) => setTyped({ ...typed, [name]: formatDay(day) })}
    />
  );
  return (
    <form
      className={css.range}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <div className={css.days}>
        {end('from', 'Primer día')}
        <span>a</span>
        {end('to', 'Último día')}
      </div>
      <Button type="submit" variant="outline" size="sm">
        Aplicar
      </Button>
      {error && <FieldError id={id}>{error}</FieldError>}
    </form>
  );
}

/** Why these days, from the form or an address, are not read; undefined if they are. */
export function rangeProblem({ from, to }: DayRange, day: string): string | undefined {
  if (!from || !to) return 'Escribe el primer y el último día';
  if (from > day) return 'El primer día debe ser hoy o antes';
  return to >= daysAfter(from, MOST_DAYS) ? `Elige ${MOST_DAYS} días como máximo` : undefined;
}
