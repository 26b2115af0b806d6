import { type AppliedFilter, activeFiltersOf, labelOf } from '../../blocks/list/applied-filter-chips.tsx';
import { daysText, NO_DAYS } from '../../blocks/list/day-filters.ts';
import type { PlaceFilter } from '../../blocks/places/use-place-filter.ts';
import { formatCents, type MoneyFormat, toCents } from '../../domain/money.ts';
import { historyAddress } from './history-address.ts';
import type { HistoryFilters } from './history-filters.ts';
import { statusesLabel } from './status-options.ts';

export function historyFilterChips(
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
      ['days', daysText(filters, today), NO_DAYS],
      ['amounts', amountsText(initialAmount, finalAmount, format), { initialAmount: '', finalAmount: '' }],
    ],
    historyAddress.changeFilters,
  );
}

function amountsText(initial: string, final: string, format: MoneyFormat): string {
  const shown = (plain: string) => formatCents(toCents(Number(plain)), format);
  if (initial && final) return `${shown(initial)} a ${shown(final)}`;
  if (initial) return `Desde ${shown(initial)}`;
  return final && `Hasta ${shown(final)}`;
}
