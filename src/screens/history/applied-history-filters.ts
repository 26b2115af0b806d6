import { type AppliedFilter, activeFiltersOf, labelOf } from '../../blocks/list/applied-filter-chips.tsx';
import type { PlaceFilter } from '../../blocks/places/use-place-filter.ts';
import { daysOf, formatDayRange, formatTypedDays, isDay, periodLabel } from '../../domain/date-range.ts';
import { formatCents, type MoneyFormat, toCents } from '../../domain/money.ts';
import { historyAddress } from './history-address.ts';
import type { HistoryFilters } from './history-filters.ts';
import { statusesLabel } from './status-options.ts';

export function appliedHistoryFilters(
  filters: HistoryFilters,
  places: PlaceFilter,
  format: MoneyFormat,
  today: string,
): AppliedFilter[] {
  const { search, friUser, statuses, branchId, cashierId, initialAmount, finalAmount } = filters;
  return activeFiltersOf<HistoryFilters>(
    [
      ['search', search && `“${search}”`, { search: '' }],
      ['friUser', friUser && `Usuario: ${friUser}`, { friUser: '' }],
      ['statuses', statusesLabel(statuses), { statuses: [] }],
      ['branchId', branchId && `Sucursal: ${labelOf(places.branches, branchId)}`, { branchId: '' }],
      ['cashierId', cashierId && `Caja: ${labelOf(places.cashiers, cashierId)}`, { cashierId: '' }],
      ['days', daysText(filters, today), { period: '', from: '', to: '' }],
      ['amounts', amountsText(initialAmount, finalAmount, format), { initialAmount: '', finalAmount: '' }],
    ],
    historyAddress.changeFilters,
  );
}

function daysText({ period, from, to }: HistoryFilters, today: string): string {
  if (isDay(period)) return periodLabel(period);
  if (period) return `${periodLabel(period)}: ${formatDayRange(daysOf(period, today))}`;
  return from || to ? formatTypedDays({ from, to }) : '';
}

function amountsText(initial: string, final: string, format: MoneyFormat): string {
  const shown = (plain: string) => formatCents(toCents(Number(plain)), format);
  if (initial && final) return `${shown(initial)} a ${shown(final)}`;
  if (initial) return `Desde ${shown(initial)}`;
  return final && `Hasta ${shown(final)}`;
}
