import { useRef } from 'react';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { stack } from '#styles/layout.css.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import * as box from '#ui/input-box.css.ts';
import { LimitedInput } from '#ui/limited-input.tsx';
import * as css from './refund-reason.css.ts';

const USUAL = ['Devolución', 'Precio equivocado', 'Cobrado dos veces'];
const OTHER = 'Otro';

interface RefundReasonProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  optional: boolean;
}

/** Why something is refunded: a usual reason, or another one, which is typed. Pressing the chosen one again leaves it out. */
export function RefundReason({ value, error, onChange, optional }: RefundReasonProps) {
  const field = useRef<HTMLDivElement>(null);
  const isUsual = USUAL.includes(value);
  const chosen = isUsual ? value : value.trim() && OTHER;
  const choose = (reason: string) => {
    if (reason !== OTHER) return onChange(reason === chosen ? '' : reason);
    if (isUsual) onChange('');
    field.current?.querySelector('input')?.focus();
  };
  return (
    <Field label="Motivo" optional={optional} help="Queda en el seguimiento de la transacción." error={error}>
      {(control) => (
        <div className={stack[2]} ref={field}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line */}
          <div className={css.pills} role="group" aria-label="Los más frecuentes">
            {[...USUAL, OTHER].map((reason) => (
              <button
                key={reason}
                type="button"
                className={css.pill}
                aria-pressed={reason === chosen}
                onClick={() => choose(reason)}
              >
                {reason === chosen && <Icon name="check" size="sm" />}
                {reason}
              </button>
            ))}
          </div>
          <div className={box.box}>
            <LimitedInput
              {...control}
              className={box.control}
              maxLength={LONGEST.reason}
              autoComplete="off"
              value={value}
              onChange={onChange}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
