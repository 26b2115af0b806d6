import type { Failure } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { type Load, useResource } from '#stores/resource.ts';

export interface Reading<Data> {
  /** While another page loads, the previous one. */
  page: Data | undefined;
  /** Another page is loading. */
  stale: boolean;
  failure: Failure | undefined;
  refresh(): Promise<unknown>;
}

interface PageOptions {
  /** Treats a refetch of the same page, and its failure, like loading another page. */
  showsRefresh?: boolean;
}

/** One page of a list; the previous one is kept until the next has loaded. */
export function useListPage<Data>(
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
