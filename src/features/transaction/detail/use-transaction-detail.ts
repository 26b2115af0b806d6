import type { Failure, Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { onChange } from '#stores/live/changes.ts';
import { useResource } from '#stores/resource.ts';
import { entryOf, markSeen, readOutcome, unwatchDetail, watchDetail } from '../watched-requests.ts';

export interface TransactionDetail {
  /** Has its timeline once it is retrieved; until then it is the list's row. */
  transaction: Transaction | undefined;
  failure: Failure | undefined;
  loading: boolean;
  /** Retrieves the transaction, and shows a message with its outcome even if that was shown before. */
  ask(): void;
}

/**
 * A transaction. It is retrieved when opened and when the list's row has another status or another part refunded, and watched
 * while pending.
 */
export function useTransactionDetail(id: string, known: Transaction | undefined): TransactionDetail {
  useSignals();
  const entry = useResource(...entryOf(id));
  const transaction = entry.data.value ?? known;
  const pending = transaction?.status === 'pending';

  useEffect(() => {
    if (pending) watchDetail(id);
  }, [id, pending]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each transaction is retrieved when it is opened
  useEffect(() => {
    markSeen(id);
    void readOutcome(id, !transaction);
    return () => unwatchDetail(id);
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per change of the list, which may be older than the detail
  useEffect(() => {
    const read = entry.data.peek();
    const isOther = (one: Transaction) =>
      one.status !== known?.status || one.refundedAmount !== known.refundedAmount;
    if (known && read && isOther(read)) void entry.refresh();
  }, [known?.status, known?.refundedAmount]);

  useEffect(() => {
    return onChange((lists) => {
      if (lists.includes('refund-requests')) void entry.refresh();
    });
  }, [entry]);

  return {
    transaction,
    failure: entry.failure.value,
    loading: entry.loading.value,
    ask: () => void readOutcome(id, true),
  };
}
