import type { ComponentType } from 'react';
import { paths } from '#domain/paths.ts';
import { APPROVES_REFUNDS, type Requirement } from '#domain/permissions.ts';
import { READS_STATEMENT, READS_SUMMARY, RECONCILES } from '#domain/sees-branches-and-cashiers.ts';
import * as loginScreen from '#screens/auth/login-screen.tsx';

export interface Screen {
  default: ComponentType;
  /** Title of a path, for a screen that has several; undefined falls back to the route's title. */
  titleOf?: (path: string) => string | undefined;
  /** Starts reading the screen's first data. Never rejects. */
  read?: () => Promise<unknown>;
}

/** The screen that shares a file with the layout. */
type SignedInScreens = Record<'dashboard', Screen>;

export interface Route {
  /** `:id` matches one part of the path; `/*` at the end matches everything below it. */
  path: string;
  /** For visitors; other routes are for signed-in users. */
  visitor?: true;
  requires?: Requirement;
  title: string;
  /** The screen fills the page, without the menu around it. */
  bare?: boolean;
  load: (signedIn: () => Promise<SignedInScreens>) => Promise<Screen>;
}

/** Requirements for entering an area (section 2 of the specification). */
export const AREA_REQUIREMENTS: Record<string, Requirement> = {
  [paths.closing.root]: {
    either: [
      { all: ['closing_for_master_cashier'] },
      { none: ['closing_blocked', 'closing_for_master_cashier'] },
    ],
  },
  [paths.summary]: READS_SUMMARY,
  [paths.cashiers]: { role: 'branch_admin' },
  [paths.branches.root]: { role: 'admin' },
  [paths.administrativeUsers.root]: { role: 'admin' },
};

const CUSTOMER_DISPLAY = {
  path: paths.transaction.customerDisplay,
  bare: true,
  title: 'Pantalla para el cliente',
  load: () => import('#screens/customer-display/customer-display-screen.tsx'),
};

const CASHIERS = {
  requires: { all: ['cashier_view'] },
  title: 'Cajas',
  load: () => import('#screens/cashiers/cashiers-screen.tsx'),
} as const;

export const ROUTES: readonly Route[] = [
  {
    path: paths.auth.login,
    visitor: true,
    title: 'Iniciar sesión',
    // Part of the first file, because most visitors start here.
    load: async () => loginScreen,
  },
  {
    path: paths.auth.forgotPassword,
    visitor: true,
    title: '¿Olvidaste tu contraseña?',
    load: () => import('#screens/auth/forgot-password-screen.tsx'),
  },
  {
    path: paths.auth.resetPassword,
    visitor: true,
    title: 'Crea una contraseña',
    load: () => import('#screens/auth/reset-password-screen.tsx'),
  },
  {
    path: paths.auth.secondStep,
    visitor: true,
    title: 'Verificación en dos pasos',
    load: () => import('#screens/auth/second-step-screen.tsx'),
  },
  {
    path: `${paths.affiliations}/*`,
    visitor: true,
    title: 'Afiliaciones',
    load: () => import('#screens/sign-up/sign-up-screen.tsx'),
  },
  // Visitors get a blank page instead of the login page, because customers can see it.
  { ...CUSTOMER_DISPLAY, visitor: true },
  CUSTOMER_DISPLAY,
  {
    path: paths.transaction.dashboard,
    title: 'Pagos',
    load: async (signedIn) => (await signedIn()).dashboard,
  },
  {
    path: paths.transaction.history,
    title: 'Historial',
    load: () => import('#screens/history/history-screen.tsx'),
  },
  {
    path: paths.summary,
    title: 'Resumen',
    load: () => import('#screens/summary/summary-screen.tsx'),
  },
  {
    path: paths.approvals,
    requires: APPROVES_REFUNDS,
    title: 'Por aprobar',
    load: () => import('#screens/refund-approvals/refund-approvals-screen.tsx'),
  },
  {
    path: paths.closing.history,
    title: 'Cierres',
    load: () => import('#screens/closings/closings-screen.tsx'),
  },
  {
    path: paths.closing.detail,
    title: 'Cierre',
    load: () => import('#screens/closings/closing-detail-screen.tsx'),
  },
  {
    path: paths.closing.statement,
    requires: READS_STATEMENT,
    title: 'Estado de cuenta',
    load: () => import('#screens/closings/statement/statement-screen.tsx'),
  },
  {
    path: paths.closing.reconcile,
    requires: RECONCILES,
    title: 'Conciliar',
    load: () => import('#screens/closings/reconcile-deposits/reconcile-screen.tsx'),
  },
  {
    path: paths.branches.root,
    requires: { all: ['branch_view'] },
    title: 'Sucursales',
    load: () => import('#screens/branches/branches-screen.tsx'),
  },
  { ...CASHIERS, path: paths.branches.checkouts },
  { ...CASHIERS, path: paths.cashiers },
  {
    path: paths.administrativeUsers.root,
    requires: { all: ['user_view'] },
    title: 'Equipo',
    load: () => import('#screens/administrative-users/administrative-users-screen.tsx'),
  },
  {
    path: paths.administrativeUsers.activity,
    requires: { all: ['user_view'] },
    title: 'Registro de actividad',
    load: () => import('#screens/activity/activity-screen.tsx'),
  },
  {
    path: paths.administrativeUsers.refunds,
    requires: { capability: 'refund-policy', all: ['user_view'] },
    title: 'Reembolsos',
    load: () => import('#screens/refund-policy/refund-policy-screen.tsx'),
  },
  {
    path: paths.profile,
    requires: { all: ['profile_view'] },
    title: 'Perfil',
    load: () => import('#screens/profile/profile-screen.tsx'),
  },
];

export const NOT_FOUND_ROUTE: Route = {
  path: '/*',
  title: 'Error 404',
  load: () => import('./not-found-screen.tsx'),
};

/** Shown at every path to users who signed in with a one-time password. */
export const CHANGE_PASSWORD_ROUTE: Route = {
  path: '/*',
  visitor: true,
  title: 'Crea una contraseña',
  load: () => import('#screens/auth/change-one-time-password-screen.tsx'),
};

/** Shown at every path to users whose role requires a second factor that they have not set up. */
export const ENROLL_ROUTE: Route = {
  path: '/*',
  visitor: true,
  title: 'Verificación en dos pasos',
  load: () => import('#screens/auth/enroll-second-factor-screen.tsx'),
};
