import { navigate } from 'wouter/use-browser-location';
import { parseDayFilters, typedDays } from '#blocks/list/day-filters.ts';
import { createListAddress } from '#blocks/list/list-address.ts';
import { amountRangeError, plainAmount } from '#domain/amount-range.ts';
import { cleanFilterText } from '#domain/clean-text.ts';
import { detailHref, openTransactionId } from '#features/transaction/detail/detail-address.ts';
import {
  parsePaymentsByMoment,
  paymentsByMomentParameters,
} from '#features/transaction/payments-by-moment.ts';
import { config } from '#stores/config.ts';
import { TRANSACTION_STATUSES } from '#words/transaction-status.ts';
import { type HistoryFilters, NO_HISTORY_FILTERS } from './history-filters.ts';

/** Stands for «Con reembolso» among the statuses, which are chosen in the same field. */
export const WITH_REFUND = 'with-refund';

export const historyAddress = createListAddress<HistoryFilters>({
  none: NO_HISTORY_FILTERS,
  parse: parseFilters,
  format: (filters) => [
    ['search', filters.search],
    ['user', filters.friUser],
    ['status', filters.withRefund ? WITH_REFUND : filters.statuses.join(',')],
    ['branch', filters.branchId],
    ['cashier', filters.cashierId],
    ['period', filters.period],
    ['from', filters.from],
    ['to', filters.to],
    ['min', filters.initialAmount],
    ['max', filters.finalAmount],
    ...paymentsByMomentParameters(filters),
  ],
});

function parseFilters(params: URLSearchParams): HistoryFilters {
  const text = (name: string) => cleanFilterText(params.get(name) ?? '');
  const wanted = (params.get('status') ?? '').split(',');
  return {
    search: text('search'),
    friUser: text('user'),
    statuses: TRANSACTION_STATUSES.filter((status) => wanted.includes(status)),
    withRefund: wanted.includes(WITH_REFUND) ? 'yes' : '',
    branchId: text('branch'),
    cashierId: text('cashier'),
    ...parseDayFilters(params),
    ...parseAmounts(params),
    ...parsePaymentsByMoment(params),
  };
}

function parseAmounts(params: URLSearchParams) {
  const initial = plainAmount(params.get('min') ?? '', config.value);
  const final = plainAmount(params.get('max') ?? '', config.value);
  return amountRangeError({ initial, final }, config.value)
    ? { initialAmount: '', finalAmount: '' }
    : { initialAmount: initial, finalAmount: final };
}

type TypedHistory = Pick<
  HistoryFilters,
  'search' | 'friUser' | 'from' | 'to' | 'initialAmount' | 'finalAmount'
>;

/** Keeps the chosen period unless other days were typed. */
export function applyTypedFilters(typed: TypedHistory): void {
  const { filters } = historyAddress.parse(location.search);
  historyAddress.changeFilters({
    ...typed,
    search: cleanFilterText(typed.search),
    friUser: cleanFilterText(typed.friUser),
    initialAmount: plainAmount(typed.initialAmount, config.value),
    finalAmount: plainAmount(typed.finalAmount, config.value),
    ...typedDays(typed, filters),
  });
}

/** Clears the filters of the list behind an open transaction, which stays open; typed values are kept. */
export function clearFiltersAfterOutcome(): void {
  const clean = { filters: NO_HISTORY_FILTERS, page: 1 };
  const open = openTransactionId(location.search);
  if (!open) {
    historyAddress.changeView(clean);
    return;
  }
  const search = historyAddress.format({ ...historyAddress.parse(location.search), ...clean });
  navigate(location.pathname + detailHref(open, search), { replace: true, state: history.state });
}
