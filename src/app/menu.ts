import { paths } from '#domain/paths.ts';
import { can, type Person, type Requirement } from '#domain/permissions.ts';
import { READS_SUMMARY } from '#domain/sees-branches-and-cashiers.ts';
import type { IconName } from '#ui/icon.tsx';
import { resolveRoute } from './resolve-route.ts';
import { NOT_FOUND_ROUTE } from './routes.ts';

export interface MenuEntry {
  label: string;
  path: string;
  /** The entry is selected on every path below this one. */
  area: string;
  icon: IconName;
  requires: Requirement;
}

/** The menu of section 2 of the specification, in its order; only Resumen and Por aprobar are added. */
export const MENU: readonly MenuEntry[] = [
  {
    label: 'Pagos',
    path: paths.transaction.dashboard,
    area: paths.transaction.root,
    icon: 'payments',
    requires: { all: ['view_payments'] },
  },
  {
    label: 'Resumen',
    path: paths.summary,
    area: paths.summary,
    icon: 'chart',
    requires: READS_SUMMARY,
  },
  { label: 'Por aprobar', path: paths.approvals, area: paths.approvals, icon: 'undo', requires: {} },
  {
    label: 'Cierres',
    path: paths.closing.history,
    area: paths.closing.root,
    icon: 'closing',
    // A titular cashier without `closing_history` still makes the closings of its children here.
    requires: { any: ['closing_history', 'closing_for_master_cashier'] },
  },
  {
    label: 'Cajas',
    path: paths.cashiers,
    area: paths.cashiers,
    icon: 'cashier',
    requires: { role: 'branch_admin', all: ['cashier_view'] },
  },
  {
    label: 'Sucursales',
    path: paths.branches.root,
    area: paths.branches.root,
    icon: 'store',
    requires: { role: 'admin', all: ['branch_view'] },
  },
  {
    label: 'Equipo',
    path: paths.administrativeUsers.root,
    area: paths.administrativeUsers.root,
    icon: 'users',
    requires: { all: ['user_view'] },
  },
  {
    label: 'Perfil',
    path: paths.profile,
    area: paths.profile,
    icon: 'user',
    requires: { all: ['profile_view'] },
  },
];

/** Menu entries that this user may see and that lead to a screen. */
export function menuOf(person: Person): MenuEntry[] {
  return MENU.filter(({ path, requires }) => can(person, requires) && leadsToScreen(path, person));
}

/** Tests whether this user gets a screen at a path, as opposed to a redirect or the 404 page. */
export function leadsToScreen(path: string, person: Person): boolean {
  const { route } = resolveRoute(path, person);
  return route !== undefined && route !== NOT_FOUND_ROUTE;
}
