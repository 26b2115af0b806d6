import { effect } from '@preact/signals-react';
import { useEffect } from 'react';
import { OPEN_BALANCE } from '../../stores/cache-keys.ts';
import { areTold } from '../../stores/live/changes.ts';
import { invalidate } from '../../stores/resource.ts';
import type { LiveRead } from './create-live-list.ts';

/** Refreshes Pagos por liquidar when the paid list changes, unless the stream reports the balance itself. */
export function useOpenBalanceRefresh(paid: LiveRead): void {
  useEffect(() => whenChanged(paid, () => areTold(BALANCE) || void invalidate(OPEN_BALANCE)), [paid]);
}

const BALANCE = ['balance'] as const;

function whenChanged(source: LiveRead, work: () => void): () => void {
  let before = source.data.peek()?.rows;
  return effect(() => {
    const rows = source.data.value?.rows;
    if (before && rows !== before) work();
    before = rows;
  });
}
