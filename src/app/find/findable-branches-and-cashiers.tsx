import type { Branch, Cashier } from '@cobros/sdk';
import { navigate } from 'wouter/use-browser-location';
import { ActiveOrBlockedChip } from '#blocks/list/active-or-blocked-chip.tsx';
import { cashiersLink } from '#blocks/places/cashiers-link.ts';
import { paths } from '#domain/paths.ts';
import type { Person } from '#domain/permissions.ts';
import { offersCashiers } from '#screens/branches/branch-actions.ts';
import { historyAddress } from '#screens/history/history-address.ts';
import { type HistoryFilters, NO_HISTORY_FILTERS } from '#screens/history/history-filters.ts';
import { leadsToScreen } from '../menu.ts';
import type { Found } from './found.ts';
import { prefillListSearch } from './prefill-list-search.ts';

// Users who may not open the list of branches or cashiers find only their names, as in filters; a result leads to the payments.

export function findableBranches(branches: readonly Branch[], person: Person): Found[] {
  const seesScreen = leadsToScreen(paths.branches.root, person);
  const seesCashiers =
    seesScreen && leadsToScreen(paths.branches.checkouts, person) && offersCashiers(person);
  return branches.map((branch) => {
    const { id, name, referenceId, address, status } = branch;
    const found = { key: `branch ${id}`, icon: 'store', name } as const;
    if (!seesScreen) return { ...found, open: () => openHistory({ branchId: id }) };
    const { href, state } = cashiersLink(branch, false);
    return {
      ...found,
      detail: `${referenceId} · ${address}`,
      texts: [referenceId, address],
      status: <ActiveOrBlockedChip status={status} />,
      open: () =>
        seesCashiers ? navigate(href, { state }) : navigate(paths.branches.root, prefillListSearch(name)),
    };
  });
}

export function findableCashiers(
  cashiers: readonly Cashier[],
  branches: readonly Branch[],
  person: Person,
): Found[] {
  const path = person.type === 'admin' ? paths.branches.checkouts : paths.cashiers;
  const seesScreen = leadsToScreen(path, person);
  return cashiers.map((cashier) => {
    const { id, name, username, referenceId, emailAddress, branchId, status } = cashier;
    const branch = branches.find((one) => one.id === branchId);
    const found = { key: `cashier ${id}`, icon: 'cashier', name } as const;
    if (!seesScreen || (person.type === 'admin' && !branch))
      return { ...found, detail: branch?.name, open: () => openHistory({ cashierId: id }) };
    const state = branch && person.type === 'admin' ? cashiersLink(branch, false).state : {};
    return {
      ...found,
      detail: [branch?.name, referenceId, `@${username}`].filter(Boolean).join(' · '),
      texts: [branch?.name, referenceId, username, emailAddress],
      status: <ActiveOrBlockedChip status={status} />,
      open: () => navigate(path, { state: { ...state, ...prefillListSearch(username).state } }),
    };
  });
}

export function openHistory(chosen: Partial<HistoryFilters>): void {
  const view = { ...historyAddress.parse(''), filters: { ...NO_HISTORY_FILTERS, ...chosen } };
  navigate(paths.transaction.history + historyAddress.format(view));
}
