import type { Schemas } from '@cobros/sdk';
import { PAGE_SIZES, type PageSize } from '../../blocks/list-results.tsx';
import { CLOSING_STATUSES, type ClosingStatus } from '../../domain/closing-status.ts';
import { type DayRange, dayEnd, dayStart, isDay } from '../../domain/date-range.ts';

/** What of the closings is wanted. Empty means: does not filter. */
export interface ClosingFilters extends DayRange {
  branchId: string;
  cashierId: string;
  status: ClosingStatus | '';
}

/** One page of a sorted list, as an address says it. */
export interface PageView {
  sort: 'asc' | 'desc';
  page: number;
  pageSize: PageSize;
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

/** What an address (`?sort=asc&page=2&size=25`) says of the page. What it says wrong counts as not said. */
export function parsePage(params: URLSearchParams): PageView {
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  return {
    sort: params.get('sort') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    pageSize: PAGE_SIZES.find((one) => one === size) ?? 10,
  };
}

export function parseClosingsAddress(search: string): ClosingsView {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name) ?? '';
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  const days = { from: day('from'), to: day('to') };
  return {
    ...parsePage(params),
    filters: {
      ...(days.from && days.to && days.from > days.to ? { from: '', to: '' } : days),
      branchId: text('branch'),
      cashierId: text('cashier'),
      status: CLOSING_STATUSES.find((status) => status === text('status')) ?? '',
    },
  };
}

/** The address of a page, without what goes without saying. */
export function formatPage(view: PageView, more: readonly (readonly [string, string])[] = []): string {
  const { sort, page, pageSize } = view;
  const said = [
    ...more,
    ['sort', sort === 'asc' ? 'asc' : ''],
    ['page', page > 1 ? String(page) : ''],
    ['size', pageSize === 10 ? '' : String(pageSize)],
  ].filter(([, value]) => value !== '') as [string, string][];
  const text = new URLSearchParams(said).toString();
  return text && `?${text}`;
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
    ...(from && { startDate: dayStart(from) }),
    ...(to && { endDate: dayEnd(to) }),
    sort,
    pageProperties: { currentPage: page, pageSize },
  };
}
