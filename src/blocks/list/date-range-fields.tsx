import { CALENDAR, type DayRange, formatDay, parseDay } from '../../domain/date-range.ts';
import { DateBox } from '../../ui/date-box.tsx';
import * as css from './list-filters.css.ts';
import { type Problem, Range } from './range.tsx';

interface DateRangeFieldsProps {
  /** As people write dates. */
  typed: DayRange;
  type: (change: Partial<DayRange>) => void;
  dates: Problem;
}

export const DateRangeFields = ({ typed, type, dates }: DateRangeFieldsProps) => (
  <Range label="Fecha (UTC)" className={css.dates} problem={dates}>
    {(invalid) => {
      const end = (name: 'from' | 'to', label: string) => (
        <DateBox
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
  </Range>
);
