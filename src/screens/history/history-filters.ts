import type { Schemas } from '@cobros/sdk';
import {
  type BusinessDay,
  type DayFilters,
  momentsOfFilters,
  NO_DAYS,
} from '../../blocks/list/day-filters.ts';
import type { ListView } from '../../blocks/list/list-address.ts';
import type { TransactionStatus } from '../../domain/transaction-status.ts';

/** Empty values are off. */
export interface HistoryFilters extends DayFilters {
  search: string;
  /** Name or username of the payer. */
  friUser: string;
  statuses: readonly TransactionStatus[];
  branchId: string;
  cashierId: string;
  /** Plain decimals. */
  initialAmount: string;
  finalAmount: string;
}

export type HistoryView = ListView<HistoryFilters>;

export const NO_HISTORY_FILTERS: HistoryFilters = {
  search: '',
  friUser: '',
  statuses: [],
  branchId: '',
  cashierId: '',
  ...NO_DAYS,
  initialAmount: '',
  finalAmount: '',
};

/** The filters as the API expects them. */
export function filterContent(filters: HistoryFilters, day: BusinessDay): Schemas['TransactionFilters'] {
  const { search, friUser, statuses, branchId, cashierId, initialAmount, finalAmount } = filters;
  return {
    ...(search && { search }),
    ...(friUser && { friUser }),
    ...(statuses.length > 0 && { statuses: [...statuses] }),
    ...(branchId && { businessBranchId: branchId }),
    ...(cashierId && { businessUserId: cashierId }),
    ...momentsOfFilters(filters, day),
    ...(initialAmount && { initialAmount: Number(initialAmount) }),
    ...(finalAmount && { finalAmount: Number(finalAmount) }),
  };
}
