import { useSignals } from '@preact/signals-react/runtime';
import { CALENDAR, formatDay, parseDay } from '#domain/day.ts';
import type { DayRange } from '#domain/day-range.ts';
import { timeIn } from '#domain/time-zone.ts';
import { currentUser } from '#stores/current-user.ts';
import { today } from '#stores/today.ts';
import { DateInput } from '#ui/date-input.tsx';
import { help } from '#ui/field.css.ts';
import { RangeField, type RangeFieldError } from './range-field.tsx';

interface DateRangeFieldsProps {
  /** Days as DD/MM/YYYY. */
  typed: DayRange;
  type: (change: Partial<DayRange>) => void;
  dates: RangeFieldError;
}

export function DateRangeFields({ typed, type, dates }: DateRangeFieldsProps) {
  useSignals();
  return (
    <RangeField label="Fecha (UTC)" error={dates} help={<p className={help}>{explanation()}</p>}>
      {(invalid) => {
        const wrong = [typed.from, typed.to].filter((text) => parseDay(text) === undefined);
        const end = (name: 'from' | 'to', label: string) => (
          <DateInput
            aria-label={label}
            value={typed[name]}
            day={parseDay(typed[name]) ?? ''}
            days={CALENDAR}
            onChange={(written) => type({ [name]: written })}
            onDay={(day) => type({ [name]: formatDay(day) })}
            {...(wrong.length === 0 || wrong.includes(typed[name]) ? invalid : {})}
          />
        );
        return [end('from', 'Fecha inicial'), end('to', 'Fecha final')];
      }}
    </RangeField>
  );
}

function explanation(): string {
  const timeZone = currentUser.value?.business.timeZone;
  const start = timeZone && timeIn(timeZone, Date.parse(today.value)).slice(0, -3);
  return `Los días se cuentan en UTC, la hora universal: cada uno empieza cuando en tu negocio son las ${start}.`;
}
