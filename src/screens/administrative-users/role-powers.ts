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
 * What permissions come to in plain words: `Ve pagos y cierres. No cambia nada.` People of Equipo without `cashier_manage`
 * only read, which is the API's rule for what has no permission of its own.
 */
export function powersOf(permissions: readonly string[]): string {
  const has = (permission: string) => permissions.includes(permission);
  const seen = AREAS.filter(({ sees }) => has(sees));
  const changed = seen.filter(({ changes }) => changes.some(has));
  const names = (areas: typeof seen) => LIST.format(areas.map(({ name }) => name));
  return [
    seen.length > 0 ? `Ve ${names(seen)}.` : 'No ve nada.',
    changed.length > 0 ? `Cambia ${names(changed)}.` : 'No cambia nada.',
  ].join(' ');
}
