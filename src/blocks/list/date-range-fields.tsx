import { CALENDAR, type DayRange, formatDay, parseDay } from '../../domain/date-range.ts';
import { DateInput } from '../../ui/date-input.tsx';
import * as css from './list-filters.css.ts';
import { RangeField, type RangeFieldError } from './range-field.tsx';

interface DateRangeFieldsProps {
  /** Written DD/MM/YYYY. */
  typed: DayRange;
  type: (change: Partial<DayRange>) => void;
  dates: RangeFieldError;
}

export const DateRangeFields = ({ typed, type, dates }: DateRangeFieldsProps) => (
  <RangeField label="Fecha (UTC)" className={css.dates} error={dates}>
    {(invalid) => {
      const end = (name: 'from' | 'to', label: string) => (
        <DateInput
          aria-label={label}
          value={typed[name]}
          day={parseDay(typed[name]) ?? ''}
          days={CALENDAR}
          onChange={(written) => type({ [name]: written })}
          onDay={(day) => type({ [name]: formatDay(day) })}
          {...invalid}
        />
      );
      return [end('from', 'Fecha inicial'), end('to', 'Fecha final')];
    }}
  </RangeField>
);
