import type { Schemas } from '@cobros/sdk';
import { type BusinessDay, NO_DAYS } from '../../../blocks/list/day-filters.ts';
import { type Reading, useListPage } from '../../../blocks/list/use-list-page.ts';
import { momentsOf } from '../../../domain/day-range.ts';
import { lastDays } from '../../../domain/preset-period.ts';
import { TRANSACTIONS } from '../../../stores/cache-keys.ts';
import { historyAddress } from '../history-address.ts';
import { filterContent, type HistoryFilters } from '../history-filters.ts';
import { getDailyTotals } from '../operations/get-daily-totals.ts';

/** The last days, with the filters of the list except its days. */
export function useDailyTotals(
  filters: HistoryFilters,
  day: BusinessDay,
  count: number,
): Reading<Schemas['TransactionDailyTotals']> {
  const ofAnyDay: HistoryFilters = { ...filters, ...NO_DAYS };
  const days = lastDays(count, day.today);
  const address = historyAddress.format({ filters: ofAnyDay, sort: 'desc', page: 1, pageSize: 10 });
  const { startDate = '', endDate = '' } = momentsOf(days, day.timeZone);
  return useListPage(
    `${TRANSACTIONS}/daily/${days.from}/${days.to}/${address}`,
    getDailyTotals({ ...filterContent(ofAnyDay, day), startDate, endDate }),
    { showsRefresh: true },
  );
}
