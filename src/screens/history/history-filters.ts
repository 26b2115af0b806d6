import type { Schemas } from '@cobros/sdk';
import {
  type BusinessDay,
  type DayFilters,
  hasDays,
  momentsOfFilters,
  NO_DAYS,
} from '#blocks/list/day-filters.ts';
import type { ListView } from '#blocks/list/list-address.ts';
import { NO_MOMENTS, type PaymentsByMoment } from '#features/transaction/payments-by-moment.ts';
import type { TransactionStatus } from '#words/transaction-status.ts';

/** Filters of the history; an empty value is no filter. */
export interface HistoryFilters extends DayFilters, PaymentsByMoment {
  search: string;
  /** Name or username of the payer. */
  friUser: string;
  statuses: readonly TransactionStatus[];
  /** Only those of which something was refunded. */
  withRefund: '' | 'yes';
  branchId: string;
  cashierId: string;
  /** Amount as a plain decimal number. */
  initialAmount: string;
  finalAmount: string;
}

export type HistoryView = ListView<HistoryFilters>;

export const NO_HISTORY_FILTERS: HistoryFilters = {
  search: '',
  friUser: '',
  statuses: [],
  withRefund: '',
  branchId: '',
  cashierId: '',
  ...NO_DAYS,
  ...NO_MOMENTS,
  initialAmount: '',
  finalAmount: '',
};

/** The filters as the API takes them. */
export function filterContent(filters: HistoryFilters, day: BusinessDay): Schemas['HistoryFilters'] {
  const { search, friUser, statuses, withRefund, branchId, cashierId, initialAmount, finalAmount } = filters;
  return {
    ...(search && { search }),
    ...(friUser && { friUser }),
    ...(statuses.length > 0 && { statuses: [...statuses] }),
    ...(withRefund && { withRefund: true }),
    ...(branchId && { businessBranchId: branchId }),
    ...(cashierId && { businessUserId: cashierId }),
    ...momentsOfFilters(filters, day),
    ...momentContent(filters),
    ...(initialAmount && { initialAmount: Number(initialAmount) }),
    ...(finalAmount && { finalAmount: Number(finalAmount) }),
  };
}

/** Days chosen afterwards replace the moments in the address. */
function momentContent({
  dateOf,
  start,
  end,
  weekday,
  hour,
  ...days
}: HistoryFilters): Schemas['HistoryFilters'] {
  if (!dateOf) return {};
  return {
    dateOf,
    ...(weekday && { weekday: Number(weekday) }),
    ...(hour && { hour: Number(hour) }),
    ...(!hasDays(days) && start && { startDate: start }),
    ...(!hasDays(days) && end && { endDate: end }),
  };
}
