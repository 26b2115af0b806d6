import type { ActivityKind, Schemas } from '@cobros/sdk';
import { formatPage, type PageView, parsePage } from '../../../blocks/page-address.ts';
import { type DayRange, dayEnd, dayStart, isDay } from '../../../domain/date-range.ts';
import { plainLine } from '../../../domain/plain-line.ts';
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

const LONGEST_TEXT = 120;

export function isNarrowed(filters: ActivityFilters): boolean {
  return Object.values(filters).some((value) => value !== '');
}

/** Text as the API takes it: one line of at most 120 characters. */
export function plainText(typed: string): string {
  return [...plainLine(typed)].slice(0, LONGEST_TEXT).join('');
}

/** What an address (`?person=elena&kind=refunds&page=2`) says. What it says wrong counts as not said. */
export function parseActivityAddress(search: string): ActivityView {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name) ?? '';
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  const days = { from: day('from'), to: day('to') };
  return {
    ...parsePage(params),
    filters: {
      actor: plainText(text('person')),
      kind: kindOf(text('kind')) ?? '',
      ...(days.from && days.to && days.from > days.to ? { from: '', to: '' } : days),
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
    ...(from && { startDate: dayStart(from) }),
    ...(to && { endDate: dayEnd(to) }),
  };
}
