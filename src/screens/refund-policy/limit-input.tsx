import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { AmountInput } from '#blocks/form/amount-input.tsx';
import { currencySymbol } from '#domain/money.ts';
import { config } from '#stores/config.ts';
import { classes } from '#ui/classes.ts';
import { FieldError } from '#ui/field.tsx';
import * as box from '#ui/input-box.css.ts';
import * as css from './refund-policy.css.ts';

interface LimitInputProps {
  label: string;
  unit: 'money' | 'days';
  value: string;
  error: string | undefined;
  placeholder?: string;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** An amount or a number of days. Checked by saving alone: a message when the focus leaves would move what is being pressed below. */
export function LimitInput(props: LimitInputProps) {
  const { label, unit, value, error, placeholder, disabled, onChange } = props;
  useSignals();
  const format = config.value;
  const id = useId();
  const field = {
    'aria-label': label,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error && id,
    placeholder,
    disabled,
    value,
  };
  return (
    <div className={css.limit}>
      <div className={classes(box.box, box.small)}>
        {unit === 'money' && (
          <span className={css.unit} aria-hidden="true">
            {currencySymbol(format)}
          </span>
        )}
        {unit === 'money' ? (
          <AmountInput {...field} className={css.figure} onChange={onChange} />
        ) : (
          <input
            {...field}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className={classes(box.control, css.figure)}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
        {unit === 'days' && value.trim() !== '' && (
          <span className={css.unit} aria-hidden="true">
            {value.trim() === '1' ? 'día' : 'días'}
          </span>
        )}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
