import { useState } from 'react';
import * as css from './amount-field.css.ts';
import { groupedAmount, plainAmount } from './amount-text.ts';
import { classes } from './classes.ts';
import { Field, type FieldProps } from './field.tsx';
import * as box from './input-box.css.ts';

type AmountFieldProps = FieldProps & {
  /** Without separators: "1234.50". */
  value: string;
  onChange: (value: string) => void;
  /** The sign at the left. */
  currency?: string;
  disabled?: boolean;
};

/** Takes no third decimal; shows thousands when the focus is elsewhere. */
export function AmountField({ value, onChange, currency = 'Q', disabled, ...field }: AmountFieldProps) {
  const [focused, setFocused] = useState(false);
  const change = (text: string) => {
    const plain = plainAmount(text);
    if (plain !== null) onChange(plain);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={classes(box.box, css.box)}>
          <span className={css.currency} aria-hidden="true">
            {currency}
          </span>
          <input
            {...control}
            className={classes(box.control, css.input)}
            inputMode="decimal"
            autoComplete="off"
            disabled={disabled}
            value={focused ? value : groupedAmount(value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onChange={(event) => change(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
