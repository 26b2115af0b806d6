import { type AppliedFilter, activeFiltersOf } from '../../blocks/list/applied-filter-chips.tsx';
import { formatTypedDays } from '../../domain/day-range.ts';
import { activityAddress } from './activity-address.ts';
import type { ActivityFilters } from './activity-filters.ts';
import { ACTIVITY_KINDS } from './activity-kinds.ts';

export function activityFilterChips({ actor, kind, from, to }: ActivityFilters): AppliedFilter[] {
  return activeFiltersOf<ActivityFilters>(
    [
      ['actor', actor && `Persona: ${actor}`, { actor: '' }],
      ['kind', kind && ACTIVITY_KINDS[kind].label, { kind: '' }],
      ['days', from || to ? formatTypedDays({ from, to }) : '', { from: '', to: '' }],
    ],
    activityAddress.changeFilters,
  );
}
