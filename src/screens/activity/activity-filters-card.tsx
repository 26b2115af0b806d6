import { type AppliedFilter, activeFiltersOf } from '#blocks/list/applied-filter-chips.tsx';
import { DateRangeFields } from '#blocks/list/date-range-fields.tsx';
import { FiltersCard } from '#blocks/list/filters-card.tsx';
import { useFilterForm } from '#blocks/list/use-filter-form.ts';
import { cleanFilterText } from '#domain/clean-text.ts';
import { formatTypedDays } from '#domain/day-range.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { SelectField } from '#ui/select-field.tsx';
import {
  ACTIVITY_KINDS,
  type ActivityFilters,
  activityAddress,
  KIND_OPTIONS,
  kindOf,
} from './activity-filters.ts';

export function activityFilterChips({ actor, kind, from, to }: ActivityFilters): AppliedFilter[] {
  return activeFiltersOf<ActivityFilters>(
    [
      ['search', actor && `Persona: ${actor}`, { actor: '' }],
      ['kind', kind && ACTIVITY_KINDS[kind].label, { kind: '' }],
      ['days', from || to ? formatTypedDays({ from, to }) : '', { from: '', to: '' }],
    ],
    activityAddress.changeFilters,
  );
}

const { changeFilters, cleanFilters, version } = activityAddress;

const SEARCH = {
  name: 'actor',
  label: 'Persona',
  placeholder: 'Persona: @usuario o nombre',
  maxLength: LONGEST.search,
} as const;

interface FiltersProps {
  filters: ActivityFilters;
  /** Number of active filters among the fields of the sheet. */
  count: number;
}

export function ActivityFiltersCard({ filters: { actor, kind, from, to }, count }: FiltersProps) {
  const form = useFilterForm({
    applied: { actor, from, to },
    onApply: (typed) => changeFilters({ ...typed, actor: cleanFilterText(typed.actor) }),
    version,
  });
  return (
    <FiltersCard form={form} count={count} onClean={cleanFilters} search={SEARCH}>
      <KindSelect kind={kind} />
      <DateRangeFields {...form} />
    </FiltersCard>
  );
}

/** The select that filters by kind; it applies immediately. */
const KindSelect = ({ kind }: Pick<ActivityFilters, 'kind'>) => (
  <SelectField
    label="Tipo"
    value={kind}
    active={kind !== ''}
    options={KIND_OPTIONS}
    onChange={(value) => changeFilters({ kind: kindOf(value) ?? '' })}
  />
);
