import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { useResource } from '#stores/resource.ts';
import { classes } from '#ui/classes.ts';
import { readOutcome } from '../watched-requests.ts';
import { getPaymentCode } from './charge-operations.ts';
import * as css from './waiting-dialog.css.ts';

const NO_LONGER_PENDING = 409;

interface PaymentCodeProps {
  transaction: Transaction;
  /** The server is not reached, as the dialog says. */
  isLost: boolean;
  className: string;
}

/** The code that pays only this charge or request. */
export function PaymentCode({ transaction, isLost, className }: PaymentCodeProps) {
  useSignals();
  const { id } = transaction;
  const { data, failure, refresh } = useResource(`payment-code/${id}`, getPaymentCode(id));
  const isUnread = failure.value !== undefined && failure.value.kind !== 'answered';
  // Not only when the read is repeated by itself.
  useEffect(() => {
    if (isUnread && !isLost) void refresh();
  }, [isUnread, isLost, refresh]);
  const isDecided = failure.value?.status === NO_LONGER_PENDING;
  // The outcome is reported at once, instead of a failure while the dialog still waits.
  useEffect(() => {
    if (isDecided) void readOutcome(id);
  }, [id, isDecided]);
  // A code that was read before stays the same.
  if (data.value)
    return (
      <img
        className={className}
        src={data.value}
        alt={`Código QR para pagar ${transaction.formattedAmount}`}
      />
    );
  if (isUnread && isLost)
    return <p className={classes(className, css.noCode)}>El código aparecerá cuando vuelva la conexión</p>;
  return failure.value && !isDecided ? (
    <FailureAlert failure={failure.value} />
  ) : (
    <div className={className} />
  );
}
