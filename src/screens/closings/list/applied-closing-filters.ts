import { type AppliedFilter, activeFiltersOf, labelOf } from '../../../blocks/list/applied-filter-chips.tsx';
import type { PlaceFilter } from '../../../blocks/places/use-place-filter.ts';
import { CLOSING_STATUS_LABEL } from '../../../domain/closing-status.ts';
import { formatTypedDays } from '../../../domain/date-range.ts';
import { type ClosingFilters, closingsAddress } from '../closings-address.ts';

export function appliedClosingFilters(filters: ClosingFilters, places: PlaceFilter): AppliedFilter[] {
  const { from, to, branchId, cashierId, status } = filters;
  return activeFiltersOf<ClosingFilters>(
    [
      ['days', from || to ? formatTypedDays({ from, to }) : '', { from: '', to: '' }],
      ['branchId', branchId && `Sucursal: ${labelOf(places.branches, branchId)}`, { branchId: '' }],
      ['cashierId', cashierId && `Caja: ${labelOf(places.cashiers, cashierId)}`, { cashierId: '' }],
      ['status', status && CLOSING_STATUS_LABEL[status], { status: '' }],
    ],
    closingsAddress.changeFilters,
  );
}
