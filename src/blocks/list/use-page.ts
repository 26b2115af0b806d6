import type { Failure } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { type Load, useResource } from '../../stores/resource.ts';

export interface Reading<Data> {
  /** While another page is on its way, the one before. */
  page: Data | undefined;
  /** Another page is on its way. */
  stale: boolean;
  failure: Failure | undefined;
  refresh(): Promise<void>;
}

interface PageOptions {
  /** A repeated read of the same page counts as another page: it is shown, and so is its failure. */
  showsRefresh?: boolean;
}

/** One page of something, with the one before kept until the next is there. */
export function usePage<Data>(
  key: string,
  load: Load<Data>,
  { showsRefresh = false }: PageOptions = {},
): Reading<Data> {
  useSignals();
  const entry = useResource(key, load);
  const before = useRef<Data>(undefined);
  const data = entry.data.value;
  if (data) before.current = data;
  const loading = entry.loading.value;
  const missing = data === undefined;
  return {
    page: data ?? before.current,
    stale: missing || (showsRefresh && loading),
    failure: (missing || showsRefresh) && !loading ? entry.failure.value : undefined,
    refresh: entry.refresh,
  };
}
