/** What permissions come to in plain words, an area a line. What a role has nothing of is not said. */
export function powersOf(permissions: readonly string[]): string[] {
  const has = (permission: string) => permissions.includes(permission);
  const changes = has('cashier_manage');
  const area = (sees: boolean, name: string, verbs: readonly (readonly [string, string])[]) => {
    const said = verbs.filter(([permission]) => has(permission)).map(([, verb]) => verb);
    if (said.length === 0) return sees ? `${name}: solo ver` : '';
    return `${name}: ver, ${said.join(', ')}`;
  };
  return [
    has('view_payments') && (changes ? 'Pagos: ver, cobrar, reembolsar y exportar' : 'Pagos: ver y exportar'),
    has('view_balance') && 'Pagos por liquidar: ver',
    has('closing_history') && (changes ? 'Cierres: ver, realizar y exportar' : 'Cierres: ver y exportar'),
    area(has('branch_view'), 'Sucursales', [
      ['branch_create', 'crear'],
      ['branch_manage', 'administrar'],
      ['branch_delete', 'eliminar'],
    ]),
    area(has('cashier_view'), 'Cajas', [
      ['cashier_create', 'crear'],
      ['cashier_manage', 'administrar'],
      ['cashier_delete', 'eliminar'],
    ]),
    has('user_view') &&
      (changes
        ? 'Equipo y registro de actividad: ver y administrar'
        : 'Equipo y registro de actividad: solo ver'),
  ].filter((power): power is string => Boolean(power));
}
