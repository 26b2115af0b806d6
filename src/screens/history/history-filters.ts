import type { Schemas } from '@cobros/sdk';
import type { ListView } from '../../blocks/list/list-address.ts';
import { type Day, type DayRange, daysOf, momentsOf, type Period } from '../../domain/date-range.ts';
import type { TransactionStatus } from '../../domain/transaction-status.ts';

/** Empty values are off. */
export interface HistoryFilters {
  search: string;
  /** Name or username of the payer. */
  friUser: string;
  statuses: readonly TransactionStatus[];
  branchId: string;
  cashierId: string;
  /** In the time zone of the business: relative to today, or one day. Replaces `from` and `to`. */
  period: Period | Day | '';
  /** Days in UTC. */
  from: string;
  to: string;
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
  period: '',
  from: '',
  to: '',
  initialAmount: '',
  finalAmount: '',
};

/** Today in the time zone of the business. */
export interface BusinessDay {
  today: string;
  timeZone: string;
}

export function daysOfFilters({ period, from, to }: HistoryFilters, today: string): DayRange {
  return period ? daysOf(period, today) : { from, to };
}

/** The filters as the API expects them. */
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
