import { PAGE_SIZES } from '../../../blocks/list-results.tsx';
import { amountRangeProblem, plainAmount } from '../../../domain/amount-range.ts';
import { isDay, PERIODS } from '../../../domain/date-range.ts';
import { plainLine } from '../../../domain/plain-line.ts';
import { TRANSACTION_STATUSES } from '../../../domain/transaction-status.ts';
import { FIRST_VIEW, type HistoryFilters, type HistoryView, NO_HISTORY_FILTERS } from './history-view.ts';

const LONGEST_TEXT = 120;

/** What an address (`?status=completed&page=2`) says. What it says wrong counts as not said. */
export function parseHistoryAddress(search: string): HistoryView {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  return {
    filters: parseFilters(params),
    sort: params.get('sort') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    pageSize: PAGE_SIZES.find((one) => one === size) ?? FIRST_VIEW.pageSize,
  };
}

function parseFilters(params: URLSearchParams): HistoryFilters {
  const text = (name: string) => plainText(params.get(name) ?? '');
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

function parseDays(params: URLSearchParams) {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const range = { from: day('from'), to: day('to') };
  return range.from && range.to && range.from > range.to ? { from: '', to: '' } : range;
}

function parseAmounts(params: URLSearchParams) {
  const initial = plainAmount(params.get('min') ?? '') ?? '';
  const final = plainAmount(params.get('max') ?? '') ?? '';
  return amountRangeProblem({ initial, final })
    ? { initialAmount: '', finalAmount: '' }
    : { initialAmount: initial, finalAmount: final };
}

/** Text as the API takes it: one line of at most 120 characters. */
export function plainText(typed: string): string {
  return [...plainLine(typed)].slice(0, LONGEST_TEXT).join('');
}

/** The address of a view, without what goes without saying: `?status=completed&page=2`, or empty. */
export function formatHistoryAddress({ filters, sort, page, pageSize }: HistoryView): string {
  const { search, friUser, statuses, branchId, cashierId, period, from, to } = filters;
  const said: [name: string, value: string][] = [
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
    ['sort', sort === 'asc' ? 'asc' : ''],
    ['page', page > 1 ? String(page) : ''],
    ['size', pageSize === FIRST_VIEW.pageSize ? '' : String(pageSize)],
  ];
  const params = new URLSearchParams(said.filter(([, value]) => value !== ''));
  // A comma needs no escape, and reads better without.
  const text = params.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Without its filters; sort and page size stay. */
export function withoutFilters(view: HistoryView): HistoryView {
  return { ...view, filters: NO_HISTORY_FILTERS, page: 1 };
}
