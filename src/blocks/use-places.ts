import type { Schemas } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { api } from '../api/api.ts';
import { can, type Person } from '../domain/permissions.ts';
import { type Load, useResource } from '../stores/resource.ts';
import type { SelectOption } from '../ui/select.tsx';

type Place = { id: string; name: string; status: string };
type Cashier = Schemas['Cashier'];

/** The branches and cashiers to filter by, also those that were deleted: their payments remain. */
export interface Places {
  /** Undefined where there is nothing to choose. */
  branches: readonly SelectOption[] | undefined;
  cashiers: readonly SelectOption[] | undefined;
}

const NONE: Load<never[]> = async () => ({ ok: true, data: [] });

const loadBranches: Load<Place[]> = async (signal) => {
  const result = await api.branches.list({ includeDeleted: true }, { signal });
  return result.ok ? { ok: true, data: result.data.branches } : result;
};

const loadCashiers =
  (branchId: string): Load<Cashier[]> =>
  async (signal) => {
    const content = { includeDeleted: true, ...(branchId && { businessBranchId: branchId }) };
    const result = await api.cashiers.list(content, { signal });
    return result.ok ? { ok: true, data: result.data.users } : result;
  };

export function usePlaces(person: Person, branchId: string, cashierId: string): Places {
  useSignals();
  const seesBranches = can(person, { role: 'admin', all: ['branch_view'] });
  const seesCashiers = can(person, { any: ['cashier_view', 'closing_for_master_cashier'] });
  const branches = useResource<Place[]>(
    seesBranches ? 'branches/all' : 'no-branches/all',
    seesBranches ? loadBranches : NONE,
  ).data.value;
  const cashiers = useResource<Cashier[]>(
    seesCashiers ? `cashiers/all/${branchId}` : 'no-cashiers/all',
    seesCashiers ? loadCashiers(branchId) : NONE,
  ).data.value;
  const branchNames = new Map(branches?.map(({ id, name }) => [id, name]));
  return {
    branches: seesBranches ? placeOptions('Todas', branches ?? [], branchId) : undefined,
    cashiers: seesCashiers
      ? placeOptions('Todas', withBranch(cashiers ?? [], branchId ? new Map() : branchNames), cashierId)
      : undefined,
  };
}

/** Cashiers of all branches say theirs: each branch has a Caja 1. */
function withBranch(cashiers: readonly Cashier[], branchNames: ReadonlyMap<string, string>): Place[] {
  return cashiers.map(({ id, name, status, branchId }) => {
    const branch = branchNames.get(branchId ?? '');
    return { id, status, name: branch ? `${branch} · ${name}` : name };
  });
}

/** Sorted by name, what was deleted last. The chosen one stays although the list does not know it. */
function placeOptions(all: string, places: readonly Place[], chosen: string): SelectOption[] {
  const gone = (place: Place) => Number(place.status === 'deleted');
  const sorted = [...places].sort(
    (one, other) => gone(one) - gone(other) || one.name.localeCompare(other.name, 'es', { numeric: true }),
  );
  const options = sorted.map((place) => ({
    value: place.id,
    label: gone(place) ? `${place.name} (eliminada)` : place.name,
  }));
  const unknown = chosen !== '' && !places.some(({ id }) => id === chosen);
  return [{ value: '', label: all }, ...options, ...(unknown ? [{ value: chosen, label: chosen }] : [])];
}
