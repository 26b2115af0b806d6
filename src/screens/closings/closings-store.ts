import { computed, signal } from '@preact/signals-react';
import { type BusinessDay, daysOfFilters } from '../../blocks/list/day-filters.ts';
import { type Reading, usePage } from '../../blocks/list/use-page.ts';
import { paths } from '../../domain/paths.ts';
import { CLOSINGS } from '../../stores/cache-keys.ts';
import { createModalStep } from '../../stores/modal-step.ts';
import { type ClosingsView, closingsAddress, searchContent } from './closings-address.ts';
import { type ClosingsPage, listClosings } from './operations/list-closings.ts';

export interface ClosingStep {
  step: 'close';
}

export const closingModal = createModalStep<ClosingStep>('closing');

/** Section 4 of the specification: a successful closing clears the filters, typed ones included. */
export function closingSucceeded(): void {
  if (location.pathname === paths.closing.history) closingsAddress.cleanFilters();
  else closingsAddress.dropTyped();
}
export const filterVersion = closingsAddress.version;

const listSearch = signal('');

/** The list with its last filters, for the way back from a closing. */
export const listHref = computed(() => paths.closing.history + listSearch.value);
export function rememberList(search: string): void {
  listSearch.value = search && `?${search}`;
}

export function closingHref(id: string): string {
  return paths.closing.detail.replace(':id', encodeURIComponent(id));
}

export function useClosings(view: ClosingsView, day: BusinessDay): Reading<ClosingsPage> {
  // "Hoy" is another set tomorrow, so the key contains the days.
  const { from, to } = daysOfFilters(view.filters, day.today);
  return usePage(
    `${CLOSINGS}/list/${from}/${to}/${closingsAddress.format(view)}`,
    listClosings(searchContent(view, day)),
  );
}
