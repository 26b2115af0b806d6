import { computed, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { navigate } from 'wouter/use-browser-location';
import { api } from '../../api/api.ts';
import { type Reading, usePage } from '../../blocks/list/use-page.ts';
import { paths } from '../../domain/paths.ts';
import { createModalStep } from '../../stores/modal-step.ts';
import {
  type ClosingFilters,
  type ClosingsView,
  formatClosingsAddress,
  NO_CLOSING_FILTERS,
  parseClosingsAddress,
  searchContent,
} from './closings-view.ts';

/** Everything that is read about closings; operations that make one invalidate it. */
export const CLOSINGS = 'closings';

/** The modal of section 2: none, or closing. */
export const closingModal = createModalStep<{ step: 'close' }>();

const version = signal(0);

/** Moves on with every successful closing: half-typed filters of the one before are gone, and the list is another. */
export const filterVersion = computed(() => version.value);

/** Every change of the view is a step that Back takes back. */
export function changeView(change: Partial<ClosingsView>): void {
  navigate(
    location.pathname + formatClosingsAddress({ ...parseClosingsAddress(location.search), ...change }),
  );
}

/** Another set begins at its first page. */
export function changeFilters(change: Partial<ClosingFilters>): void {
  const { filters } = parseClosingsAddress(location.search);
  changeView({ filters: { ...filters, ...change }, page: 1 });
}

export function cleanFilters(): void {
  changeView({ filters: NO_CLOSING_FILTERS, page: 1 });
}

/** Section 4 of the specification: a successful closing clears the filters and bumps their version. */
export function closingSucceeded(): void {
  version.value += 1;
  if (location.pathname === paths.closing.history) cleanFilters();
}

const listSearch = signal('');

/** The list as it was left, for the way back from a closing. */
export const listHref = computed(() => paths.closing.history + listSearch.value);
export function rememberList(search: string): void {
  listSearch.value = search && `?${search}`;
}

export function closingHref(id: string): string {
  return paths.closing.detail.replace(':id', encodeURIComponent(id));
}

type ClosingsPage = Extract<Awaited<ReturnType<typeof api.closings.history>>, { ok: true }>['data'];
export type Closings = Reading<ClosingsPage>;

export function useClosings(view: ClosingsView): Closings {
  useSignals();
  const key = `${CLOSINGS}/list/${filterVersion.value}/${formatClosingsAddress(view)}`;
  return usePage(key, (signal) => api.closings.history(searchContent(view), { signal }));
}
