import { type FormEvent, useState } from 'react';
import { DateRangeFields } from '../../../blocks/list/date-range-fields.tsx';
import { FilterButtons, OpenFiltersButton } from '../../../blocks/list/filter-buttons.tsx';
import { FiltersSheet } from '../../../blocks/list/filters-sheet.tsx';
import * as css from '../../../blocks/list/list-filters.css.ts';
import { RangeProblem } from '../../../blocks/list/range.tsx';
import { type TypedFilters, useTypedDays } from '../../../blocks/list/use-typed-days.ts';
import { LONGEST } from '../../../domain/lengths.ts';
import { plainFilter } from '../../../domain/plain-line.ts';
import { card } from '../../../ui/card.css.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useBelow } from '../../../ui/use-below.ts';
import { KIND_OPTIONS, kindOf } from '../activity-kinds.ts';
import { changeFilters, cleanFilters } from './activity-store.ts';
import { type ActivityFilters, isNarrowed } from './activity-view.ts';

/** What counts only when it is applied: the person, and the dates as people write them. */
type TypedActivity = TypedFilters<Pick<ActivityFilters, 'actor' | 'from' | 'to'>>;

interface FiltersProps {
  filters: ActivityFilters;
  /** How many filters are on. */
  count: number;
}

export function ActivityFiltersCard(props: FiltersProps) {
  const narrow = useBelow('md');
  const { actor, from, to } = props.filters;
  const form = useTypedDays({ actor, from, to }, (typed) =>
    changeFilters({ ...typed, actor: plainFilter(typed.actor) }),
  );
  return (
    <section className={card} aria-label="Filtros">
      {narrow ? <BriefFilters {...props} form={form} /> : <AllFilters {...props} form={form} />}
    </section>
  );
}

function AllFilters({ filters, form }: FiltersProps & { form: TypedActivity }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.apply();
  };
  return (
    <form className={css.filters} onSubmit={submit} noValidate>
      <div className={css.line}>
        <div className={css.wideField}>
          <PersonField {...form} size="sm" />
        </div>
        <div className={css.field}>
          <KindSelect kind={filters.kind} />
        </div>
        <DateRangeFields {...form} />
        <FilterButtons narrowed={isNarrowed(filters)} onClean={cleanFilters} />
      </div>
      <RangeProblem {...form.dates} />
    </form>
  );
}

function BriefFilters({ filters, form, count }: FiltersProps & { form: TypedActivity }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.brief}>
      <OpenFiltersButton count={count} onOpen={() => setOpen(true)} />
      {open && (
        <FiltersSheet onApply={form.apply} onClean={cleanFilters} onClose={() => setOpen(false)}>
          <PersonField {...form} />
          <KindSelect kind={filters.kind} />
          <DateRangeFields {...form} />
          <RangeProblem {...form.dates} />
        </FiltersSheet>
      )}
    </div>
  );
}

const PersonField = ({ typed, type, size }: TypedActivity & { size?: 'sm' }) => (
  <TextField
    label="Persona"
    {...(size && { size })}
    placeholder="@usuario o nombre"
    maxLength={LONGEST.search}
    autoComplete="off"
    value={typed.actor}
    onChange={(actor) => type({ actor })}
  />
);

/** What is chosen applies at once. */
const KindSelect = ({ kind }: Pick<ActivityFilters, 'kind'>) => (
  <SelectField
    label="Tipo"
    value={kind}
    active={kind !== ''}
    options={KIND_OPTIONS}
    onChange={(value) => changeFilters({ kind: kindOf(value) ?? '' })}
  />
);
