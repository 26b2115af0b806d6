import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { amountError } from '#domain/amount-validation.ts';
import { currencySymbol } from '#domain/money.ts';
import { config } from '#stores/config.ts';
import { classes } from '#ui/classes.ts';
import { Field, type FieldProps } from '#ui/field.tsx';
import * as box from '#ui/input-box.css.ts';
import * as css from './amount-field.css.ts';
import { AmountInput, type AmountInputProps } from './amount-input.tsx';

type AmountFieldProps = FieldProps &
  Pick<AmountInputProps, 'value' | 'onChange' | 'disabled'> & {
    /** `lg` if the amount is the dialog's main subject, `sm` if it is one of several settings. */
    size?: keyof typeof css.box;
    /** Rules that differ from those of a requested amount. */
    errorOf?: typeof amountError;
  };

/** The amount field of a form, validated when the focus leaves it and on every change after that. */
export function AmountField(props: AmountFieldProps) {
  const { value, onChange, disabled, size = 'md', error, errorOf = amountError, ...field } = props;
  useSignals();
  const format = config.value;
  const [left, setLeft] = useState(false);
  const typedError = left && value.trim() !== '' ? errorOf(value, format) : undefined;
  return (
    <Field {...field} error={error ?? typedError}>
      {(control) => (
        <div className={classes(box.box, css.box[size])}>
          <span className={css.currency[size]} aria-hidden="true">
            {currencySymbol(format)}
          </span>
          <AmountInput
            {...control}
            className={css.input[size]}
            {...{ value, onChange, disabled }}
            onLeave={() => setLeft(true)}
          />
        </div>
      )}
    </Field>
  );
}
