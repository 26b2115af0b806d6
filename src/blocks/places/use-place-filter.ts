import type { Branch } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import type { Person } from '#domain/permissions.ts';
import { seesBranches, seesCashiers } from '#domain/sees-branches-and-cashiers.ts';
import type { Resource } from '#stores/resource.ts';
import type { SelectOption } from '#ui/select.tsx';
import { useAllCashiers, useBranchList } from './place-operations.ts';
import { placeOptions, withBranch } from './place-options.ts';

/** Ids of the chosen branch and cashier; empty if none is chosen. */
export interface ChosenPlaces {
  branchId: string;
  cashierId: string;
}

/** Branches and cashiers to filter by, including deleted ones, which still have payments. */
export interface PlaceFilter {
  /** Undefined when there is nothing to choose. */
  branches: readonly SelectOption[] | undefined;
  cashiers: readonly SelectOption[] | undefined;
  /** Ids from the address that exist and that this user may choose; others are ignored. */
  chosen: ChosenPlaces;
  /** False until the ids from the address have been checked. */
  resolved: boolean;
}

export function usePlaceFilter(person: Person, requested: ChosenPlaces): PlaceFilter {
  useSignals();
  const ofBranches = seesBranches(person);
  const ofCashiers = seesCashiers(person);
  const { branches, branchId, resolved } = useBranchFilter(person, requested.branchId, true);
  const cashierList = useAllCashiers(branchId, ofCashiers);
  const cashiers = cashierList.data.value;
  const cashierId = ofCashiers ? knownId(requested.cashierId, cashiers) : '';
  const branchNames = new Map(branches?.map(({ id, name }) => [id, name]));
  return {
    branches: ofBranches ? placeOptions('Todas', branches ?? [], branchId) : undefined,
    cashiers: ofCashiers
      ? placeOptions('Todas', withBranch(cashiers ?? [], branchId ? new Map() : branchNames), cashierId)
      : undefined,
    chosen: { branchId, cashierId },
    resolved: resolved && (!cashierId || isRead(cashierList)),
  };
}

interface BranchFilter {
  /** Undefined until they are read. */
  branches: readonly Branch[] | undefined;
  branchId: string;
  resolved: boolean;
}

/** Without `listed`, branches are read only to check one from the address. */
export function useBranchFilter(person: Person, requested: string, listed = false): BranchFilter {
  useSignals();
  const chooses = seesBranches(person);
  const list = useBranchList(chooses && (listed || requested !== ''));
  const branches = list.data.value;
  const branchId = chooses ? knownId(requested, branches) : '';
  return { branches, branchId, resolved: !branchId || isRead(list) };
}

/** Hides a failure that an unknown branch or cashier may have caused, until the ids have been checked. */
export function pendingUntilResolved<Of extends { stale: boolean; failure: unknown }>(
  reading: Of,
  { resolved }: Pick<PlaceFilter, 'resolved'>,
): Of {
  return resolved ? reading : { ...reading, stale: true, failure: undefined };
}

/** Until the list is loaded, every id is accepted. */
const knownId = (requested: string, places: readonly { id: string }[] | undefined): string =>
  !places || places.some(({ id }) => id === requested) ? requested : '';

const isRead = ({ data, failure }: Resource<unknown>): boolean =>
  data.value !== undefined || failure.value !== undefined;
