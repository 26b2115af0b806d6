import type { Schemas } from '@cobros/sdk';
import type { ShownDays } from '../../../blocks/daily/use-shown-days.ts';
import { type BusinessDay, NO_DAYS } from '../../../blocks/list/day-filters.ts';
import { type Reading, useListPage } from '../../../blocks/list/use-list-page.ts';
import { NO_MOMENTS } from '../../../features/transaction/payments-by-moment.ts';
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
  const ofAnyDay: HistoryFilters = { ...filters, ...NO_DAYS, ...NO_MOMENTS };
  const address = historyAddress.format({ filters: ofAnyDay, sort: 'desc', page: 1, pageSize: 10 });
  const { dateOf, weekday, hour, ...content } = filterContent(ofAnyDay, day);
  return useListPage(
    `${TRANSACTIONS}/daily/${range.startDate}/${range.endDate}/${address}`,
    getDailyTotals({ ...content, ...range }),
    { showsRefresh: true },
  );
}
