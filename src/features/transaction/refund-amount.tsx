import { useSignals } from '@preact/signals-react/runtime';
import type { KeyboardEvent } from 'react';
import { AmountField } from '#blocks/form/amount-field.tsx';
import { formatCents } from '#domain/money.ts';
import { config } from '#stores/config.ts';
import { Button } from '#ui/button.tsx';
import { refundError } from './refund-form.ts';

interface RefundAmountProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** Cents that can be refunded. */
  remaining: number;
  /** Cents that will remain; undefined while what is typed is no such amount. */
  left: number | undefined;
  onEverything: () => void;
}

/** How much to refund. The key T, which is in no amount, stands for all that remains. */
export function RefundAmount({ remaining, left, onEverything, ...field }: RefundAmountProps) {
  useSignals();
  const format = config.value;
  const typeEverything = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onEverything();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key belongs to the field within
    <div onKeyDown={typeEverything}>
      <AmountField
        {...field}
        label="Monto a reembolsar"
        size="lg"
        errorOf={(text) => refundError(text, remaining, format)}
        help={<span role="status">{left === undefined ? '' : `Quedarán ${formatCents(left, format)}`}</span>}
        aside={
          <Button
            variant="soft"
            size="sm"
            aria-label={`Todo: ${formatCents(remaining, format)}`}
            title="Todo (T)"
            onClick={onEverything}
          >
            Todo
          </Button>
        }
      />
    </div>
  );
}
