import { computed, signal } from '@preact/signals-react';
import { notePageValue, takePageValue } from '../../stores/reload-safe-page-values.ts';
import { type DashboardFilters, isFiltered, NO_FILTERS } from './dashboard-filters.ts';

/** Their name among what survives a reload. */
const KEPT = 'dashboard filters';

const current = signal(NO_FILTERS);

export const filters = computed(() => current.value);
// Separate signals, so that typing in the search does not render the selects.
export const search = computed(() => current.value.search);
export const chosenStatus = computed(() => current.value.status);
export const chosenBranch = computed(() => current.value.branchId);
export const chosenUser = computed(() => current.value.userId);
export const filtersAreOn = computed(() => isFiltered(current.value));

export function setFilters(change: Partial<DashboardFilters>): void {
  current.value = { ...current.peek(), ...change };
  notePageValue(KEPT, current.value);
}

export function clearFilters(): void {
  current.value = NO_FILTERS;
  notePageValue(KEPT, undefined);
}

/** After a reload by the portal. */
export function restoreFilters(): void {
  const kept = takePageValue(KEPT);
  if (kept) setFilters(kept);
}
