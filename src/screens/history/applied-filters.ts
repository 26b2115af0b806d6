import type { AppliedFilter } from '../../blocks/list/applied-chips.tsx';
import type { Places } from '../../blocks/list/use-places.ts';
import { daysOf, formatDayRange, formatTypedDays, PERIOD_LABEL } from '../../domain/date-range.ts';
import { formatCents, type MoneyFormat, toCents } from '../../domain/money.ts';
import type { SelectOption } from '../../ui/select.tsx';
import { changeFilters } from './history-navigation.ts';
import type { HistoryFilters } from './history-view.ts';
import { statusesLabel } from './status-options.ts';

/** The filters that are on, in words. */
export function appliedFilters(
  filters: HistoryFilters,
  places: Places,
  format: MoneyFormat,
  today: string,
): AppliedFilter[] {
  const { search, friUser, statuses, branchId, cashierId, initialAmount, finalAmount } = filters;
  const named: [key: string, label: string, without: Partial<HistoryFilters>][] = [
    ['search', search && `“${search}”`, { search: '' }],
    ['friUser', friUser && `Usuario: ${friUser}`, { friUser: '' }],
    ['statuses', statusesLabel(statuses), { statuses: [] }],
    ['branchId', branchId && `Sucursal: ${labelOf(places.branches, branchId)}`, { branchId: '' }],
    ['cashierId', cashierId && `Caja: ${labelOf(places.cashiers, cashierId)}`, { cashierId: '' }],
    ['days', daysText(filters, today), { period: '', from: '', to: '' }],
    ['amounts', amountsText(initialAmount, finalAmount, format), { initialAmount: '', finalAmount: '' }],
  ];
  return named
    .filter(([, label]) => label !== '')
    .map(([key, label, without]) => ({ key, label, remove: () => changeFilters(without) }));
}

function daysText({ period, from, to }: HistoryFilters, today: string): string {
  if (period) return `${PERIOD_LABEL[period]}: ${formatDayRange(daysOf(period, today))}`;
  return from || to ? formatTypedDays({ from, to }) : '';
}

function amountsText(initial: string, final: string, format: MoneyFormat): string {
  const shown = (plain: string) => formatCents(toCents(Number(plain)), format);
  if (initial && final) return `${shown(initial)} a ${shown(final)}`;
  if (initial) return `Desde ${shown(initial)}`;
  return final && `Hasta ${shown(final)}`;
}

function labelOf(options: readonly SelectOption[] | undefined, id: string): string {
  return options?.find(({ value }) => value === id)?.label ?? id;
}
