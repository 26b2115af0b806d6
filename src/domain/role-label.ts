const LABELS: Record<string, string> = {
  admin: 'Administrador',
  branch_admin: 'Administrador de sucursal',
  operator: 'Cajero',
};

/** What a person is: the role in Equipo, else the kind of user. */
export const roleLabel = ({ type, roleName }: { type: string; roleName: string | null }): string =>
  roleName ?? LABELS[type] ?? '';
