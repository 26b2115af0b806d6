import { type AppliedFilter, activeFiltersOf, labelOf } from '../../../blocks/list/applied-filter-chips.tsx';
import { daysText, NO_DAYS } from '../../../blocks/list/day-filters.ts';
import type { PlaceFilter } from '../../../blocks/places/use-place-filter.ts';
import { CLOSING_STATUS_LABEL } from '../../../domain/closing-status.ts';
import type { ClosingFilters } from '../closing-filters.ts';
import { closingsAddress } from '../closings-address.ts';

export function closingFilterChips(
  filters: ClosingFilters,
  places: PlaceFilter,
  today: string,
): AppliedFilter[] {
  const { branchId, cashierId, status } = filters;
  return activeFiltersOf<ClosingFilters>(
    [
      ['days', daysText(filters, today), NO_DAYS],
      ['branchId', branchId && `Sucursal: ${labelOf(places.branches, branchId)}`, { branchId: '' }],
      ['cashierId', cashierId && `Caja: ${labelOf(places.cashiers, cashierId)}`, { cashierId: '' }],
      ['status', status && CLOSING_STATUS_LABEL[status], { status: '' }],
    ],
    closingsAddress.changeFilters,
  );
}
