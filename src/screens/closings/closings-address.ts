import type { Schemas } from '@cobros/sdk';
import {
  type BusinessDay,
  type DayFilters,
  momentsOfFilters,
  NO_DAYS,
  parseDayFilters,
} from '#blocks/list/day-filters.ts';
import { createListAddress, type ListView, parseMoment } from '#blocks/list/list-address.ts';
import { cleanFilterText } from '#domain/clean-text.ts';
import { paths } from '#domain/paths.ts';
import { CLOSING_STATUSES, type ClosingStatus } from '#words/closing-status.ts';
import { DEPOSIT_STATUSES, type DepositStatus } from '#words/deposit-status.ts';

/** Filters of the closings; an empty value is no filter. */
export interface ClosingFilters extends DayFilters {
  /** First and last moment of completion, in UTC; they replace the days. */
  completedFrom: string;
  completedTo: string;
  branchId: string;
  cashierId: string;
  status: ClosingStatus | '';
  depositStatus: DepositStatus | '';
  /** A part of the deposit's reference. */
  depositReference: string;
}

export type ClosingsView = ListView<ClosingFilters>;

export const NO_COMPLETION = { completedFrom: '', completedTo: '' } as const;

const NO_CLOSING_FILTERS: ClosingFilters = {
  ...NO_DAYS,
  ...NO_COMPLETION,
  branchId: '',
  cashierId: '',
  status: '',
  depositStatus: '',
  depositReference: '',
};

/** Empty if the text is not the name of a status. */
export const closingStatusOf = (text: string | null): ClosingStatus | '' =>
  CLOSING_STATUSES.find((status) => status === text) ?? '';

/** Empty if the text is not the name of a status. */
export const depositStatusOf = (text: string | null): DepositStatus | '' =>
  DEPOSIT_STATUSES.find((status) => status === text) ?? '';

export const closingsAddress = createListAddress<ClosingFilters>({
  none: NO_CLOSING_FILTERS,
  parse: (params) => ({
    ...parseDayFilters(params),
    ...parseCompleted(params),
    branchId: params.get('branch') ?? '',
    cashierId: params.get('cashier') ?? '',
    status: closingStatusOf(params.get('status')),
    depositStatus: depositStatusOf(params.get('deposit')),
    depositReference: cleanFilterText(params.get('reference') ?? ''),
  }),
  format: (filters) => [
    ['period', filters.period],
    ['from', filters.from],
    ['to', filters.to],
    ['completed-from', filters.completedFrom],
    ['completed-to', filters.completedTo],
    ['branch', filters.branchId],
    ['cashier', filters.cashierId],
    ['status', filters.status],
    ['deposit', filters.depositStatus],
    ['reference', filters.depositReference],
  ],
});

/** Both ends or none; days chosen afterwards replace them. */
function parseCompleted(params: URLSearchParams): Pick<ClosingFilters, 'completedFrom' | 'completedTo'> {
  const [from, to] = [parseMoment(params, 'completed-from'), parseMoment(params, 'completed-to')];
  const hasDays = ['period', 'from', 'to'].some((name) => params.has(name));
  return !hasDays && from && to && from <= to ? { completedFrom: from, completedTo: to } : NO_COMPLETION;
}

/** Address of the list of closings that were completed between two moments. */
export function completedHref(of: { startDate: string; endDate: string; branchId: string }): string {
  const filters = { ...NO_CLOSING_FILTERS, branchId: of.branchId };
  const completed = { completedFrom: of.startDate, completedTo: of.endDate };
  const view = { filters: { ...filters, ...completed }, sort: 'desc', page: 1, pageSize: 10 } as const;
  return paths.closing.history + closingsAddress.format(view);
}

/** Section 4 of the specification: a successful closing clears all filters, including typed ones. */
export function clearFiltersAfterClosing(): void {
  if (location.pathname === paths.closing.history) closingsAddress.cleanFilters();
  else closingsAddress.dropTyped();
}

/** The view as the API takes it. */
export const searchContent = (view: ClosingsView, day: BusinessDay): Schemas['SearchClosingsContent'] => ({
  ...exportContent(view, day),
  pageProperties: { currentPage: view.page, pageSize: view.pageSize },
});

/** All rows of a view, as the API takes them. */
export function exportContent(
  { filters, sort }: Pick<ClosingsView, 'filters' | 'sort'>,
  day: BusinessDay,
): Schemas['ExportClosingsContent'] {
  const { branchId, cashierId, status, depositStatus, depositReference, completedFrom, completedTo } =
    filters;
  return {
    ...(branchId && { businessBranchId: branchId }),
    ...(cashierId && { businessUserId: cashierId }),
    ...(status && { statuses: [status] }),
    ...(depositStatus && { depositStatuses: [depositStatus] }),
    ...(depositReference && { depositReference }),
    ...(completedFrom
      ? { dateOf: 'completion', startDate: completedFrom, endDate: completedTo }
      : momentsOfFilters(filters, day)),
    sort,
  };
}
