import { useSignals } from '@preact/signals-react/runtime';
import type { KeyboardEvent } from 'react';
import { AmountField } from '#blocks/form/amount-field.tsx';
import { formatCents, type MoneyFormat } from '#domain/money.ts';
import { config } from '#stores/config.ts';
import { Button } from '#ui/button.tsx';

interface RefundAmountProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  errorOf: (text: string, format: MoneyFormat) => string | undefined;
  /** Cents that «Todo» stands for. */
  most: number;
  /** Cents that will remain; undefined while what is typed is no such amount. */
  left: number | undefined;
  /** The user's limit, as a sentence. */
  limit: string;
  onEverything: () => void;
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '0.75rem',
} as const;

/** How much to refund. The key T, which is in no amount, stands for all that can be refunded. */
export function RefundAmount({ most, left, limit, onEverything, ...field }: RefundAmountProps) {
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
        help={
          <span style={LINE}>
            <span role="status">{left === undefined ? '' : `Quedarán ${formatCents(left, format)}`}</span>
            {limit && <span>{limit}</span>}
          </span>
        }
        aside={
          <Button
            variant="soft"
            size="sm"
            aria-label={`Todo: ${formatCents(most, format)}`}
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
