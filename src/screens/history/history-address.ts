import { formatPage, parseDays, parsePage } from '../../blocks/list/page-address.ts';
import { amountRangeProblem, plainAmount } from '../../domain/amount-range.ts';
import { PERIODS } from '../../domain/date-range.ts';
import { plainFilter } from '../../domain/plain-line.ts';
import { TRANSACTION_STATUSES } from '../../domain/transaction-status.ts';
import { config } from '../../stores/config.ts';
import { type HistoryFilters, type HistoryView, NO_HISTORY_FILTERS } from './history-view.ts';

/** What an address (`?status=completed&page=2`) says. What it says wrong counts as not said. */
export function parseHistoryAddress(search: string): HistoryView {
  const params = new URLSearchParams(search);
  return { ...parsePage(params), filters: parseFilters(params) };
}

function parseFilters(params: URLSearchParams): HistoryFilters {
  const text = (name: string) => plainFilter(params.get(name) ?? '');
  const wanted = (params.get('status') ?? '').split(',');
  const period = PERIODS.find((one) => one === params.get('period')) ?? '';
  return {
    search: text('search'),
    friUser: text('user'),
    statuses: TRANSACTION_STATUSES.filter((status) => wanted.includes(status)),
    branchId: text('branch'),
    cashierId: text('cashier'),
    period,
    ...(period ? { from: '', to: '' } : parseDays(params)),
    ...parseAmounts(params),
  };
}

function parseAmounts(params: URLSearchParams) {
  const initial = plainAmount(params.get('min') ?? '', config.value);
  const final = plainAmount(params.get('max') ?? '', config.value);
  return amountRangeProblem({ initial, final }, config.value)
    ? { initialAmount: '', finalAmount: '' }
    : { initialAmount: initial, finalAmount: final };
}

/** The address of a view, without what goes without saying: `?status=completed&page=2`, or empty. */
export function formatHistoryAddress({ filters, ...page }: HistoryView): string {
  const { search, friUser, statuses, branchId, cashierId, period, from, to } = filters;
  return formatPage(page, [
    ['search', search],
    ['user', friUser],
    ['status', statuses.join(',')],
    ['branch', branchId],
    ['cashier', cashierId],
    ['period', period],
    ['from', from],
    ['to', to],
    ['min', filters.initialAmount],
    ['max', filters.finalAmount],
  ]);
}

/** Without its filters; sort and page size stay. */
export function withoutFilters(view: HistoryView): HistoryView {
  return { ...view, filters: NO_HISTORY_FILTERS, page: 1 };
}
