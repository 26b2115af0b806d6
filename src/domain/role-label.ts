const LABELS: Record<string, string> = {
  admin: 'Administrador',
  branch_admin: 'Administrador de sucursal',
  operator: 'Cajero',
};

/** The role of an administrative user, otherwise the user type. */
export const roleLabel = ({ type, roleName }: { type: string; roleName: string | null }): string =>
  roleName ?? LABELS[type] ?? '';
