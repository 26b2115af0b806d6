import { createListAddress, parseDays } from '../../blocks/list/list-address.ts';
import { cleanFilterText } from '../../domain/clean-text.ts';
import { type ActivityFilters, NO_ACTIVITY_FILTERS } from './activity-filters.ts';
import { kindOf } from './activity-kinds.ts';

export const activityAddress = createListAddress<ActivityFilters>({
  none: NO_ACTIVITY_FILTERS,
  parse: (params) => ({
    actor: cleanFilterText(params.get('person') ?? ''),
    kind: kindOf(params.get('kind') ?? '') ?? '',
    ...parseDays(params),
  }),
  format: ({ actor, kind, from, to }) => [
    ['person', actor],
    ['kind', kind],
    ['from', from],
    ['to', to],
  ],
});
