import type { Schemas } from '@cobros/sdk';
import { api } from '../../api/api.ts';
import { type Reading, usePage } from '../../blocks/list/use-page.ts';
import { historyAddress } from './history-address.ts';
import { type BusinessDay, daysOfFilters, filterContent, type HistoryView } from './history-filters.ts';

export type HistoryPage = Schemas['SearchTransactionHistoryAnswer'];

export function useHistory(view: HistoryView, day: BusinessDay): Reading<HistoryPage> {
  const { filters, sort, page, pageSize } = view;
  // "Hoy" is another set tomorrow, so the days stand in the key.
  const { from, to } = daysOfFilters(filters, day.today);
  const content = {
    ...filterContent(filters, day),
    sort,
    pageProperties: { currentPage: page, pageSize },
  };
  return usePage(
    `transactions/history/${from}/${to}/${historyAddress.format(view)}`,
    (signal) => api.transactions.history(content, { signal }),
    { showsRefresh: true },
  );
}
