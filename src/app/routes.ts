import type { ComponentType } from 'react';
import { can, type Person, type Requirement } from '../domain/permissions.ts';
import * as loginScreen from '../screens/auth/login-screen.tsx';
import { matches } from './matches.ts';
import { paths } from './paths.ts';

export interface Screen {
  default: ComponentType;
  /** What is shown at a path, where the screen has several; undefined where the route's own title fits. */
  titleOf?: (path: string) => string | undefined;
}

export interface Route {
  /** The path itself; `:id` is any one part of it, and `/*` at the end everything below it too. */
  path: string;
  audience: 'visitor' | 'user';
  requires?: Requirement;
  title: string;
  load: () => Promise<Screen>;
}

/** Section 2 of the specification: who may enter the areas of the portal. */
export const AREA_REQUIREMENTS: Record<string, Requirement> = {
  [paths.closing.root]: {
    either: [
      { all: ['closing_for_master_cashier'] },
      { none: ['closing_blocked', 'closing_for_master_cashier'] },
    ],
  },
  [paths.cashiers]: { role: 'branch_admin' },
  [paths.branches.root]: { role: 'admin' },
  [paths.administrativeUsers.root]: { role: 'admin' },
};

export const ROUTES: readonly Route[] = [
  {
    path: paths.auth.login,
    audience: 'visitor',
    title: 'Iniciar sesión',
    // Part of the first file: nearly everybody who comes without a session comes here.
    load: async () => loginScreen,
  },
  {
    path: paths.auth.forgotPassword,
    audience: 'visitor',
    title: '¿Olvidaste tu contraseña?',
    load: () => import('../screens/auth/forgot-password-screen.tsx'),
  },
  {
    path: paths.auth.resetPassword,
    audience: 'visitor',
    title: 'Crea una contraseña',
    load: () => import('../screens/auth/reset-password-screen.tsx'),
  },
  {
    path: `${paths.affiliations}/*`,
    audience: 'visitor',
    title: 'Afiliaciones',
    load: () => import('../screens/sign-up/sign-up-screen.tsx'),
  },
  {
    path: paths.transaction.dashboard,
    audience: 'user',
    title: 'Pagos',
    load: () => import('../screens/transactions/dashboard-screen.tsx'),
  },
  {
    path: paths.transaction.history,
    audience: 'user',
    title: 'Historial',
    load: () => import('../screens/transactions/history-screen.tsx'),
  },
  {
    path: paths.closing.history,
    audience: 'user',
    title: 'Cierres',
    load: () => import('../screens/closings/closings-screen.tsx'),
  },
  {
    path: paths.closing.detail,
    audience: 'user',
    title: 'Cierre',
    load: () => import('../screens/closings/closing-detail-screen.tsx'),
  },
  {
    path: paths.branches.root,
    audience: 'user',
    requires: { all: ['branch_view'] },
    title: 'Sucursales',
    load: () => import('../screens/branches/branches-screen.tsx'),
  },
  {
    path: paths.branches.checkouts,
    audience: 'user',
    requires: { all: ['cashier_view'] },
    title: 'Cajas',
    load: () => import('../screens/cashiers/cashiers-screen.tsx'),
  },
  {
    path: paths.cashiers,
    audience: 'user',
    requires: { all: ['cashier_view'] },
    title: 'Cajas',
    load: () => import('../screens/cashiers/cashiers-screen.tsx'),
  },
  {
    path: paths.administrativeUsers.root,
    audience: 'user',
    requires: { all: ['user_view'] },
    title: 'Equipo',
    load: () => import('../screens/administrative-users/administrative-users-screen.tsx'),
  },
  {
    path: paths.administrativeUsers.activity,
    audience: 'user',
    requires: { all: ['user_view'] },
    title: 'Registro de actividad',
    load: () => import('../screens/administrative-users/activity-screen.tsx'),
  },
  {
    path: paths.profile,
    audience: 'user',
    requires: { all: ['profile_view'] },
    title: 'Perfil',
    load: () => import('../screens/profile/profile-screen.tsx'),
  },
];

/** Section 2 again: what leads elsewhere, first match first. */
const REDIRECTS: Record<Route['audience'], readonly [from: string, to: string][]> = {
  visitor: [[paths.auth.root, paths.auth.login]],
  user: [
    [paths.home, paths.transaction.root],
    [paths.transaction.root, paths.transaction.dashboard],
    [paths.closing.root, paths.closing.history],
    [`${paths.auth.root}/*`, paths.transaction.dashboard],
  ],
};

/** Section 2 once more: where unknown paths below an area lead those who may go there. Others see the 404 page. */
const BELOW_AREAS: readonly { area: string; requires: Requirement; to: string }[] = [
  { area: paths.branches.root, requires: { all: ['branch_view'] }, to: paths.branches.root },
];

export const NOT_FOUND_ROUTE: Route = {
  path: '/*',
  audience: 'user',
  title: 'Error 404',
  load: () => import('./not-found-screen.tsx'),
};

export type Resolution = { route: Route; redirect?: never } | { redirect: string; route?: never };

/** What stands at every path for who came in with a one-time password. */
export const CHANGE_PASSWORD: Resolution = {
  route: {
    path: '/*',
    audience: 'visitor',
    title: 'Crea una contraseña',
    load: () => import('../screens/auth/change-password-screen.tsx'),
  },
};

/** What stands at a path for this person (null: a visitor). */
export function resolveRoute(path: string, person: Person | null): Resolution {
  const audience = person ? 'user' : 'visitor';
  const redirect = REDIRECTS[audience].find(([from]) => matches(from, path));
  if (redirect) return { redirect: redirect[1] };

  const route = ROUTES.find((one) => one.audience === audience && matches(one.path, path));
  if (route && (!person || mayEnter(person, route))) return { route };
  const above = route || !person ? undefined : aboveOf(path, person);
  if (above) return { redirect: above };

  return fallback(path, person);
}

function aboveOf(path: string, person: Person): string | undefined {
  return BELOW_AREAS.find(
    ({ area, requires }) => matches(`${area}/*`, path) && areaAllows(person, path) && can(person, requires),
  )?.to;
}

function mayEnter(person: Person, route: Route): boolean {
  return areaAllows(person, route.path) && (!route.requires || can(person, route.requires));
}

function areaAllows(person: Person, path: string): boolean {
  return Object.entries(AREA_REQUIREMENTS).every(
    ([area, requirement]) => !matches(`${area}/*`, path) || can(person, requirement),
  );
}

/** Unknown places inside a known area are a 404; a place nobody of this kind may enter leads home. */
function fallback(path: string, person: Person | null): Resolution {
  if (!person) return { redirect: paths.auth.root };
  const areas = [...new Set(ROUTES.filter((one) => one.audience === 'user').map((one) => areaOf(one.path)))];
  const known = areas.some((area) => matches(`${area}/*`, path));
  return known && areaAllows(person, path) ? { route: NOT_FOUND_ROUTE } : { redirect: paths.home };
}

function areaOf(path: string): string {
  return `/${path.split('/')[1]}`;
}
