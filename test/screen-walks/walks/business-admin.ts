import type { Page } from 'playwright-core';
import { WINDOWS } from '../../support/page-checks.ts';
import { signedInClient } from '../../support/signed-in-client.ts';
import { dataOf } from '../../support/unwrap-result.ts';
import type { ScreenCase, ScreenWalk } from '../support/screen-case.ts';
import {
  accessOf,
  choose,
  dialogOf,
  inDialog,
  MENU,
  menu,
  opened,
  openMenu,
  paymentDialog,
  rowDialog,
  screen,
  show,
  submitEmpty,
} from '../support/screen-case-builders.ts';
import { CAJA_1 } from './charges-and-customer-display.ts';
import { PROFILE_OF_BUSINESS } from './profile.ts';
import { RECONCILING } from './reconcile.ts';
import { REFUNDS_OF_BUSINESS } from './refunds.ts';

const BRANCHES = '/branches';
const TEAM = '/user-administration';
const PAYMENTS = '/transaction/dashboard';
const RETURNED = '/closing/history?deposit=returned';

const BRANCH_DIALOGS: readonly ScreenCase[] = [
  dialogOf(BRANCHES, 'branch-create', 'branch/create', 'Nueva sucursal'),
  dialogOf(BRANCHES, 'branch-create-errors', 'branch/create', 'Nueva sucursal', submitEmpty),
  ...(
    [
      ['Editar', 'edit'],
      ['Notificaciones', 'notifications'],
      ['Reiniciar contraseña', 'password'],
      ['Bloquear sucursal', 'block'],
      ['Tipo de cierre', 'closing-type'],
      ['Definir predeterminada', 'default'],
      ['Eliminar', 'delete'],
    ] as const
  ).map(([item, step]) => rowDialog(BRANCHES, 'Zona 10', item, `branch/${step}`)),
  accessOf(BRANCHES, 'Zona 10', 'branch/access'),
];

const TEAM_DIALOGS: readonly ScreenCase[] = [
  dialogOf(TEAM, 'team-create', 'administrative-user/create', 'Nuevo usuario'),
  dialogOf(TEAM, 'team-create-errors', 'administrative-user/create', 'Nuevo usuario', submitEmpty),
  rowDialog(TEAM, 'Silvia Orellana', 'Editar', 'administrative-user/edit'),
  rowDialog(TEAM, 'Silvia Orellana', 'Reiniciar contraseña', 'administrative-user/password'),
  accessOf(TEAM, 'Silvia Orellana', 'administrative-user/access'),
  rowDialog(TEAM, 'Silvia Orellana', 'Eliminar', 'administrative-user/delete'),
  rowDialog(TEAM, 'Ricardo Galindo', 'Quitar verificación en dos pasos', 'administrative-user/second-factor'),
  dialogOf(
    TEAM,
    'team-second-factor-roles',
    'administrative-user/second-factor-roles',
    'Verificación en dos pasos',
  ),
];

/** A screen that is reached from its branch only. */
async function showCashiersOfBranch(page: Page): Promise<void> {
  const isOpen = await page.locator(WINDOWS).count();
  if (isOpen === 0 && new URL(page.url()).pathname === '/branches/checkouts') return;
  await show(page, BRANCHES);
  await page.getByRole('link', { name: 'Ver cajas de Zona 10' }).click();
  await page.getByRole('button', { name: 'Acciones de Kiosco' }).waitFor();
}

/** Somebody charges at a cashier, which is blocked before it was paid. */
async function showBlockedCharge(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const { cashiers } = await signedInClient(origin, 'tiendaluna');
  const { transactions } = await signedInClient(origin, CAJA_1);
  const { businessUserId, businessBranchId } = dataOf(await transactions.charge({ amount: 75 })).transaction;
  dataOf(await cashiers.block({ userId: businessUserId ?? '', businessBranchId: businessBranchId ?? '' }));
  await page.goto(PAYMENTS);
  await page.getByText('Caja bloqueada').scrollIntoViewIfNeeded();
}

