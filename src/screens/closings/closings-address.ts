import type { Schemas } from '@cobros/sdk';
import { createListAddress, type ListView, parseDays } from '../../blocks/list/list-address.ts';
import { CLOSING_STATUSES, type ClosingStatus } from '../../domain/closing-status.ts';
import { type DayRange, momentsOf } from '../../domain/date-range.ts';

/** Empty values are off. */
export interface ClosingFilters extends DayRange {
  branchId: string;
  cashierId: string;
  status: ClosingStatus | '';
}

export type ClosingsView = ListView<ClosingFilters>;

export const NO_CLOSING_FILTERS: ClosingFilters = {
  from: '',
  to: '',
  branchId: '',
  cashierId: '',
  status: '',
};

export const closingsAddress = createListAddress<ClosingFilters>({
  none: NO_CLOSING_FILTERS,
  parse: (params) => ({
    ...parseDays(params),
    branchId: params.get('branch') ?? '',
    cashierId: params.get('cashier') ?? '',
    status: closingStatusOf(params.get('status')),
  }),
  format: ({ from, to, branchId, cashierId, status }) => [
    ['from', from],
    ['to', to],
    ['branch', branchId],
    ['cashier', cashierId],
    ['status', status],
  ],
});

/** Falls back to no status. */
export const closingStatusOf = (text: string | null): ClosingStatus | '' =>
  CLOSING_STATUSES.find((status) => status === text) ?? '';

/** The view as the API expects it; days are in UTC (section 5 of the specification). */
export function searchContent({
  filters,
  sort,
  page,
  pageSize,
}: ClosingsView): Schemas['SearchClosingsContent'] {
  const { from, to, branchId, cashierId, status } = filters;
  return {
    ...(branchId && { businessBranchId: branchId }),
    ...(cashierId && { businessUserId: cashierId }),
    ...(status && { statuses: [status] }),
    ...momentsOf({ from, to }),
    sort,
    pageProperties: { currentPage: page, pageSize },
  };
}
