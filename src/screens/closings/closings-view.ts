import type { Schemas } from '@cobros/sdk';
import { formatPage, type PageView, parseDays, parsePage } from '../../blocks/list/page-address.ts';
import { CLOSING_STATUSES, type ClosingStatus } from '../../domain/closing-status.ts';
import { type DayRange, momentsOf } from '../../domain/date-range.ts';

/** What of the closings is wanted. Empty means: does not filter. */
export interface ClosingFilters extends DayRange {
  branchId: string;
  cashierId: string;
  status: ClosingStatus | '';
}

/** Everything that the address of the closings says. */
export interface ClosingsView extends PageView {
  filters: ClosingFilters;
}

export const NO_CLOSING_FILTERS: ClosingFilters = {
  from: '',
  to: '',
  branchId: '',
  cashierId: '',
  status: '',
};

export function isNarrowed(filters: ClosingFilters): boolean {
  return Object.values(filters).some((value) => value !== '');
}

export function parseClosingsAddress(search: string): ClosingsView {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name) ?? '';
  return {
    ...parsePage(params),
    filters: {
      ...parseDays(params),
      branchId: text('branch'),
      cashierId: text('cashier'),
      status: CLOSING_STATUSES.find((status) => status === text('status')) ?? '',
    },
  };
}

/** `?status=error&page=2`, or empty. */
export function formatClosingsAddress({ filters, ...page }: ClosingsView): string {
  const { from, to, branchId, cashierId, status } = filters;
  return formatPage(page, [
    ['from', from],
    ['to', to],
    ['branch', branchId],
    ['cashier', cashierId],
    ['status', status],
  ]);
}

/** The view as the API wants it; days run in UTC (section 5 of the specification). */
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
