import type { Transaction } from '@cobros/sdk';
import { isUnassigned } from '../../../blocks/transaction/transaction-actions.ts';
import { sizes } from '../../../ui/icon.css.ts';
import * as css from './transaction-row.css.ts';

// Inlined, because a reference to the icons' file is the most expensive part of a row, and a keystroke of the search
// may render fifty rows.
const DRAWINGS = {
  request: 'M21 3L10 14M21 3l-6.5 18-4.5-7-7-4.5L21 3z',
  payment: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5M14 20h2M19.5 20h.5',
};

export function OriginIcon({ transaction }: { transaction: Transaction }) {
  const label = transaction.origin === 'request' ? 'Solicitud enviada' : 'Pago iniciado por el cliente';
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={isUnassigned(transaction) ? css.unassignedOrigin : css.origin}
    >
      <svg className={sizes.md} viewBox="0 0 24 24" aria-hidden="true">
        <path d={DRAWINGS[transaction.origin]} />
      </svg>
    </span>
  );
}
