import type { ActivityKind, Schemas } from '@cobros/sdk';
import { formatPage, type PageView, parseDays, parsePage } from '../../../blocks/list/page-address.ts';
import { type DayRange, momentsOf } from '../../../domain/date-range.ts';
import { plainFilter } from '../../../domain/plain-line.ts';
import { kindOf } from '../activity-kinds.ts';

/** What of the register is wanted. Empty means: does not filter. */
export interface ActivityFilters extends DayRange {
  /** Name or username of who did it. */
  actor: string;
  kind: ActivityKind | '';
}

/** Everything that the address of the register says. */
export interface ActivityView extends PageView {
  filters: ActivityFilters;
}

export const NO_ACTIVITY_FILTERS: ActivityFilters = { actor: '', kind: '', from: '', to: '' };

export function isNarrowed(filters: ActivityFilters): boolean {
  return Object.values(filters).some((value) => value !== '');
}

/** What an address (`?person=elena&kind=refunds&page=2`) says. What it says wrong counts as not said. */
export function parseActivityAddress(search: string): ActivityView {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name) ?? '';
  return {
    ...parsePage(params),
    filters: {
      actor: plainFilter(text('person')),
      kind: kindOf(text('kind')) ?? '',
      ...parseDays(params),
    },
  };
}

/** `?kind=refunds&page=2`, or empty. */
export function formatActivityAddress({ filters, ...page }: ActivityView): string {
  const { actor, kind, from, to } = filters;
  return formatPage(page, [
    ['person', actor],
    ['kind', kind],
    ['from', from],
    ['to', to],
  ]);
}

/** The filters as the API wants them; days run in UTC (section 5 of the specification). */
export function filterContent({ actor, kind, from, to }: ActivityFilters): Schemas['ActivityFilters'] {
  return {
    ...(actor && { actor }),
    ...(kind && { kinds: [kind] }),
    ...momentsOf({ from, to }),
  };
}
