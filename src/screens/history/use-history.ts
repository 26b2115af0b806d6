import type { Failure, Schemas } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { api } from '../../api/api.ts';
import { type Load, useResource } from '../../stores/resource.ts';
import { formatHistoryAddress } from './history-address.ts';
import { type BusinessDay, daysOfFilters, filterContent, type HistoryView } from './history-view.ts';

export type HistoryPage = Schemas['SearchTransactionHistoryAnswer'];

export interface History {
  /** The page that was asked for or, as long as that is on its way, the one before. */
  page: HistoryPage | undefined;
  /** Another page is on its way. */
  stale: boolean;
  /** Why there is no page to show. */
  failure: Failure | undefined;
  retry(): void;
}

/** One page of the history. What was left behind is aborted, so that a late answer never takes the place of a newer. */
export function useHistory(view: HistoryView, day: BusinessDay): History {
  useSignals();
  const entry = useResource(keyOf(view, day), loadHistory(view, day));
  const before = useRef<HistoryPage>(undefined);
  const data = entry.data.value;
  if (data) before.current = data;
  const loading = entry.loading.value;
  return {
    page: data ?? before.current,
    stale: loading || data === undefined,
    failure: loading ? undefined : entry.failure.value,
    retry: () => void entry.refresh(),
  };
}

/** "Hoy" is another set tomorrow. */
function keyOf(view: HistoryView, { today }: BusinessDay): string {
  const { from, to } = daysOfFilters(view.filters, today);
  return `transactions/history/${from}/${to}/${formatHistoryAddress(view)}`;
}

function loadHistory({ filters, sort, page, pageSize }: HistoryView, day: BusinessDay): Load<HistoryPage> {
  const content = {
    ...filterContent(filters, day),
    sort,
    pageProperties: { currentPage: page, pageSize },
  };
  return (signal) => api.transactions.history(content, { signal });
}
