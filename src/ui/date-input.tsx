import { type ComponentProps, useRef } from 'react';
import { classes } from './classes.ts';
import * as css from './date-input.css.ts';
import { IconButton } from './icon-button.tsx';
import * as box from './input-box.css.ts';

type DateInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'aria-label'> & {
  'aria-label': string;
  /** The typed text, as DD/MM/YYYY. */
  value: string;
  /** The same day as `yyyy-MM-dd`, for the calendar; empty if the text is not a date. */
  day: string;
  /** First and last day that can be chosen. */
  days: { from: string; to: string };
  onChange: (written: string) => void;
  /** Called with the day chosen in the calendar, as `yyyy-MM-dd`. */
  onDay: (day: string) => void;
};

/**
 * Dates are typed as DD/MM/YYYY, as in the whole portal, whereas a native date field follows the browser's language.
 * The calendar is the browser's own.
 */
export function DateInput({ value, day, days, onChange, onDay, ...input }: DateInputProps) {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <div className={classes(box.box, box.small, css.frame)}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="DD/MM/AAAA"
        maxLength={10}
        {...input}
        className={box.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        ref={calendar}
        type="date"
        className={css.calendar}
        tabIndex={-1}
        aria-hidden="true"
        value={day}
        min={days.from}
        max={days.to}
        onChange={(event) => onDay(event.target.value)}
      />
      <IconButton
        icon="calendar"
        label={`Elegir ${input['aria-label'].toLowerCase()}`}
        onClick={() => calendar.current?.showPicker()}
      />
    </div>
  );
}
