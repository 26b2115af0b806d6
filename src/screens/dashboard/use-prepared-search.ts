import { effect } from '@preact/signals-react';
import { useEffect } from 'react';
import type { LiveRead } from './create-live-list.ts';
import { prepareSearch } from './row-search-text.ts';

/** Prepares the search of a list whenever its rows change. */
export function usePreparedSearch(list: LiveRead): void {
  useEffect(() => prepareSearchOf(list), [list]);
}

function prepareSearchOf({ data }: LiveRead): () => void {
  return effect(() => {
    const abort = new AbortController();
    void prepareSearch(data.value?.rows ?? [], abort.signal);
    return () => abort.abort();
  });
}
