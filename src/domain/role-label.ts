const LABELS: Record<string, string> = {
  admin: 'Administrador',
  branch_admin: 'Administrador de sucursal',
  operator: 'Cajero',
};

/** The role in Equipo, else the user type. */
export const roleLabel = ({ type, roleName }: { type: string; roleName: string | null }): string =>
  roleName ?? LABELS[type] ?? '';
