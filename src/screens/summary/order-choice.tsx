import { useSignals } from '@preact/signals-react/runtime';
import { config } from '#stores/config.ts';
import { Select } from '#ui/select.tsx';
import { areDays, spanName } from './period-texts.ts';
import type { PlacesOrder } from './ranked-places.ts';
import { orderChoice } from './summary-content.css.ts';
import type { SummarySpan } from './summary-operations.ts';

interface OrderChoiceProps {
  spans: readonly SummarySpan[];
  order: PlacesOrder;
  onOrder: (order: PlacesOrder) => void;
}

/** Sorts the places where they are rows, which have no headings to press. */
export function OrderChoice({ spans, order, onOrder }: OrderChoiceProps) {
  useSignals();
  const { locale } = config.value;
  const days = areDays(spans);
  const orders: [label: string, order: PlacesOrder][] = [
    ['mayor total', { by: 'total', direction: 'desc' }],
    ['menor total', { by: 'total', direction: 'asc' }],
    ['nombre', { by: 'name', direction: 'asc' }],
    ...spans.flatMap((span): typeof orders =>
      span.isAhead || spans.length === 1
        ? []
        : [[spanName(span, days, locale), { by: span.startDay, direction: 'desc' }]],
    ),
  ];
  const chosen = orders.findIndex(
    ([, { by, direction }]) => by === order.by && direction === order.direction,
  );
  return (
    <div className={orderChoice}>
      <Select
        aria-label="Ordenar por"
        // The headings of the table also turn names and days around.
        value={String(chosen < 0 ? orders.findIndex(([, { by }]) => by === order.by) : chosen)}
        options={orders.map(([label], index) => ({ value: String(index), label: `Orden: ${label}` }))}
        onChange={(index) => {
          const [, next] = orders[Number(index)] ?? [];
          if (next) onOrder(next);
        }}
      />
    </div>
  );
}
