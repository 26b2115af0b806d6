import { useSignals } from '@preact/signals-react/runtime';
import { useId, useRef } from 'react';
import { AmountInput } from '#blocks/form/amount-input.tsx';
import { currencySymbol } from '#domain/money.ts';
import { config } from '#stores/config.ts';
import { classes } from '#ui/classes.ts';
import { FieldError } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import * as css from './charge-sheet.css.ts';

interface SheetAmountProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** The dialog's number pad is used instead of the device's keyboard. */
  hasPad: boolean;
  onPad: (hasPad: boolean) => void;
}

const EMPTY = '0.00';

/** The large amount. It is typed with the pad, with a connected keyboard, or with the device's keyboard if that was chosen. */
export function SheetAmount({ value, onChange, error, hasPad, onPad }: SheetAmountProps) {
  useSignals();
  const id = useId();
  const line = useRef<HTMLDivElement>(null);
  const switchKeyboard = () => {
    onPad(!hasPad);
    // Phones open their keyboard only for a field that gets the focus.
    line.current?.querySelector('input')?.focus();
  };
  return (
    <div className={classes(css.amount, !hasPad && css.aboveKeyboard)}>
      <div className={css.keyboardSwitch}>
        <IconButton
          icon="keyboard"
          label="Teclado del dispositivo"
          size="lg"
          aria-pressed={!hasPad}
          onClick={switchKeyboard}
        />
      </div>
      <label htmlFor={id} className={css.amountLabel}>
        Monto
      </label>
      <div ref={line} className={css.amountLine}>
        <span aria-hidden="true">{currencySymbol(config.value)}</span>
        <AmountInput
          id={id}
          asTyped
          inputMode={hasPad ? 'none' : 'decimal'}
          className={css.amountInput}
          placeholder={EMPTY}
          style={{ width: `${(value || EMPTY).length}ch` }}
          value={value}
          onChange={onChange}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
        />
      </div>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  );
}
