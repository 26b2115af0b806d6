import { compareNames } from '../../domain/compare-names.ts';
import { TRANSACTION_STATUS_LABEL } from '../../domain/transaction-status.ts';
import { ANY, ANY_STATUS, isChosen } from './dashboard-filters.ts';
import type { Row } from './reconcile-rows.ts';

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

/** Branches with transactions at the moment, and the chosen one. */
export function branchOptions(rows: Iterable<Row>, chosen: string): FilterOption[] {
  const names = new Map<string, string>();
  for (const { transaction } of rows) {
    const { businessBranchId: id, businessBranchName: name } = transaction;
    if (id) names.set(id, name ?? '');
  }
  const options = [...names].map(([value, label]) => ({ value, label }));
  return [{ value: ANY, label: 'Sucursal: todas' }, ...byLabel(withChosen(options, chosen))];
}

/** Cashiers with transactions at the moment, of the chosen branch if any. Equal names get their branch added. */
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
  return [{ value: ANY, label: 'Usuario: todos' }, ...byLabel(withChosen(options, chosen))];
}

function withChosen(options: FilterOption[], chosen: string): FilterOption[] {
  const hidden = isChosen(chosen) && !options.some(({ value }) => value === chosen);
  return hidden ? [...options, { value: chosen, label: 'Sin transacciones ahora' }] : options;
}

function byLabel(options: FilterOption[]): FilterOption[] {
  return options.sort((one, other) => compareNames(one.label, other.label));
}
