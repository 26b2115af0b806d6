import type { Transaction } from '@cobros/sdk';
import { memo } from 'react';
import { detailHref, followDetail } from '#features/transaction/detail/detail-address.ts';
import { payerName, payerUsername } from '#features/transaction/payer.ts';
import { isUnassigned, transactionDecisions } from '#features/transaction/transaction-actions.ts';
import { classes } from '#ui/classes.ts';
import { sizes } from '#ui/icon.css.ts';
import { NewMark } from '#ui/new-mark.tsx';
import { unmark } from '../alerts/arrivals.ts';
import type { Row } from '../reconcile-rows.ts';
import { RowTimeOrStatus } from './row-time-or-status.tsx';
import * as css from './transaction-row.css.ts';
import { TransactionRowActions } from './transaction-row-actions.tsx';
import type { Viewer } from './viewer.ts';

interface TransactionRowProps {
  row: Row;
  viewer: Viewer;
  /** A payment has arrived that may be this one, and nobody has said whether it is. */
  asks: boolean;
  /** The row has just arrived. */
  isNew: boolean;
  /** The transaction has left the list; the row only keeps its place. */
  isRemoved: boolean;
}

export const TransactionRow = memo(
  ({ row: { transaction }, viewer, asks, isNew, isRemoved }: TransactionRowProps) => {
    const { businessBranchName, businessUserName, status, formattedAmount } = transaction;
    const name = payerName(transaction);
    const username = payerUsername(transaction);
    const isSent = status === 'pending' && transaction.linkSentDate;
    // First, because the end of the line is cut off on phones.
    const place = [
      isSent && 'Enlace enviado',
      viewer.showsBranch && businessBranchName,
      viewer.showsCashier && (businessUserName ?? 'Sin caja'),
    ]
      .filter(Boolean)
      .join(' · ');
    return (
      <li className={classes(css.rowWithActions, isNew && css.newRow, isRemoved && css.removedRow)}>
        <OriginIcon transaction={transaction} />
        <div className={css.who}>
          <div className={css.nameLine}>
            <a
              className={css.name}
              href={detailHref(transaction.id, '')}
              onClick={(event) => {
                unmark(transaction.id);
                followDetail(event, transaction.id);
              }}
            >
              {name}
            </a>
            {isNew && <NewMark>Nuevo</NewMark>}
          </div>
          <p className={css.place}>
            {asks && <b>Ya llegó un pago{(username || place) && ' · '}</b>}
            {username && <span className={place && css.username}>{place ? `${username} · ` : username}</span>}
            {place}
          </p>
        </div>
        <div className={css.sum}>
          <b className={status === 'refunded' ? css.refundedAmount : css.amount}>{formattedAmount}</b>
          <RowTimeOrStatus transaction={transaction} />
        </div>
        <TransactionRowActions
          transaction={transaction}
          name={name}
          decisions={transactionDecisions(transaction, viewer.person)}
          disabled={!viewer.online || isRemoved}
          pending={viewer.pending}
        />
      </li>
    );
  },
);

// Inlined, because a reference to the icon file is the most expensive part of a row, and one keystroke in the search may
// render fifty rows.
const ORIGINS = {
  request: ['Solicitud enviada', 'M21 3L10 14M21 3l-6.5 18-4.5-7-7-4.5L21 3z'],
  charge: ['Cobro', 'M4 6h16v12H4zM10 12h4'],
  payment: [
    'Pago iniciado por el cliente',
    'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5M14 20h2M19.5 20h.5',
  ],
};

function OriginIcon({ transaction }: { transaction: Transaction }) {
  // An unknown origin is shown as a payment, as the API requires.
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
