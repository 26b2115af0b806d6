const AREAS: readonly { name: string; sees: string; changes: readonly string[] }[] = [
  { name: 'pagos', sees: 'view_payments', changes: ['cashier_manage'] },
  { name: 'pagos por liquidar', sees: 'view_balance', changes: [] },
  { name: 'cierres', sees: 'closing_history', changes: ['cashier_manage'] },
  { name: 'sucursales', sees: 'branch_view', changes: ['branch_create', 'branch_manage', 'branch_delete'] },
  { name: 'cajas', sees: 'cashier_view', changes: ['cashier_create', 'cashier_manage', 'cashier_delete'] },
  { name: 'equipo', sees: 'user_view', changes: ['cashier_manage'] },
];

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

/**
 * Permissions in words, for a role without a description: `Ve pagos y cierres, sin cambiar nada.` As in the API, changes
 * without a permission of their own need `cashier_manage`.
 */
export function permissionsSummary(permissions: readonly string[]): string {
  const has = (permission: string) => permissions.includes(permission);
  const names = (areas: typeof AREAS) => LIST.format(areas.map(({ name }) => name));
  const seen = AREAS.filter(({ sees }) => has(sees));
  if (seen.length === 0) return 'No ve nada.';
  const changed = seen.filter(({ changes }) => changes.some(has));
  if (changed.length === 0) return `Ve ${names(seen)}, sin cambiar nada.`;
  const onlySeen = seen.filter((area) => !changed.includes(area));
  const both = `Ve y cambia ${names(changed)}`;
  return onlySeen.length > 0 ? `${both}; solo ve ${names(onlySeen)}.` : `${both}.`;
}
