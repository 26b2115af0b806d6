import type { Session } from '@cobros/sdk';
import { ROUTES, type Route } from '#app/routes.ts';
import { paths } from '#domain/paths.ts';
import { startSession } from '#stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { ownerSession } from '../dialogs/dialog-case.ts';

// Conciliar reads nothing before a file is chosen.
export const SCREENS = ROUTES.filter(({ visitor, path }) => !visitor && path !== paths.closing.reconcile);

/** Loads their code in advance, because what is loaded on demand arrives at an unpredictable time. */
export async function loadScreens(): Promise<void> {
  await Promise.all([import('#ui/menu.tsx'), import('#app/layout/main-layout.tsx')]);
  await Promise.all(SCREENS.map((route) => route.load(() => import('#app/layout-and-dashboard.ts'))));
}

type Capabilities = NonNullable<Session['userData']['capabilities']>;

/** Signs in somebody who may open the screen, and goes to its address. */
export function goTo({ path, bare }: Route, capabilities: Capabilities): void {
  const { userData, ...owner } = ownerSession();
  const ofBranch = { type: 'branch_admin', branchId: 'br_centro', branchName: 'Centro' } as const;
  const user = { ...userData.user, ...(path === paths.cashiers && ofBranch) };
  const refunds = capabilities.includes('refund-policy') && ({ refundMode: 'allowed' } as const);
  startSession(bare ? session() : { ...owner, userData: { ...userData, user, capabilities, ...refunds } });
  const branch = { branchId: 'br_centro', branchName: 'Centro', username: 'tiendaluna-centro' };
  history.replaceState(branch, '', path.replace(':id', 'cl_1').replace('/*', ''));
}
