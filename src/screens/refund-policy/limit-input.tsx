import { useSignals } from '@preact/signals-react/runtime';
import { useId, useState } from 'react';
import { AmountInput } from '#blocks/form/amount-input.tsx';
import { currencySymbol, type MoneyFormat } from '#domain/money.ts';
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
  errorOf: (text: string, format: MoneyFormat) => string | undefined;
  placeholder?: string;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** An amount or a number of days, checked when the focus leaves it. */
export function LimitInput(props: LimitInputProps) {
  const { label, unit, value, error, errorOf, placeholder, disabled, onChange } = props;
  useSignals();
  const format = config.value;
  const id = useId();
  const [left, setLeft] = useState(false);
  const shown = error ?? (left ? errorOf(value, format) : undefined);
  const field = {
    'aria-label': label,
    'aria-invalid': shown ? (true as const) : undefined,
    'aria-describedby': shown && id,
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
          <AmountInput {...field} className={css.figure} onChange={onChange} onLeave={() => setLeft(true)} />
        ) : (
          <input
            {...field}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className={classes(box.control, css.figure)}
            onChange={({ target }) => onChange(target.value)}
            onBlur={() => setLeft(true)}
          />
        )}
        {unit === 'days' && value.trim() !== '' && (
          <span className={css.unit} aria-hidden="true">
            {value.trim() === '1' ? 'día' : 'días'}
          </span>
        )}
      </div>
      {shown && <FieldError id={id}>{shown}</FieldError>}
    </div>
  );
}
