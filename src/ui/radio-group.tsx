import { type ReactNode, useId } from 'react';
import { stack } from '#styles/layout.css.ts';
import { box } from './checkbox-and-radio.css.ts';
import * as css from './choice-row.css.ts';
import { classes } from './classes.ts';
import { label } from './field.css.ts';
import { FieldError } from './field.tsx';

export type Choice<Value extends string> = {
  value: Value;
  title: string;
  text?: ReactNode;
  /** Another control in the row, such as the hour of an automatic closing. */
  extra?: ReactNode;
  /** Shown below the row while the row is chosen. */
  below?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps<Value extends string> = {
  label: string;
  /** Shows the label, which is otherwise for screen readers only. */
  labeled?: boolean;
  value: Value | null;
  onChange: (value: Value) => void;
  choices: readonly Choice<Value>[];
  disabled?: boolean;
  error?: string | undefined;
};

/** Radio buttons, each in a bordered row. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const name = useId();
  const opens = ({ value, below }: Choice<Value>) => Boolean(below) && value === props.value;
  return (
    <div
      className={stack[2]}
      role="radiogroup"
      aria-label={props.label}
      // Allows a form to focus an invalid group.
      tabIndex={props.error ? -1 : undefined}
      aria-invalid={props.error ? true : undefined}
      aria-describedby={props.error ? `${name}error` : undefined}
    >
      {props.labeled && (
        <span className={label} aria-hidden="true">
          {props.label}
        </span>
      )}
      {props.choices.map((choice) => (
        <div key={choice.value}>
          <div className={classes(css.choice, opens(choice) && css.withForm)}>
            <input
              type="radio"
              id={name + choice.value}
              name={name}
              className={box}
              checked={choice.value === props.value}
              disabled={props.disabled || choice.disabled}
              onChange={() => props.onChange(choice.value)}
            />
            <label htmlFor={name + choice.value} className={css.label}>
              <span className={css.title}>{choice.title}</span>
              {choice.text && <span className={css.text}>{choice.text}</span>}
            </label>
            {choice.extra && <div className={css.extra}>{choice.extra}</div>}
          </div>
          {opens(choice) && <div className={css.form}>{choice.below}</div>}
        </div>
      ))}
      {props.error && <FieldError id={`${name}error`}>{props.error}</FieldError>}
    </div>
  );
}
