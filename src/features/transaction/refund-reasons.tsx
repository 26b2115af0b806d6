import { useId } from 'react';
import { field, label, optional } from '#ui/field.css.ts';
import { Icon } from '#ui/icon.tsx';
import { OTHER, REASONS } from './refund-form.ts';
import * as css from './refund-reasons.css.ts';

interface RefundReasonsProps {
  /** Empty for none. */
  chosen: string;
  onChoose: (reason: string) => void;
}

/** Why something is refunded. Pressing the chosen reason again leaves it out. */
export function RefundReasons({ chosen, onChoose }: RefundReasonsProps) {
  const id = useId();
  return (
    <div className={field}>
      <span className={label} id={id}>
        Motivo<span className={optional}> (opcional)</span>
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like the other fields */}
      <div className={css.pills} role="group" aria-labelledby={id}>
        {[...REASONS, OTHER].map((reason) => (
          <button
            key={reason}
            type="button"
            className={css.pill}
            aria-pressed={reason === chosen}
            onClick={() => onChoose(reason === chosen ? '' : reason)}
          >
            {reason === chosen && <Icon name="check" size="sm" />}
            {reason}
          </button>
        ))}
      </div>
    </div>
  );
}
