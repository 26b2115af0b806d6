import type { Schemas } from '@cobros/sdk';
import {
  type BusinessDay,
  type DayFilters,
  momentsOfFilters,
  NO_DAYS,
  parseDayFilters,
} from '../../blocks/list/day-filters.ts';
import { createListAddress, type ListView } from '../../blocks/list/list-address.ts';
import { CLOSING_STATUSES, type ClosingStatus } from '../../domain/closing-status.ts';
import { paths } from '../../domain/paths.ts';

/** Empty values are off. */
export interface ClosingFilters extends DayFilters {
  branchId: string;
  cashierId: string;
  status: ClosingStatus | '';
}

export type ClosingsView = ListView<ClosingFilters>;

const NO_CLOSING_FILTERS: ClosingFilters = {
  ...NO_DAYS,
  branchId: '',
  cashierId: '',
  status: '',
};

/** Falls back to no status. */
export const closingStatusOf = (text: string | null): ClosingStatus | '' =>
  CLOSING_STATUSES.find((status) => status === text) ?? '';

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

/** The view as the API expects it. */
export function searchContent(
  { filters, sort, page, pageSize }: ClosingsView,
  day: BusinessDay,
): Schemas['SearchClosingsContent'] {
  const { branchId, cashierId, status } = filters;
  return {
    ...(branchId && { businessBranchId: branchId }),
    ...(cashierId && { businessUserId: cashierId }),
    ...(status && { statuses: [status] }),
    ...momentsOfFilters(filters, day),
    sort,
    pageProperties: { currentPage: page, pageSize },
  };
}
