import type { Cashier } from '@cobros/sdk';
import { compareNames } from '#domain/compare-names.ts';
import type { SelectOption } from '#ui/select.tsx';

type Place = { id: string; name: string; status: string };

/** Adds the branch to each name, because every branch has a Caja 1. */
export function withBranch(cashiers: readonly Cashier[], branchNames: ReadonlyMap<string, string>): Place[] {
  return cashiers.map(({ id, name, status, branchId }) => {
    const branch = branchNames.get(branchId ?? '');
    return { id, status, name: branch ? `${branch} · ${name}` : name };
  });
}

/** Sorted by name, with deleted ones last. Includes the chosen id even if it is not in the list. */
export function placeOptions(all: string, places: readonly Place[], chosen: string): SelectOption[] {
  const isDeleted = ({ status }: Place) => status === 'deleted';
  const sorted = [...places].sort(
    (one, other) => Number(isDeleted(one)) - Number(isDeleted(other)) || compareNames(one.name, other.name),
  );
  const options = sorted.map((place) => ({
    value: place.id,
    label: isDeleted(place) ? `${place.name} (eliminada)` : place.name,
  }));
  const unknown = chosen !== '' && !places.some(({ id }) => id === chosen);
  return [{ value: '', label: all }, ...options, ...(unknown ? [{ value: chosen, label: chosen }] : [])];
}
