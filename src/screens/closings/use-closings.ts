import { type BusinessDay, daysOfFilters } from '../../blocks/list/day-filters.ts';
import { type Reading, useListPage } from '../../blocks/list/use-list-page.ts';
import { CLOSINGS } from '../../stores/cache-keys.ts';
import { type ClosingsView, searchContent } from './closing-filters.ts';
import { closingsAddress } from './closings-address.ts';
import { type ClosingsPage, listClosings } from './operations/list-closings.ts';

export function useClosings(view: ClosingsView, day: BusinessDay): Reading<ClosingsPage> {
  // "Hoy" is another set tomorrow, so the key contains the days.
  const { from, to } = daysOfFilters(view.filters, day.today);
  return useListPage(
    `${CLOSINGS}/list/${from}/${to}/${closingsAddress.format(view)}`,
    listClosings(searchContent(view, day)),
  );
}
