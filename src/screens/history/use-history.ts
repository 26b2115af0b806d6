import { type BusinessDay, daysOfFilters } from '../../blocks/list/day-filters.ts';
import { type Reading, useListPage } from '../../blocks/list/use-list-page.ts';
import { TRANSACTIONS } from '../../stores/cache-keys.ts';
import { historyAddress } from './history-address.ts';
import { filterContent, type HistoryView } from './history-filters.ts';
import { type HistoryPage, searchHistory } from './operations/search-history.ts';

export function useHistory(view: HistoryView, day: BusinessDay): Reading<HistoryPage> {
  const { filters, sort, page, pageSize } = view;
  // "Hoy" is another set tomorrow, so the key contains the days.
  const { from, to } = daysOfFilters(filters, day.today);
  const content = {
    ...filterContent(filters, day),
    sort,
    pageProperties: { currentPage: page, pageSize },
  };
  return useListPage(
    `${TRANSACTIONS}/history/${from}/${to}/${historyAddress.format(view)}`,
    searchHistory(content),
    { showsRefresh: true },
  );
}
