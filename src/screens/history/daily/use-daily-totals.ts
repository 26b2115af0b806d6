import type { Schemas } from '@cobros/sdk';
import type { ShownDays } from '../../../blocks/daily/use-shown-days.ts';
import { type BusinessDay, NO_DAYS } from '../../../blocks/list/day-filters.ts';
import { type Reading, useListPage } from '../../../blocks/list/use-list-page.ts';
import { TRANSACTIONS } from '../../../stores/cache-keys.ts';
import { historyAddress } from '../history-address.ts';
import { filterContent, type HistoryFilters } from '../history-filters.ts';
import { getDailyTotals } from '../history-operations.ts';

/** The days shown, with the other filters of the list. */
export function useDailyTotals(
  filters: HistoryFilters,
  day: BusinessDay,
  range: ShownDays['range'],
): Reading<Schemas['TransactionDailyTotals']> {
  const ofAnyDay: HistoryFilters = { ...filters, ...NO_DAYS };
  const address = historyAddress.format({ filters: ofAnyDay, sort: 'desc', page: 1, pageSize: 10 });
  return useListPage(
    `${TRANSACTIONS}/daily/${range.startDate}/${range.endDate}/${address}`,
    getDailyTotals({ ...filterContent(ofAnyDay, day), ...range }),
    { showsRefresh: true },
  );
}
