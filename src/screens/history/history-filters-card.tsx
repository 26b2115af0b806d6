import { useState } from 'react';
import { DateRangeFields } from '../../blocks/list/date-range-fields.tsx';
import { FilterButtons, OpenFiltersButton } from '../../blocks/list/filter-buttons.tsx';
import { FiltersSheet } from '../../blocks/list/filters-sheet.tsx';
import * as css from '../../blocks/list/list-filters.css.ts';
import { RangeProblem } from '../../blocks/list/range.tsx';
import type { Places } from '../../blocks/list/use-places.ts';
import { LONGEST } from '../../domain/lengths.ts';
import { card } from '../../ui/card.css.ts';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useBelow } from '../../ui/use-below.ts';
import { AmountRangeFields } from './amount-range-fields.tsx';
import { PeriodSelect, StatusAndPlaceSelects } from './filter-selects.tsx';
import { cleanFilters } from './history-navigation.ts';
import { type HistoryFilters, isNarrowed } from './history-view.ts';
import type { TypedFilters } from './use-typed-filters.ts';

export interface FiltersProps {
  filters: HistoryFilters;
  places: Places;
  form: TypedFilters;
  /** How many filters are on. */
  count: number;
}

export function HistoryFiltersCard(props: FiltersProps) {
  const narrow = useBelow('md');
  return (
    <section className={card} aria-label="Filtros">
      {narrow ? <BriefFilters {...props} /> : <AllFilters {...props} />}
    </section>
  );
}

const AllFilters = ({ filters, places, form }: FiltersProps) => (
  <form ref={form.formRef} className={css.filters} onSubmit={form.onSubmit} noValidate>
    <div className={css.line}>
      <div className={css.wideField}>
        <TextField
          label="Buscar"
          type="search"
          size="sm"
          start={<Icon name="search" size="sm" />}
          placeholder="Nombre, nota, monto o código"
          maxLength={LONGEST.search}
          value={form.typed.search}
          onChange={(search) => form.type({ search })}
        />
      </div>
      <div className={css.field}>
        <UserField {...form} size="sm" />
      </div>
      <StatusAndPlaceSelects filters={filters} places={places} />
    </div>
    <div className={css.line}>
      <div className={css.period}>
        <PeriodSelect filters={filters} />
      </div>
      <DateRangeFields {...form} />
      <AmountRangeFields {...form} />
      <FilterButtons narrowed={isNarrowed(filters)} onClean={cleanFilters} />
    </div>
    <RangeProblem {...form.dates} />
    <RangeProblem {...form.amounts} />
  </form>
);

const UserField = ({ typed, type, size }: TypedFilters & { size?: 'sm' }) => (
  <TextField
    label="Usuario"
    {...(size && { size })}
    placeholder="@usuario o nombre"
    maxLength={LONGEST.search}
    autoComplete="off"
    value={typed.friUser}
    onChange={(friUser) => type({ friUser })}
  />
);

function BriefFilters(props: FiltersProps) {
  const [open, setOpen] = useState(false);
  const { filters, places, form, count } = props;
  return (
    <>
      <div className={css.brief}>
        <SearchField
          label="Buscar"
          placeholder="Buscar"
          value={form.typed.search}
          onChange={(search) => form.type({ search })}
          onSubmit={form.apply}
        />
        <OpenFiltersButton count={count} onOpen={() => setOpen(true)} />
      </div>
      {open && (
        <FiltersSheet
          onApply={form.apply}
          formRef={form.formRef}
          onClean={cleanFilters}
          onClose={() => setOpen(false)}
        >
          <UserField {...form} />
          <StatusAndPlaceSelects filters={filters} places={places} />
          <PeriodSelect filters={filters} />
          <DateRangeFields {...form} />
          <RangeProblem {...form.dates} />
          <AmountRangeFields {...form} />
          <RangeProblem {...form.amounts} />
        </FiltersSheet>
      )}
    </>
  );
}
