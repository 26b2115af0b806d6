import { computed, signal } from '@preact/signals-react';
import { compareNames } from '#domain/compare-names.ts';
import { notePageValue, takePageValue } from '#stores/reload-safe-page-values.ts';
import { TRANSACTION_STATUS_LABEL } from '#words/transaction-status.ts';
import { settleArrivals } from './alerts/arrivals.ts';
import type { Row } from './reconcile-rows.ts';

const ANY_STATUS = '-1';
export const ANY = 'all';

/** The filters of section 2 of the specification: '-1' or empty is every status, 'all' or empty every branch and user. */
export interface DashboardFilters {
  search: string;
  status: string;
  branchId: string;
  userId: string;
}

export const NO_FILTERS: DashboardFilters = {
  search: '',
  status: ANY_STATUS,
  branchId: ANY,
  userId: ANY,
};

export const isStatusChosen = (status: string) => status !== '' && status !== ANY_STATUS;
export const isChosen = (id: string) => id !== '' && id !== ANY;

export function isFiltered({ search, status, branchId, userId }: DashboardFilters): boolean {
  return search.trim() !== '' || isStatusChosen(status) || isChosen(branchId) || isChosen(userId);
}

/** Name under which the filters survive a reload. */
const KEPT = 'dashboard filters';

const current = signal(NO_FILTERS);

export const filters = computed(() => current.value);
// Each filter has a signal of its own, so that typing in the search does not render the selects.
export const search = computed(() => current.value.search);
export const chosenStatus = computed(() => current.value.status);
export const chosenBranch = computed(() => current.value.branchId);
export const chosenUser = computed(() => current.value.userId);
export const filtersAreOn = computed(() => isFiltered(current.value));

export function setFilters(change: Partial<DashboardFilters>): void {
  settleArrivals();
  current.value = { ...current.peek(), ...change };
  notePageValue(KEPT, current.value);
}

export function clearFilters(): void {
  settleArrivals();
  current.value = NO_FILTERS;
  notePageValue(KEPT, undefined);
}

/** Restores the filters after the portal has reloaded the page. */
export function restoreFilters(): void {
  const kept = takePageValue(KEPT);
  if (kept) setFilters(kept);
}

export interface FilterOption {
  value: string;
  label: string;
}

export const STATUS_OPTIONS: readonly FilterOption[] = [
  { value: ANY_STATUS, label: 'Estado: todos' },
  ...(['pending', 'completed', 'refunded'] as const).map((status) => ({
    value: status,
    label: TRANSACTION_STATUS_LABEL[status],
  })),
];

/** Branches that currently have transactions, and the chosen one. */
export function branchOptions(rows: Iterable<Row>, chosen: string): FilterOption[] {
  const names = new Map<string, string>();
  for (const { transaction } of rows) {
    const { businessBranchId: id, businessBranchName: name } = transaction;
    if (id) names.set(id, name ?? '');
  }
  const options = [...names].map(([value, label]) => ({ value, label }));
  return [{ value: ANY, label: 'Sucursal: todas' }, ...byLabel(withChosen(options, chosen))];
}

/** Cashiers that currently have transactions, of the chosen branch if any. Cashiers with equal names show their branch. */
export function userOptions(rows: Iterable<Row>, branchId: string, chosen: string): FilterOption[] {
  const users = new Map<string, { name: string; branch: string }>();
  for (const { transaction } of rows) {
    const { businessUserId: id, businessUserName, businessBranchId, businessBranchName } = transaction;
    if (!id || (isChosen(branchId) && businessBranchId !== branchId)) continue;
    users.set(id, { name: businessUserName ?? '', branch: businessBranchName ?? '' });
  }
  const uses = new Map<string, number>();
  for (const { name } of users.values()) uses.set(name, (uses.get(name) ?? 0) + 1);
  const options = [...users].map(([value, { name, branch }]) => ({
    value,
    label: (uses.get(name) ?? 0) > 1 ? `${name} · ${branch}` : name,
  }));
  return [{ value: ANY, label: 'Caja: todas' }, ...byLabel(withChosen(options, chosen))];
}

function withChosen(options: FilterOption[], chosen: string): FilterOption[] {
  const hidden = isChosen(chosen) && !options.some(({ value }) => value === chosen);
  return hidden ? [...options, { value: chosen, label: 'Sin transacciones ahora' }] : options;
}

function byLabel(options: FilterOption[]): FilterOption[] {
  return options.sort((one, other) => compareNames(one.label, other.label));
}
