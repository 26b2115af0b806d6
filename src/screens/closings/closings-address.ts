import { parseDayFilters } from '../../blocks/list/day-filters.ts';
import { createListAddress } from '../../blocks/list/list-address.ts';
import { paths } from '../../domain/paths.ts';
import { type ClosingFilters, closingStatusOf, NO_CLOSING_FILTERS } from './closing-filters.ts';

export const closingsAddress = createListAddress<ClosingFilters>({
  none: NO_CLOSING_FILTERS,
  parse: (params) => ({
    ...parseDayFilters(params),
    branchId: params.get('branch') ?? '',
    cashierId: params.get('cashier') ?? '',
    status: closingStatusOf(params.get('status')),
  }),
  format: ({ period, from, to, branchId, cashierId, status }) => [
    ['period', period],
    ['from', from],
    ['to', to],
    ['branch', branchId],
    ['cashier', cashierId],
    ['status', status],
  ],
});

/** Section 4 of the specification: a successful closing clears the filters, typed ones included. */
export function clearFiltersAfterClosing(): void {
  if (location.pathname === paths.closing.history) closingsAddress.cleanFilters();
  else closingsAddress.dropTyped();
}
