import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { paymentsKnownAt } from '#stores/live/changes.ts';
import { useResource } from '#stores/resource.ts';
import { parseTransactionStatus } from '#words/transaction-status.ts';
import type { StepOf } from '../transaction-modal.ts';
import { entryOf, markSeen, reportOutcome, unwatchDetail, watchDetail } from '../watched-requests.ts';
import { type Known, WaitingForPayment } from './waiting-for-payment.tsx';
import { WaitingOutcome } from './waiting-outcome.tsx';

/**
 * Waits for the outcome of a request or charge and then shows it, until the user leaves. The outcome is watched even
 * when this dialog is closed.
 */
export function WaitingDialog({ transaction }: StepOf<'waiting'>) {
  const known = useKnown(transaction);
  const status = parseTransactionStatus(known.transaction.status);
  return status === 'pending' || status === 'unknown' ? (
    <WaitingForPayment {...known} />
  ) : (
    <WaitingOutcome transaction={known.transaction} />
  );
}

function useKnown(opened: Transaction): Known {
  useSignals();
  const { id } = opened;
  const [openedAt] = useState(Date.now);
  const { data, failure, loading, readAt, refresh } = useResource(...entryOf(id));
  useEffect(() => {
    markSeen(id);
    if (opened.status !== 'pending') return undefined;
    watchDetail(id);
    return () => unwatchDetail(id);
  }, [id, opened.status]);
  const transaction = data.value ?? opened;
  const isPending = transaction.status === 'pending';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it has ended
  useEffect(() => {
    if (!isPending) void reportOutcome(transaction);
  }, [isPending]);
  return {
    transaction,
    unknownSince: failure.value && Math.max(readAt.value ?? openedAt, paymentsKnownAt.value),
    reading: loading.value,
    retry: () => void refresh(),
  };
}
