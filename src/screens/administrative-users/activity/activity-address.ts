import type { ActivityKind, Schemas } from '@cobros/sdk';
import { createListAddress, type ListView, parseDays } from '../../../blocks/list/list-address.ts';
import { cleanFilterText } from '../../../domain/clean-text.ts';
import { type DayRange, momentsOf } from '../../../domain/date-range.ts';
import { kindOf } from './activity-kinds.ts';

/** Empty values are off. */
export interface ActivityFilters extends DayRange {
  /** Name or username. */
  actor: string;
  kind: ActivityKind | '';
}

export type ActivityView = ListView<ActivityFilters>;

export const NO_ACTIVITY_FILTERS: ActivityFilters = { actor: '', kind: '', from: '', to: '' };

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

/** Filters as the API expects them; days are in UTC (section 5 of the specification). */
export function filterContent({ actor, kind, from, to }: ActivityFilters): Schemas['ActivityFilters'] {
  return {
    ...(actor && { actor }),
    ...(kind && { kinds: [kind] }),
    ...momentsOf({ from, to }),
  };
}
