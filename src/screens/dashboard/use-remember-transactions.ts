import { effect } from '@preact/signals-react';
import { useEffect } from 'react';
import { rememberTransactions } from '../../stores/has-had-transactions.ts';
import type { LiveRead } from './create-live-list.ts';

/** Remembers that the business has had transactions, once one of its lists has rows. */
export function useRememberTransactions(pending: LiveRead, paid: LiveRead, businessId: string): void {
  useEffect(
    () =>
      effect(() => {
        const seen = [pending, paid].some(({ data }) => data.value && data.value.rows.length > 0);
        if (seen) rememberTransactions(businessId);
      }),
    [pending, paid, businessId],
  );
}
