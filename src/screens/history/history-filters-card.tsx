import { DateRangeFields } from '#blocks/list/date-range-fields.tsx';
import { FiltersCard } from '#blocks/list/filters-card.tsx';
import * as css from '#blocks/list/list-filters.css.ts';
import { PeriodSelect } from '#blocks/list/period-select.tsx';
import { type FilterForm, useFilterForm } from '#blocks/list/use-filter-form.ts';
import type { PlaceFilter } from '#blocks/places/use-place-filter.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { applyTypedFilters, historyAddress } from './history-address.ts';
import { AmountRangeFields, StatusAndPlaceSelects } from './history-filter-fields.tsx';
import type { HistoryFilters } from './history-filters.ts';

interface FiltersProps {
  filters: HistoryFilters;
  places: PlaceFilter;
  /** Number of active filters. */
  count: number;
}

export function HistoryFiltersCard({ filters, places, count }: FiltersProps) {
  const { search, friUser, from, to, initialAmount, finalAmount } = filters;
  const form = useFilterForm({
    applied: { search, friUser, from, to, initialAmount, finalAmount },
    onApply: applyTypedFilters,
    version: historyAddress.version,
  });
  const changeSearch = (text: string) => form.type({ search: text });
  const chosen = <StatusAndPlaceSelects filters={filters} places={places} />;
  const period = <PeriodSelect filters={filters} type={form.type} onChange={historyAddress.changeFilters} />;
  return (
    <FiltersCard
      form={form}
      count={count}
      onClean={historyAddress.cleanFilters}
      lines={[
        <>
          <div className={css.wideField}>
            <TextField
              label="Buscar"
              type="search"
              size="sm"
              start={<Icon name="search" size="sm" />}
              end={
                form.typed.search && (
                  <IconButton icon="close" label="Borrar la búsqueda" onClick={() => changeSearch('')} />
                )
              }
              placeholder="Nombre, nota, monto o código"
              maxLength={LONGEST.search}
              value={form.typed.search}
              onChange={changeSearch}
            />
          </div>
          <div className={css.field}>
            <UserField {...form} size="sm" />
          </div>
          {chosen}
        </>,
        <>
          <div className={css.period}>{period}</div>
          <DateRangeFields {...form} />
          <AmountRangeFields {...form} />
        </>,
      ]}
      search={
        <SearchField
          label="Buscar"
          placeholder="Buscar"
          value={form.typed.search}
          onChange={changeSearch}
          onSubmit={form.apply}
        />
      }
      sheet={
        <>
          <UserField {...form} />
          {chosen}
          {period}
          <DateRangeFields {...form} />
          <AmountRangeFields {...form} />
        </>
      }
    />
  );
}

type UserFieldProps = Pick<FilterForm<{ friUser: string }>, 'typed' | 'type'> & { size?: 'sm' };

const UserField = ({ typed, type, size }: UserFieldProps) => (
  <TextField
    label="Cliente"
    {...(size && { size })}
    placeholder="@usuario o nombre"
    maxLength={LONGEST.search}
    autoComplete="off"
    value={typed.friUser}
    onChange={(friUser) => type({ friUser })}
  />
);
