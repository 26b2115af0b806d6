import type { Failure, Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { config } from '../../../stores/config.ts';
import { startPolling } from '../../../stores/polling.ts';
import { useResource } from '../../../stores/resource.ts';
import { retrieveTransaction } from '../read-transaction-operations.ts';
import { markSeen, reportRetrieved } from '../watched-requests.ts';

export interface TransactionDetail {
  /** With its timeline once it was retrieved; until then as the list has it. */
  transaction: Transaction | undefined;
  failure: Failure | undefined;
  loading: boolean;
  /** Retrieves the transaction and shows its outcome in any case. */
  ask(): void;
}

/** A transaction, retrieved when opened and polled while it is pending. */
export function useTransactionDetail(id: string, known: Transaction | undefined): TransactionDetail {
  useSignals();
  const entry = useResource(`transactions/detail/${id}`, (signal) => retrieveTransaction(id, signal));
  const transaction = entry.data.value ?? known;
  const pending = transaction?.status === 'pending';
  const shown = useRef(transaction);
  shown.current = transaction;

  // Reports only what this hook retrieved; operations on this page report their own results.
  const retrieve = async (isNews: (before: Transaction | undefined) => boolean) => {
    const before = shown.current;
    const done = await entry.refresh();
    const after = entry.data.peek();
    if (after?.id === id && isNews(before)) reportRetrieved(after);
    return done;
  };
  const latest = useRef(retrieve);
  latest.current = retrieve;

  useEffect(() => markSeen(id), [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each transaction is retrieved when it is opened
  useEffect(() => {
    void latest.current((before) => before === undefined || before.status === 'pending');
  }, [id]);
  useEffect(() => {
    if (!pending) return;
    const wasPending = (before: Transaction | undefined) => before?.status === 'pending';
    return startPolling(
      () => latest.current(wasPending),
      () => config.peek().pollSeconds * 1000,
      { of: ['pending'] },
    );
  }, [pending]);

  return {
    transaction,
    failure: entry.failure.value,
    loading: entry.loading.value,
    ask: () => void retrieve(() => true),
  };
}
