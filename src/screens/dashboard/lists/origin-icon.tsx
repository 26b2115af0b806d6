import type { Transaction } from '@cobros/sdk';
import { isUnassigned } from '../../../features/transaction/transaction-actions.ts';
import { sizes } from '../../../ui/icon.css.ts';
import * as css from './transaction-row.css.ts';

// Inlined, because a reference to the icons' file is the most expensive part of a row, and a keystroke of the search
// may render fifty rows.
const ORIGINS = {
  request: ['Solicitud enviada', 'M21 3L10 14M21 3l-6.5 18-4.5-7-7-4.5L21 3z'],
  charge: ['Cobro', 'M4 6h16v12H4zM10 12h4'],
  payment: [
    'Pago iniciado por el cliente',
    'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5M14 20h2M19.5 20h.5',
  ],
};

export function OriginIcon({ transaction }: { transaction: Transaction }) {
  // An unknown origin is shown as a payment, as the API asks.
  const [label, drawing] = ORIGINS[transaction.origin] ?? ORIGINS.payment;
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={isUnassigned(transaction) ? css.unassignedOrigin : css.origin}
    >
      <svg className={sizes.md} viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </span>
  );
}
