import { type AppliedFilter, activeFiltersOf, labelOf } from '#blocks/list/applied-filter-chips.tsx';
import { DateRangeFields } from '#blocks/list/date-range-fields.tsx';
import { daysText, NO_DAYS, typedDays } from '#blocks/list/day-filters.ts';
import { FiltersCard } from '#blocks/list/filters-card.tsx';
import { PeriodSelect } from '#blocks/list/period-select.tsx';
import { useFilterForm } from '#blocks/list/use-filter-form.ts';
import { BranchAndCashierSelects } from '#blocks/places/branch-and-cashier-selects.tsx';
import type { PlaceFilter } from '#blocks/places/use-place-filter.ts';
import { cleanFilterText } from '#domain/clean-text.ts';
import { type DayRange, formatDayRange } from '#domain/day-range.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { dayIn } from '#domain/time-zone.ts';
import { currentUser } from '#stores/current-user.ts';
import type { SelectOption } from '#ui/select.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { CLOSING_STATUS_LABEL, CLOSING_STATUSES } from '#words/closing-status.ts';
import { DEPOSIT_STATUS_LABEL, DEPOSIT_STATUSES } from '#words/deposit-status.ts';
import {
  type ClosingFilters,
  closingStatusOf,
  closingsAddress,
  depositStatusOf,
  NO_COMPLETION,
} from './closings-address.ts';

export function closingFilterChips(
  filters: ClosingFilters,
  places: PlaceFilter,
  today: string,
): AppliedFilter[] {
  const { branchId, cashierId, status, depositStatus, depositReference, completedFrom, completedTo } =
    filters;
  const timeZone = currentUser.peek()?.business.timeZone ?? 'UTC';
  const completed = completedFrom && formatDayRange(daysBetween(completedFrom, completedTo, timeZone));
  return activeFiltersOf<ClosingFilters>(
    [
      ['days', daysText(filters, today), NO_DAYS],
      ['completed', completed && `Completado: ${completed}`, NO_COMPLETION],
      ['branchId', branchId && `Sucursal: ${labelOf(places.branches, branchId)}`, { branchId: '' }],
      ['cashierId', cashierId && `Caja: ${labelOf(places.cashiers, cashierId)}`, { cashierId: '' }],
      ['status', status && CLOSING_STATUS_LABEL[status], { status: '' }],
      [
        'depositStatus',
        depositStatus && `Depósito: ${DEPOSIT_STATUS_LABEL[depositStatus]}`,
        { depositStatus: '' },
      ],
      ['search', depositReference && `Referencia: ${depositReference}`, { depositReference: '' }],
    ],
    closingsAddress.changeFilters,
  );
}

const daysBetween = (from: string, to: string, timeZone: string): DayRange => ({
  from: dayIn(timeZone, Date.parse(from)),
  to: dayIn(timeZone, Date.parse(to)),
});

const { changeFilters, cleanFilters, version } = closingsAddress;

const STATUS_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Todos' },
  ...CLOSING_STATUSES.map((status) => ({ value: status, label: CLOSING_STATUS_LABEL[status] })),
];

const DEPOSIT_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Todos' },
  ...DEPOSIT_STATUSES.map((status) => ({ value: status, label: DEPOSIT_STATUS_LABEL[status] })),
];

/** A whole line of the bank finds its deposit too, and the number of a closing that closing. */
const SEARCH = {
  name: 'depositReference',
  label: 'Referencia del depósito',
  placeholder: 'Depósito, o un cierre: CI-000123',
  maxLength: LONGEST.search,
} as const;

interface FiltersProps {
  filters: ClosingFilters;
  places: PlaceFilter;
  /** Number of active filters among the fields of the sheet. */
  count: number;
  hasDeposits: boolean;
}

export function ClosingFiltersCard({ filters, places, count, hasDeposits }: FiltersProps) {
  const { from, to, branchId, cashierId, status, depositStatus, depositReference } = filters;
  const form = useFilterForm({
    applied: { from, to, depositReference },
    onApply: applyTypedFilters,
    version,
  });
  // The selects apply immediately.
  return (
    <FiltersCard
      form={form}
      count={count}
      onClean={cleanFilters}
      search={hasDeposits ? SEARCH : undefined}
      period={<PeriodSelect filters={filters} type={form.type} onChange={changeFilters} />}
    >
      <BranchAndCashierSelects {...{ places, branchId, cashierId }} onChange={changeFilters} />
      <SelectField
        label="Estado"
        value={status}
        active={status !== ''}
        options={STATUS_OPTIONS}
        onChange={(value) => changeFilters({ status: closingStatusOf(value) })}
      />
      {hasDeposits && (
        <SelectField
          label="Depósito"
          value={depositStatus}
          active={depositStatus !== ''}
          options={DEPOSIT_OPTIONS}
          onChange={(value) => changeFilters({ depositStatus: depositStatusOf(value) })}
        />
      )}
      <DateRangeFields {...form} />
    </FiltersCard>
  );
}

/** Keeps the chosen period unless other days were typed. */
function applyTypedFilters(typed: DayRange & { depositReference: string }): void {
  changeFilters({
    depositReference: cleanFilterText(typed.depositReference),
    ...typedDays(typed, closingsAddress.parse(location.search).filters),
  });
}
