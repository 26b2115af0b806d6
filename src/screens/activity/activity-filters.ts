import type { ActivityKind, Schemas } from '@cobros/sdk';
import type { ListView } from '../../blocks/list/list-address.ts';
import { type DayRange, momentsOf } from '../../domain/day-range.ts';

/** Empty values are off. */
export interface ActivityFilters extends DayRange {
  /** Name or username. */
  actor: string;
  kind: ActivityKind | '';
}

export type ActivityView = ListView<ActivityFilters>;

export const NO_ACTIVITY_FILTERS: ActivityFilters = { actor: '', kind: '', from: '', to: '' };

/** Filters as the API expects them; days are in UTC (section 5 of the specification). */
export function filterContent({ actor, kind, from, to }: ActivityFilters): Schemas['ActivityFilters'] {
  return {
    ...(actor && { actor }),
    ...(kind && { kinds: [kind] }),
    ...momentsOf({ from, to }),
  };
}
