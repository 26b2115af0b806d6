import type { Locator, Page } from 'playwright-core';
import { enrollSecondFactor } from '../../screen-walks/support/enroll-second-factor.ts';
import { openAs } from '../../support/portal-page.ts';
import { signedInClient } from '../../support/signed-in-client.ts';
import { dataOf } from '../../support/unwrap-result.ts';
import { choose, dialogNamed } from '../../support/walk-row-dialog.ts';
import type { BadLineCase } from '../support/bad-line-case.ts';

async function openTeam(page: Page): Promise<void> {
  await openAs(page, 'tiendaluna', '/user-administration');
  await page.getByRole('table', { name: 'Equipo' }).waitFor();
}

async function openRow(page: Page, name: string, item: string, title = item): Promise<Locator> {
  await openTeam(page);
  await choose(page, name, item);
  const dialog = dialogNamed(page, title);
  await dialog.waitFor();
  return dialog;
}

async function addPerson(url: string, name: string, username: string): Promise<void> {
  const { administrativeUsers } = await signedInClient(url, 'tiendaluna');
  const emailAddress = `${username}@tiendaluna.example`;
  const person = { name, username: `tiendaluna-${username}`, emailAddress, roleId: 'ro_contabilidad' };
  dataOf(await administrativeUsers.create(person));
}

/** A row's dialog with a typed confirmation, of somebody who was just added. */
const confirmed = (
  [name, username]: [string, string],
  [item, title]: [string, string],
  rest: Omit<BadLineCase, 'name' | 'open' | 'button'>,
): BadLineCase => ({
  name: title,
  async open({ page, server }) {
    await addPerson(server.url, name, username);
    const dialog = await openRow(page, name, item, title);
    await dialog.getByLabel(/Escribe/).fill(item.split(' ')[0] ?? '');
    return dialog;
  },
  button: title,
  ...rest,
});

export const ADMINISTRATIVE_USERS: readonly BadLineCase[] = [
  {
    name: 'Nuevo usuario',
    async open({ page }) {
      await openTeam(page);
      await page.getByRole('button', { name: 'Nuevo usuario' }).click();
      const dialog = dialogNamed(page, 'Nuevo usuario');
      await dialog.getByLabel('Nombre').fill('Paola Méndez');
      await dialog.getByLabel('Usuario').fill('paola.mendez');
      await dialog.getByLabel('Correo electrónico').fill('paola@tiendaluna.example');
      await dialog.getByLabel('Teléfono').fill('5555 0190');
      await dialog.locator('label', { hasText: 'Contabilidad' }).click();
      return dialog;
    },
    button: 'Crear usuario',
    call: 'administrativeUsers.create',
    recorded: 'person-created',
  },
  {
    name: 'Editar usuario',
    async open({ page }) {
      const dialog = await openRow(page, 'Marvin Pineda', 'Editar', 'Editar usuario');
      await dialog.getByLabel('Nombre').fill('Marvin Pineda Ruiz');
      await dialog.locator('label', { hasText: 'Contabilidad' }).waitFor();
      return dialog;
    },
    button: 'Guardar cambios',
    call: 'administrativeUsers.update',
    recorded: 'person-edited',
  },
  confirmed(['Ana Xicay', 'ana.xicay'], ['Reiniciar contraseña', 'Reiniciar contraseña'], {
    call: 'cashiers.resetPassword',
    recorded: 'person-password',
  }),
  confirmed(['Luis Sicán', 'luis.sican'], ['Eliminar', 'Eliminar usuario'], {
    call: 'administrativeUsers.remove',
    recorded: 'person-deleted',
  }),
  {
    name: 'Quitar verificación en dos pasos',
    async open({ page, server }) {
      await enrollSecondFactor(server.url, 'tiendaluna-administracion', Date.now());
      const dialog = await openRow(page, 'Ricardo Galindo', 'Quitar verificación en dos pasos');
      await dialog.getByLabel(/Escribe/).fill('Quitar');
      return dialog;
    },
    button: 'Quitar verificación',
    call: 'administrativeUsers.resetSecondFactor',
    recorded: 'person-second-factor',
  },
  {
    name: 'Verificación en dos pasos de los roles',
    async open({ page }) {
      await openTeam(page);
      await page.getByRole('button', { name: 'Verificación en dos pasos', exact: true }).click();
      const dialog = dialogNamed(page, 'Verificación en dos pasos');
      await dialog.locator('label', { hasText: 'Supervisor' }).click();
      return dialog;
    },
    button: 'Guardar cambios',
    call: 'administrativeUsers.setSecondFactorRoles',
    recorded: 'second-factor-roles',
  },
];
