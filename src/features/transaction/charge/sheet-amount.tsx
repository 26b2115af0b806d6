import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { AmountInput } from '../../../blocks/form/amount-input.tsx';
import { currencySymbol } from '../../../domain/money.ts';
import { config } from '../../../stores/config.ts';
import { FieldError } from '../../../ui/field.tsx';
import * as css from './charge-sheet.css.ts';

interface SheetAmountProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

const EMPTY = '0.00';

/** The large amount that the pad types; a connected keyboard works too. */
export function SheetAmount({ value, onChange, error }: SheetAmountProps) {
  useSignals();
  const id = useId();
  return (
    <div className={css.amount}>
      <label htmlFor={id} className={css.amountLabel}>
        Monto
      </label>
      <div className={css.amountLine}>
        <span aria-hidden="true">{currencySymbol(config.value)}</span>
        <AmountInput
          id={id}
          hasPad
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
