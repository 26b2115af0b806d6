import type { Schemas } from '@cobros/sdk';
import type { ShownDays } from '../../../blocks/daily/use-shown-days.ts';
import { type BusinessDay, NO_DAYS } from '../../../blocks/list/day-filters.ts';
import { type Reading, useListPage } from '../../../blocks/list/use-list-page.ts';
import { CLOSINGS } from '../../../stores/cache-keys.ts';
import { type ClosingFilters, searchContent } from '../closing-filters.ts';
import { getDailyTotals } from '../closing-operations.ts';
import { closingsAddress } from '../closings-address.ts';

/** The days shown, of the branch and cashier of the list, whatever its status. */
export function useDailyTotals(
  filters: ClosingFilters,
  day: BusinessDay,
  range: ShownDays['range'],
): Reading<Schemas['ClosingDailyTotals']> {
  const ofAnyDay: ClosingFilters = { ...filters, ...NO_DAYS, status: '' };
  const view = { filters: ofAnyDay, sort: 'desc', page: 1, pageSize: 10 } as const;
  const { sort, pageProperties, ...content } = searchContent(view, day);
  return useListPage(
    `${CLOSINGS}/daily/${range.startDate}/${range.endDate}/${closingsAddress.format(view)}`,
    getDailyTotals({ ...content, ...range }),
  );
}
