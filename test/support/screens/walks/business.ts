import { choose } from '../../row-dialogs.ts';
import type { ScreenCase, ScreenWalk } from '../screen-case.ts';
import { dialogOf, inDialog, menu, paymentDialog, rowDialog, screen, show } from '../screen-case-builders.ts';

const BRANCHES = '/branches';
const TEAM = '/user-administration';
const PROFILE = '/profile';

const BRANCH_DIALOGS: readonly ScreenCase[] = [
  dialogOf(BRANCHES, 'branch-create', 'branch/create', 'Nueva sucursal'),
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
];

const TEAM_DIALOGS: readonly ScreenCase[] = [
  dialogOf(TEAM, 'team-create', 'administrative-user/create', 'Nuevo usuario'),
  rowDialog(TEAM, 'Silvia Orellana', 'Editar', 'administrative-user/edit'),
  rowDialog(TEAM, 'Silvia Orellana', 'Reiniciar contraseña', 'administrative-user/password'),
  rowDialog(TEAM, 'Silvia Orellana', 'Eliminar', 'administrative-user/delete'),
  rowDialog(TEAM, 'Ricardo Galindo', 'Quitar verificación en dos pasos', 'administrative-user/second-factor'),
  dialogOf(
    TEAM,
    'team-second-factor-roles',
    'administrative-user/second-factor-roles',
    'Verificación en dos pasos',
  ),
];

const PROFILE_DIALOGS: readonly ScreenCase[] = [
  dialogOf(PROFILE, 'business-name', 'profile/business-name', 'Editar nombre del negocio'),
  dialogOf(PROFILE, 'own-name', 'profile/name', 'Editar tu nombre'),
  dialogOf(PROFILE, 'email', 'profile/email', 'Editar correo electrónico'),
  dialogOf(PROFILE, 'email-code', 'profile/email-code', 'Editar correo electrónico', async (page) => {
    await inDialog(page).getByLabel('Correo electrónico nuevo').fill('nuevo@tiendaluna.gt');
    await inDialog(page).locator('button[type=submit]').click();
    await page.getByLabel('Dígito 1').waitFor();
  }),
  dialogOf(PROFILE, 'phone-number', 'profile/phone-number', 'Editar teléfono'),
  dialogOf(PROFILE, 'closing-count', 'profile/closing-count', 'Editar cierre con conteo'),
  dialogOf(PROFILE, 'avatar', 'profile/avatar', 'Cambiar foto'),
  dialogOf(PROFILE, 'password', 'profile/password', 'Cambiar contraseña'),
];

export const BUSINESS: ScreenWalk = {
  username: 'tiendaluna',
  cases: [
    screen('dashboard', 'user /transaction/dashboard', '/transaction/dashboard'),
    paymentDialog('Pendientes', /^Asignar/, 'Asignar', 'transaction/assign'),
    paymentDialog('Pendientes', /^Asignar/, 'Rechazar', 'transaction/reject'),
    screen('branches', 'user /branches', BRANCHES),
    menu(BRANCHES, 'branches-table.tsx', 'Acciones de Zona 10'),
    ...BRANCH_DIALOGS,
    {
      name: 'cashiers-of-branch',
      shows: ['user /branches/checkouts'],
      async open(page) {
        await show(page, BRANCHES);
        await page.getByRole('link', { name: 'Ver cajas de Zona 10' }).click();
        await page.getByRole('button', { name: 'Acciones de Kiosco' }).waitFor();
      },
    },
    {
      name: 'cashier-unblock',
      shows: ['cashier/unblock'],
      async open(page) {
        await page.getByRole('button', { name: 'Acciones de Kiosco' }).click();
        await page.getByRole('menuitem', { name: 'Desbloquear caja' }).click();
        await inDialog(page).waitFor();
      },
    },
    screen('team', 'user /user-administration', TEAM),
    menu(TEAM, 'administrative-users-table.tsx', 'Acciones de Ricardo Galindo'),
    ...TEAM_DIALOGS,
    screen('activity', 'user /user-administration/activity', `${TEAM}/activity`),
    screen('profile', 'user /profile', PROFILE),
    ...PROFILE_DIALOGS,
    {
      name: 'branch-unblock',
      shows: ['branch/unblock'],
      async open(page) {
        await show(page, BRANCHES);
        await choose(page, 'Zona 10', 'Bloquear sucursal');
        await page.getByLabel(/Escribe/).fill('Bloquear');
        await inDialog(page).getByRole('button', { name: 'Bloquear sucursal' }).click();
        await inDialog(page).waitFor({ state: 'detached' });
        await choose(page, 'Zona 10', 'Desbloquear sucursal');
        await inDialog(page).waitFor();
      },
    },
  ],
};
