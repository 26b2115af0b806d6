import type { Failure } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { type Load, useResource } from '../../stores/resource.ts';

export interface Reading<Data> {
  /** What was asked for or, as long as that is on its way, what was before. */
  page: Data | undefined;
  /** Another page is on its way. */
  stale: boolean;
  /** Why there is nothing to show. */
  failure: Failure | undefined;
  refresh(): Promise<void>;
}

/** One page of something, with the one before kept until the next is there. */
export function usePage<Data>(key: string, load: Load<Data>): Reading<Data> {
  useSignals();
  const entry = useResource(key, load);
  const before = useRef<Data>(undefined);
  const data = entry.data.value;
  if (data) before.current = data;
  const missing = data === undefined;
  return {
    page: data ?? before.current,
    stale: missing,
    failure: missing && !entry.loading.value ? entry.failure.value : undefined,
    refresh: entry.refresh,
  };
}
