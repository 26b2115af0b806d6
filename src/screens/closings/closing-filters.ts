import type { Schemas } from '@cobros/sdk';
import {
  type BusinessDay,
  type DayFilters,
  momentsOfFilters,
  NO_DAYS,
} from '../../blocks/list/day-filters.ts';
import type { ListView } from '../../blocks/list/list-address.ts';
import { CLOSING_STATUSES, type ClosingStatus } from '../../domain/closing-status.ts';

/** Empty values are off. */
export interface ClosingFilters extends DayFilters {
  branchId: string;
  cashierId: string;
  status: ClosingStatus | '';
}

export type ClosingsView = ListView<ClosingFilters>;

export const NO_CLOSING_FILTERS: ClosingFilters = {
  ...NO_DAYS,
  branchId: '',
  cashierId: '',
  status: '',
};

/** Falls back to no status. */
export const closingStatusOf = (text: string | null): ClosingStatus | '' =>
  CLOSING_STATUSES.find((status) => status === text) ?? '';

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
