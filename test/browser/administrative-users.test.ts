import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { openAs } from '../support/portal-page.ts';
import { leave } from '../support/walk-row-dialog.ts';

const scenario = browserSuite('Equipo and its activity');

async function openTeam(page: Page, username = 'tiendaluna'): Promise<void> {
  await openAs(page, username, '/user-administration');
  await page.getByRole('table', { name: 'Equipo' }).waitFor();
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const row = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) });

scenario(
  'a user is created, found, given another role, given a password and deleted; a failure keeps the typed values',
  async ({ page }) => {
    await openTeam(page);
    await page.getByRole('button', { name: 'Nuevo usuario' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nuevo usuario' });
    await dialog.getByText('Historial, cierres y exportaciones, sin cambiar nada.').waitFor();
    await dialog.getByLabel('Nombre').fill('Paola Méndez');
    await dialog.getByLabel('Usuario').fill('supervision');
    await dialog.getByLabel('Correo electrónico').fill('paola@tiendaluna.gt');
    await dialog.getByLabel('Teléfono').fill('5555 0190');
    await dialog.getByRole('button', { name: 'Crear usuario' }).click();
    await dialog.getByText('Elige un rol').waitFor();
    await dialog.locator('label', { hasText: 'Contabilidad' }).click();
    await dialog.getByRole('button', { name: 'Crear usuario' }).click();
    // The failure is shown at the field, and the typed values are kept.
    await dialog.getByText('El usuario tiendaluna-supervision ya está en uso').first().waitFor();
    assert.is(await dialog.getByLabel('Nombre').inputValue(), 'Paola Méndez');
    assert.ok(await dialog.getByRole('radio', { name: 'Contabilidad' }).isChecked());
    await dialog.getByLabel('Usuario').fill('paola.mendez');
    await dialog.getByRole('button', { name: 'Crear usuario' }).click();
    await page.getByText('Usuario creado').waitFor();
    await leave(page, 'Acceso de Paola Méndez');
    await row(page, 'Paola Méndez.*\\+502 5555 0190.*Contabilidad').waitFor();

    await choose(page, 'Paola Méndez', 'Editar');
    const edit = page.getByRole('dialog', { name: 'Editar usuario' });
    await edit.locator('label', { hasText: 'Supervisor' }).click();
    await edit.getByRole('button', { name: 'Bloqueado' }).click();
    await edit.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByText('Se edito').waitFor();
    await row(page, 'Paola Méndez.*Supervisor.*Bloqueado').waitFor();

    await choose(page, 'Paola Méndez', 'Reiniciar contraseña');
    await page.getByLabel(/Escribe/).fill('Reiniciar');
    await page.getByRole('button', { name: 'Reiniciar contraseña', exact: true }).click();
    await page.getByText('Se reinicio la contraseña').waitFor();
    await leave(page, 'Acceso de Paola Méndez');

    await page.getByLabel('Estado').selectOption('blocked');
    await page.getByText('1 a 1 de 1').waitFor();
    await choose(page, 'Paola Méndez', 'Eliminar');
    const remove = page.getByRole('button', { name: 'Eliminar usuario', exact: true });
    await page.getByLabel(/Escribe/).fill('eliminar');
    assert.ok(await remove.isDisabled());
    await page.getByLabel(/Escribe/).fill('Eliminar');
    await remove.click();
    await page.getByText('Se elimino').waitFor();
    await page.getByText('No se encontraron registros coincidentes').waitFor();

    await page.getByLabel('Estado').selectOption('all');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('SILVIA');
    await page.getByText('1 a 1 de 1').waitFor();
    await row(page, 'Silvia Orellana').waitFor();
  },
  { expectedErrors: /409/ },
);
