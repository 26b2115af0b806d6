import type { Transaction } from '@cobros/sdk';
import { computed } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { formatTimeLeft, SOON_SECONDS, secondsUntil, wholeMinutes } from '#domain/time-left.ts';
import { createdMoment, receivedMoment } from '#features/transaction/received-moment.ts';
import { refundedPartText } from '#features/transaction/refunded-part.ts';
import { isAskedFor, isUnassigned } from '#features/transaction/transaction-actions.ts';
import { serverNow } from '#stores/clock.ts';
import { BLOCKED_PLACE_LABEL } from '#words/blocked-place.ts';
import { TRANSACTION_STATUS_LABEL, type TransactionStatus } from '#words/transaction-status.ts';
import * as css from './transaction-row.css.ts';

export const wasNotPaid = ({ status }: Transaction) => status === 'rejected' || status === 'expired';

/**
 * Shown below the amount: the remaining time of a request or, of a charge that cannot be paid, what is blocked; that a payment
 * waits for a cashier; or when it was paid. «Reembolsado» follows that moment, because the refund was made at another.
 */
export function RowTimeOrStatus({ transaction }: { transaction: Transaction }) {
  const { status, expirationDate, blockedBy } = transaction;
  if (isUnassigned(transaction)) return <span className={css.attention}>Por asignar</span>;
  if (blockedBy) return <span className={css.attention}>{BLOCKED_PLACE_LABEL[blockedBy]}</span>;
  if (status === 'pending' && expirationDate) return <TimeLeftCell until={Date.parse(expirationDate)} />;
  const part = refundedPartText(transaction);
  const refunded = part || status === 'refunded';
  if (!refunded && !wasNotPaid(transaction)) return <span className={css.moment}>{paidAt(transaction)}</span>;
  return (
    <span className={css.moment}>
      <span className={css.refundedTime}>{paidAt(transaction)} · </span>
      <span className={refunded ? css.refunded : css.soon}>
        {part || TRANSACTION_STATUS_LABEL[status as TransactionStatus]}
      </span>
    </span>
  );
}

/**
 * The time of payment, as in the dialog Últimos cinco pagos. Paid requests and charges are listed by when they were
 * created, so «Pagado» says that this is the time of payment. The date is shown only if it is not today's.
 */
function paidAt(transaction: Transaction): string {
  const { formattedResolutionDate, formattedResolutionTime, refunds } = transaction;
  if (wasNotPaid(transaction)) return formattedResolutionTime ?? '';
  const [, date, time] = receivedMoment(transaction) ?? createdMoment(transaction);
  if ((refunds?.at(-1)?.formattedCreationDate ?? formattedResolutionDate ?? date) !== date)
    return `${date} ${time}`;
  return formattedResolutionDate && isAskedFor(transaction) ? `Pagado ${time}` : time;
}

/** The only part of a row that changes with time. Screen readers do not announce it. */
function TimeLeftCell({ until }: { until: number }) {
  useSignals();
  const left = useMemo(() => computed(() => wholeMinutes(secondsUntil(until, serverNow.value))), [until]);
  const seconds = left.value;
  return (
    <span role="timer" aria-live="off" className={seconds < SOON_SECONDS ? css.soon : css.moment}>
      Quedan {formatTimeLeft(seconds)}
    </span>
  );
}
