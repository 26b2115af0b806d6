import { useSignals } from '@preact/signals-react/runtime';
import { AmountInput } from '../../blocks/form/amount-input.tsx';
import * as css from '../../blocks/list/list-filters.css.ts';
import { RangeField } from '../../blocks/list/range-field.tsx';
import type { FilterForm } from '../../blocks/list/use-filter-form.ts';
import { currencySymbol } from '../../domain/money.ts';
import { config } from '../../stores/config.ts';
import { classes } from '../../ui/classes.ts';
import * as box from '../../ui/input-box.css.ts';

type AmountEnds = { initialAmount: string; finalAmount: string };
type AmountRangeFieldsProps = Pick<FilterForm<AmountEnds>, 'typed' | 'type' | 'amounts'>;

export function AmountRangeFields({ typed, type, amounts }: AmountRangeFieldsProps) {
  useSignals();
  const symbol = currencySymbol(config.value);
  return (
    <RangeField label="Monto" className={css.amounts} error={amounts}>
      {(invalid) => {
        const end = (name: keyof AmountEnds, label: string, placeholder: string) => (
          <div className={classes(box.box, box.small)}>
            <span>{symbol}</span>
            <AmountInput
              className={css.number}
              aria-label={label}
              placeholder={placeholder}
              value={typed[name]}
              onChange={(value) => type({ [name]: value })}
              {...invalid}
            />
          </div>
        );
        return [
          end('initialAmount', 'Monto inicial', '0.00'),
          end('finalAmount', 'Monto final', 'Sin límite'),
        ];
      }}
    </RangeField>
  );
}
