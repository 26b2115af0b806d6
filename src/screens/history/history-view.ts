import type { Schemas } from '@cobros/sdk';
import type { PageView } from '../../blocks/list/page-address.ts';
import { type DayRange, daysOf, momentsOf, type Period } from '../../domain/date-range.ts';
import type { TransactionStatus } from '../../domain/transaction-status.ts';

/** What of the history is wanted. Empty means: does not filter. */
export interface HistoryFilters {
  search: string;
  /** Name or username of who pays. */
  friUser: string;
  statuses: readonly TransactionStatus[];
  branchId: string;
  cashierId: string;
  /** Days of the business that move on with the calendar; takes the place of `from` and `to`. */
  period: Period | '';
  /** Days in UTC. */
  from: string;
  to: string;
  /** Plain decimals. */
  initialAmount: string;
  finalAmount: string;
}

/** Everything that the address of the history says. */
export interface HistoryView extends PageView {
  filters: HistoryFilters;
}

export const NO_HISTORY_FILTERS: HistoryFilters = {
  search: '',
  friUser: '',
  statuses: [],
  branchId: '',
  cashierId: '',
  period: '',
  from: '',
  to: '',
  initialAmount: '',
  finalAmount: '',
};

/** Where the business is: the day it is, and its time zone. */
export interface BusinessDay {
  today: string;
  timeZone: string;
}

export function daysOfFilters({ period, from, to }: HistoryFilters, today: string): DayRange {
  return period ? daysOf(period, today) : { from, to };
}

/** Whether the history is narrowed at all. */
export function isNarrowed(filters: HistoryFilters): boolean {
  return Object.values(filters).some((value) => value.length > 0);
}

/** The filters as the API wants them. */
export function filterContent(
  filters: HistoryFilters,
  { today, timeZone }: BusinessDay,
): Schemas['TransactionFilters'] {
  const { search, friUser, statuses, branchId, cashierId, initialAmount, finalAmount } = filters;
  return {
    ...(search && { search }),
    ...(friUser && { friUser }),
    ...(statuses.length > 0 && { statuses: [...statuses] }),
    ...(branchId && { businessBranchId: branchId }),
    ...(cashierId && { businessUserId: cashierId }),
    ...momentsOf(daysOfFilters(filters, today), filters.period ? timeZone : 'UTC'),
    ...(initialAmount && { initialAmount: Number(initialAmount) }),
    ...(finalAmount && { finalAmount: Number(finalAmount) }),
  };
}
