import type { Transaction } from '@cobros/sdk';
import { isUnassigned } from '../../../blocks/transaction/transaction-actions.ts';
import { TRANSACTION_STATUS_LABEL } from '../../../domain/transaction-status.ts';
import { TimeLeftCell } from './time-left-cell.tsx';
import * as css from './transaction-row.css.ts';

/** Below the amount: the time left of a request, that a payment waits for a cashier, or the moment of creation. */
export function RowTimeOrStatus({ transaction }: { transaction: Transaction }) {
  const { status, expirationDate } = transaction;
  if (isUnassigned(transaction)) return <span className={css.unassigned}>Por asignar</span>;
  if (status === 'pending' && expirationDate) return <TimeLeftCell until={Date.parse(expirationDate)} />;
  if (status === 'refunded')
    return (
      <span className={css.moment}>
        <span className={css.refunded}>{TRANSACTION_STATUS_LABEL.refunded}</span>
        <span className={css.refundedTime}> · {madeAt(transaction)}</span>
      </span>
    );
  return <span className={css.moment}>{madeAt(transaction)}</span>;
}

/** The lists show today, so only another day is written with its date. */
function madeAt(transaction: Transaction): string {
  const { formattedCreationDate, formattedCreationTime, formattedResolutionDate } = transaction;
  const sameDay = (formattedResolutionDate ?? formattedCreationDate) === formattedCreationDate;
  return sameDay ? formattedCreationTime : `${formattedCreationDate} ${formattedCreationTime}`;
}
