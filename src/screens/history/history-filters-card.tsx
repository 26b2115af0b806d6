import { DateRangeFields } from '#blocks/list/date-range-fields.tsx';
import { FiltersCard } from '#blocks/list/filters-card.tsx';
import { PeriodSelect } from '#blocks/list/period-select.tsx';
import { useFilterForm } from '#blocks/list/use-filter-form.ts';
import type { PlaceFilter } from '#blocks/places/use-place-filter.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { TextField } from '#ui/text-field.tsx';
import { applyTypedFilters, historyAddress } from './history-address.ts';
import { AmountRangeFields, StatusAndPlaceSelects } from './history-filter-fields.tsx';
import type { HistoryFilters } from './history-filters.ts';

interface FiltersProps {
  filters: HistoryFilters;
  places: PlaceFilter;
  /** Number of active filters among the fields of the sheet. */
  count: number;
}

const SEARCH = {
  name: 'search',
  label: 'Buscar',
  placeholder: 'Nombre, nota, monto o código',
  maxLength: LONGEST.search,
} as const;

export function HistoryFiltersCard({ filters, places, count }: FiltersProps) {
  const { search, friUser, from, to, initialAmount, finalAmount } = filters;
  const form = useFilterForm({
    applied: { search, friUser, from, to, initialAmount, finalAmount },
    onApply: applyTypedFilters,
    version: historyAddress.version,
  });
  return (
    <FiltersCard
      form={form}
      count={count}
      onClean={historyAddress.cleanFilters}
      search={SEARCH}
      period={<PeriodSelect filters={filters} type={form.type} onChange={historyAddress.changeFilters} />}
    >
      <TextField
        label="Cliente"
        placeholder="@usuario o nombre"
        maxLength={LONGEST.search}
        autoComplete="off"
        value={form.typed.friUser}
        onChange={(friUser) => form.type({ friUser })}
      />
      <StatusAndPlaceSelects filters={filters} places={places} />
      <DateRangeFields {...form} />
      <AmountRangeFields {...form} />
    </FiltersCard>
  );
}
