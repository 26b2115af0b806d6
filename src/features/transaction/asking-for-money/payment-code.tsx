import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { useResource } from '#stores/resource.ts';
import { readOutcome } from '../watched-requests.ts';
import { getPaymentCode } from './charge-operations.ts';

const NO_LONGER_PENDING = 409;

/** The code that pays only this charge or request. */
export function PaymentCode({ transaction, className }: { transaction: Transaction; className: string }) {
  useSignals();
  const { id } = transaction;
  const { data, failure } = useResource(`payment-code/${id}`, getPaymentCode(id));
  const isDecided = failure.value?.status === NO_LONGER_PENDING;
  // The outcome is reported at once, instead of a failure while the dialog still waits.
  useEffect(() => {
    if (isDecided) void readOutcome(id);
  }, [id, isDecided]);
  if (failure.value && !isDecided) return <FailureAlert failure={failure.value} />;
  if (!data.value) return <div className={className} />;
  return (
    <img className={className} src={data.value} alt={`Código QR para pagar ${transaction.formattedAmount}`} />
  );
}
