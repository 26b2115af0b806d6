import { type FormEvent, useState } from 'react';
import { DateRangeFields } from '../../../blocks/list/date-range-fields.tsx';
import { FilterButtons, OpenFiltersButton } from '../../../blocks/list/filter-buttons.tsx';
import { FiltersSheet } from '../../../blocks/list/filters-sheet.tsx';
import * as css from '../../../blocks/list/list-filters.css.ts';
import { PlaceSelects } from '../../../blocks/list/place-selects.tsx';
import { RangeProblem } from '../../../blocks/list/range.tsx';
import type { Places } from '../../../blocks/list/use-places.ts';
import { type TypedFilters, useTypedDays } from '../../../blocks/list/use-typed-days.ts';
import { CLOSING_STATUS_LABEL, CLOSING_STATUSES } from '../../../domain/closing-status.ts';
import type { DayRange } from '../../../domain/date-range.ts';
import { card } from '../../../ui/card.css.ts';
import type { SelectOption } from '../../../ui/select.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useBelow } from '../../../ui/use-below.ts';
import { changeFilters, cleanFilters } from '../closings-store.ts';
import { type ClosingFilters, isNarrowed } from '../closings-view.ts';

interface FiltersProps {
  filters: ClosingFilters;
  places: Places;
  /** How many filters are on. */
  count: number;
}

export function ClosingFiltersCard(props: FiltersProps) {
  const narrow = useBelow('md');
  const { from, to } = props.filters;
  const days = useTypedDays({ from, to }, changeFilters);
  return (
    <section className={card} aria-label="Filtros">
      {narrow ? <BriefFilters {...props} days={days} /> : <AllFilters {...props} days={days} />}
    </section>
  );
}

function AllFilters({ filters, places, days }: FiltersProps & { days: TypedFilters<DayRange> }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    days.apply();
  };
  return (
    <form className={css.filters} onSubmit={submit} noValidate>
      <div className={css.line}>
        <DateRangeFields {...days} />
        <ChosenFilters filters={filters} places={places} />
        <FilterButtons narrowed={isNarrowed(filters)} onClean={cleanFilters} />
      </div>
      <RangeProblem {...days.dates} />
    </form>
  );
}

function BriefFilters({ filters, places, days, count }: FiltersProps & { days: TypedFilters<DayRange> }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.brief}>
      <OpenFiltersButton count={count} onOpen={() => setOpen(true)} />
      {open && (
        <FiltersSheet onApply={days.apply} onClean={cleanFilters} onClose={() => setOpen(false)}>
          <DateRangeFields {...days} />
          <RangeProblem {...days.dates} />
          <ChosenFilters filters={filters} places={places} />
        </FiltersSheet>
      )}
    </div>
  );
}

const STATUS_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Todos' },
  ...CLOSING_STATUSES.map((status) => ({ value: status, label: CLOSING_STATUS_LABEL[status] })),
];

/** What is chosen applies at once. */
const ChosenFilters = ({ filters, places }: Pick<FiltersProps, 'filters' | 'places'>) => (
  <>
    <PlaceSelects
      places={places}
      branchId={filters.branchId}
      cashierId={filters.cashierId}
      onChange={changeFilters}
    />
    <div className={css.field}>
      <SelectField
        label="Estado"
        value={filters.status}
        active={filters.status !== ''}
        options={STATUS_OPTIONS}
        onChange={(value) =>
          changeFilters({ status: CLOSING_STATUSES.find((status) => status === value) ?? '' })
        }
      />
    </div>
  </>
);
