import type { AppliedFilter } from '../../../blocks/list/applied-chips.tsx';
import type { Places } from '../../../blocks/list/use-places.ts';
import { CLOSING_STATUS_LABEL } from '../../../domain/closing-status.ts';
import { formatTypedDays } from '../../../domain/date-range.ts';
import type { SelectOption } from '../../../ui/select.tsx';
import { changeFilters } from '../closings-store.ts';
import type { ClosingFilters } from '../closings-view.ts';

/** The filters that are on, in words. */
export function appliedClosingFilters(filters: ClosingFilters, places: Places): AppliedFilter[] {
  const { from, to, branchId, cashierId, status } = filters;
  const named: [key: string, label: string, without: Partial<ClosingFilters>][] = [
    ['days', from || to ? formatTypedDays({ from, to }) : '', { from: '', to: '' }],
    ['branchId', branchId && `Sucursal: ${nameOf(places.branches, branchId)}`, { branchId: '' }],
    ['cashierId', cashierId && `Caja: ${nameOf(places.cashiers, cashierId)}`, { cashierId: '' }],
    ['status', status && CLOSING_STATUS_LABEL[status], { status: '' }],
  ];
  return named
    .filter(([, label]) => label !== '')
    .map(([key, label, without]) => ({ key, label, remove: () => changeFilters(without) }));
}

function nameOf(options: readonly SelectOption[] | undefined, id: string): string {
  return options?.find(({ value }) => value === id)?.label ?? id;
}
