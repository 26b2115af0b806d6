import { memo } from 'react';
import { detailHref, followDetail } from '../../../features/transaction/detail/detail-address.ts';
import { payerName, payerUsername } from '../../../features/transaction/payer.ts';
import { transactionDecisions } from '../../../features/transaction/transaction-actions.ts';
import { classes } from '../../../ui/classes.ts';
import { NewMark } from '../../../ui/new-mark.tsx';
import { unmark } from '../alerts/marked-arrivals.ts';
import type { Row } from '../reconcile-rows.ts';
import { OriginIcon } from './origin-icon.tsx';
import { RowTimeOrStatus } from './row-time-or-status.tsx';
import * as css from './transaction-row.css.ts';
import { TransactionRowActions } from './transaction-row-actions.tsx';
import type { Viewer } from './viewer.ts';

interface TransactionRowProps {
  row: Row;
  viewer: Viewer;
  /** Just arrived. */
  isNew: boolean;
  /** No longer in the list; it only keeps its place. */
  isRemoved: boolean;
}

export const TransactionRow = memo(
  ({ row: { transaction }, viewer, isNew, isRemoved }: TransactionRowProps) => {
    const { businessBranchName, businessUserName, status, formattedAmount } = transaction;
    const name = payerName(transaction);
    const username = payerUsername(transaction);
    const place = [viewer.showsBranch && businessBranchName, businessUserName ?? 'Sin caja'];
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
            {username && <span className={css.username}>{username} · </span>}
            {place.filter(Boolean).join(' · ')}
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
        />
      </li>
    );
  },
);
