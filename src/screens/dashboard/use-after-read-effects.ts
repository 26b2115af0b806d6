import { effect } from '@preact/signals-react';
import { useEffect } from 'react';
import { OPEN_BALANCE } from '../../stores/cache-keys.ts';
import { rememberSeenTransactions } from '../../stores/has-seen-transactions.ts';
import { invalidate } from '../../stores/resource.ts';
import type { LiveRead } from './create-live-list.ts';
import { prepareSearch } from './transaction-search.ts';

/**
 * While both lists are read: refreshes Pagos por liquidar when the paid one changes, prepares their search, and remembers that
 * the business has had transactions.
 */
export function useAfterReadEffects(pending: LiveRead, paid: LiveRead, businessId: string): void {
  useEffect(() => whenChanged(paid, () => void invalidate(OPEN_BALANCE)), [paid]);
  useEffect(() => prepareSearchOf(pending), [pending]);
  useEffect(() => prepareSearchOf(paid), [paid]);
  useEffect(
    () =>
      effect(() => {
        const seen = [pending, paid].some(({ data }) => data.value && data.value.rows.length > 0);
        if (seen) rememberSeenTransactions(businessId);
      }),
    [pending, paid, businessId],
  );
}

function prepareSearchOf({ data }: LiveRead): () => void {
  return effect(() => {
    const abort = new AbortController();
    void prepareSearch(data.value?.rows ?? [], abort.signal);
    return () => abort.abort();
  });
}

function whenChanged(source: LiveRead, work: () => void): () => void {
  let before = source.data.peek()?.rows;
  return effect(() => {
    const rows = source.data.value?.rows;
    if (before && rows !== before) work();
    before = rows;
  });
}
