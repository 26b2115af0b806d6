import * as css from '../../blocks/list-filters.css.ts';
import { Range } from '../../blocks/range.tsx';
import { classes } from '../../ui/classes.ts';
import * as box from '../../ui/input-box.css.ts';
import type { Typed, TypedFilters } from './use-typed-filters.ts';

export const AmountRangeFields = ({ typed, type, amounts, symbol }: TypedFilters & { symbol: string }) => (
  <Range label="Monto" className={css.amounts} problem={amounts}>
    {(invalid) => {
      const end = (name: keyof Typed, label: string, placeholder: string) => (
        <div className={classes(box.box, box.small)}>
          <span>{symbol}</span>
          <input
            inputMode="decimal"
            className={classes(box.control, css.number)}
            aria-label={label}
            placeholder={placeholder}
            maxLength={20}
            value={typed[name]}
            onChange={(event) => type({ [name]: event.target.value })}
            {...invalid}
          />
        </div>
      );
      return [end('initialAmount', 'Monto inicial', '0.00'), end('finalAmount', 'Monto final', 'Sin límite')];
    }}
  </Range>
);