async function openFilters(page: Page): Promise<void> {
  const filters = page.getByRole('button', { name: 'Filtros', exact: true });
  if ((await filters.getAttribute('aria-expanded')) === 'false') await filters.click();
  await page.getByLabel('Caja').waitFor();
}

async function openBlockedMenu(page: Page): Promise<void> {
  await showCashiersOfBranch(page);
  await openMenu(page, 'Acciones de Kiosco');
}

export const BUSINESS: ScreenWalk = {
  username: 'tiendaluna',
  cases: [
    screen('dashboard', 'user /transaction/dashboard', PAYMENTS),
    opened(PAYMENTS, 'dashboard-filters', 'user /transaction/dashboard', openFilters, { widths: [320, 390] }),
    { ...menu(PAYMENTS, 'transaction-row-actions.tsx', /^Acciones de/), name: 'pending-payment-menu' },
    opened(
      PAYMENTS,
      'paid-payment-menu',
      'transaction-row-actions.tsx',
      (page) => openMenu(page.getByRole('region', { name: 'Pagados' }), /^Acciones de/),
      { ...MENU, widths: [1440] },
    ),
    paymentDialog('Pendientes', /^Asignar/, 'Asignar', 'transaction/assign'),
    paymentDialog('Pendientes', /^Asignar/, 'Rechazar', 'transaction/reject'),
    screen('summary', 'user /summary', '/summary?period=last-week'),
    menu('/summary?period=last-week', 'excel-button.tsx', 'Más acciones', [390, 320]),
    screen('closings-deposits', 'user /closing/history', RETURNED),
    {
      ...opened(RETURNED, 'closing-deposit-returned', 'user /closing/history/:id', async (page) => {
        await page.getByRole('link', { name: 'Ver por qué' }).click();
        await page.getByRole('heading', { name: 'Depósito', exact: true }).waitFor();
      }),
      reloads: true,
    },
    screen('statement', 'user /closing/statement', '/closing/statement'),
    menu('/closing/statement', 'statement-downloads.tsx', 'Descargar', [390, 320]),
    ...RECONCILING,
    screen('branches', 'user /branches', BRANCHES),
    menu(BRANCHES, 'branches-table.tsx', 'Acciones de Zona 10'),
    ...BRANCH_DIALOGS,
    {
      name: 'cashiers-of-branch',
      shows: ['user /branches/checkouts'],
      reloads: true,
      open: showCashiersOfBranch,
    },
    {
      name: 'blocked-cashier-menu',
      shows: ['cashiers-table.tsx'],
      ...MENU,
      open: openBlockedMenu,
    },
    {
      name: 'cashier-unblock',
      shows: ['cashier/unblock'],
      async open(page) {
        await openBlockedMenu(page);
        await page.getByRole('menuitem', { name: 'Desbloquear caja' }).click();
        await inDialog(page).waitFor();
      },
    },
    screen('team', 'user /user-administration', TEAM),
    menu(TEAM, 'administrative-users-table.tsx', 'Acciones de Ricardo Galindo'),
    menu(TEAM, 'administrative-users-screen.tsx', 'Más acciones', [390, 320]),
    ...TEAM_DIALOGS,
    ...REFUNDS_OF_BUSINESS,
    screen('activity', 'user /user-administration/activity', `${TEAM}/activity`),
    ...PROFILE_OF_BUSINESS,
    opened(BRANCHES, 'branch-unblock', 'branch/unblock', async (page) => {
      await choose(page, 'Zona 10', 'Bloquear sucursal');
      await page.getByLabel(/Escribe/).fill('Bloquear');
      await inDialog(page).getByRole('button', { name: 'Bloquear sucursal' }).click();
      await inDialog(page).waitFor({ state: 'detached' });
      await choose(page, 'Zona 10', 'Desbloquear sucursal');
      await inDialog(page).waitFor();
    }),
    // Last, because the cashier stays blocked.
    opened(PAYMENTS, 'blocked-charge', 'user /transaction/dashboard', showBlockedCharge),
  ],
};
