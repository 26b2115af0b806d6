import type { Schemas } from '@cobros/sdk';
import { type BusinessDay, NO_DAYS } from '../../../blocks/list/day-filters.ts';
import { type Reading, useListPage } from '../../../blocks/list/use-list-page.ts';
import { momentsOf } from '../../../domain/day-range.ts';
import { lastDays } from '../../../domain/preset-period.ts';
import { CLOSINGS } from '../../../stores/cache-keys.ts';
import { type ClosingFilters, searchContent } from '../closing-filters.ts';
import { closingsAddress } from '../closings-address.ts';
import { getDailyTotals } from '../operations/get-daily-totals.ts';

/** The last days of the branch and cashier of the list, whatever its days and status. */
export function useDailyTotals(
  filters: ClosingFilters,
  day: BusinessDay,
  count: number,
): Reading<Schemas['ClosingDailyTotals']> {
  const ofAnyDay: ClosingFilters = { ...filters, ...NO_DAYS, status: '' };
  const view = { filters: ofAnyDay, sort: 'desc', page: 1, pageSize: 10 } as const;
  const { sort, pageProperties, ...content } = searchContent(view, day);
  const days = lastDays(count, day.today);
  const { startDate = '', endDate = '' } = momentsOf(days, day.timeZone);
  return useListPage(
    `${CLOSINGS}/daily/${days.from}/${days.to}/${closingsAddress.format(view)}`,
    getDailyTotals({ ...content, startDate, endDate }),
  );
}
