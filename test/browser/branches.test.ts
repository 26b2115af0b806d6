import type { Page, Request } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { openAs } from '../support/portal-page.ts';
import {
  choose,
  dialogNamed,
  type RowDialog,
  submitFailingFirst,
  typeWord,
  walkRowDialog,
} from '../support/walk-row-dialog.ts';

const { scenario, run } = browserSuite('Branches');

async function openBranches(page: Page): Promise<void> {
  await openAs(page, 'tiendaluna', '/branches');
  await page.getByRole('table', { name: 'Sucursales' }).waitFor();
}

const NAMED = 'Sucursal Cayalá';
const DIALOGS_BY_STEP: Omit<RowDialog, 'row'>[] = [
  {
    item: 'Editar',
    title: 'Editar sucursal',
    fill: (dialog) => dialog.getByLabel('Dirección').fill('Boulevard 12-00'),
    button: 'Guardar cambios',
    call: 'branch/v3/update',
    said: ['Se edito', NAMED],
  },
  {
    item: 'Notificaciones',
    fill: async (dialog) => {
      await dialog.locator('label', { hasText: 'Esperar respuesta de servicio' }).click();
      await dialog.getByLabel('Agregar correo electrónico').fill('cierres@tiendaluna.gt');
      await dialog.getByRole('button', { name: 'Agregar' }).click();
      await dialog.getByRole('button', { name: 'Quitar cierres@tiendaluna.gt' }).waitFor();
    },
    button: 'Guardar',
    call: 'users/v3/notification-change',
    said: ['Las notificaciones', 'Se actualizo con éxito'],
  },
  {
    item: 'Reiniciar contraseña',
    fill: typeWord('Reiniciar', 'Reiniciar contraseña'),
    button: 'Reiniciar contraseña',
    call: 'users/v3/password/reset',
    said: ['Se reinicio la contraseña', NAMED],
  },
  {
    item: 'Bloquear sucursal',
    fill: typeWord('Bloquear', 'Bloquear sucursal'),
    button: 'Bloquear sucursal',
    call: 'users/v3/block',
    said: ['Se bloqueo', NAMED],
  },
  {
    item: 'Desbloquear sucursal',
    fill: typeWord('Desbloquear', 'Desbloquear sucursal'),
    button: 'Desbloquear sucursal',
    call: 'users/v3/unblock',
    said: ['Se desbloqueo', NAMED],
  },
  {
    item: 'Tipo de cierre',
    title: 'Tipo de cierre para tiendaluna-cayala',
    fill: async (dialog) => {
      await dialog.getByText('Selecciona de que forma deseas realizar tus cierres').waitFor();
      await dialog.locator('label', { hasText: 'Automático' }).click();
      await dialog.getByLabel('Hora de cierre').selectOption('20:00');
    },
    button: 'Guardar',
    call: 'users/v3/config/closings',
    said: ['La configuración de cierre', 'Se actualizo con éxito'],
  },
  {
    item: 'Definir predeterminada',
    title: 'Definir sucursal principal',
    fill: (dialog) => dialog.getByText('Predeterminada ahora').waitFor(),
    button: 'Definir predeterminada',
    call: 'users/v3/profile/config/default-branch',
    said: ['La sucursal predeterminada', 'Se actualizo con éxito'],
  },
  {
    item: 'Eliminar',
    title: 'Eliminar sucursal',
    fill: typeWord('Eliminar', 'Eliminar sucursal'),
    button: 'Eliminar sucursal',
    call: 'branch/v3/deactivate',
    said: ['Se elimino', `${NAMED}. El negocio queda sin sucursal predeterminada`],
  },
];

scenario(
  'every dialog of Sucursales shows its success, and after a failure keeps the typed values',
  async ({ page }) => {
    await openBranches(page);
    await page.getByRole('button', { name: 'Nueva sucursal' }).click();
    const dialog = dialogNamed(page, 'Nueva sucursal');
    await dialog.getByLabel('Nombre de la sucursal').fill('  Cayalá ');
    await dialog.getByLabel('Referencia').fill('C40');
    await dialog.getByLabel('Dirección').fill('Boulevard 10-05');
    await dialog.getByLabel('Nombre', { exact: true }).fill('Diego Morales');
    await dialog.getByLabel('Usuario').fill('centro');
    await dialog.getByLabel('Correo electrónico').fill('cayala@tiendaluna.gt');
    for (const name of ['Departamento', 'Municipio', 'Zona'])
      await dialog.getByLabel(name).selectOption({ index: 1 });
    // The username is taken: the real server rejects it at its field.
    await dialog.getByRole('button', { name: 'Crear sucursal' }).click();
    await dialog.getByText('El usuario tiendaluna-centro ya está en uso').first().waitFor();
    await dialog.getByLabel('Usuario').fill('cayala');
    await dialog.getByText('tiendaluna-cayala', { exact: true }).waitFor();
    await submitFailingFirst(page, dialog, {
      button: 'Crear sucursal',
      call: 'branch/v3/create',
      said: ['Sucursal creada', NAMED],
    });
    const row = page.getByRole('row', { name: /Cayalá/ });
    for (const step of DIALOGS_BY_STEP) {
      await walkRowDialog(page, { ...step, row: 'Cayalá' });
      if (step.item === 'Bloquear sucursal') await row.getByText('Bloqueado').waitFor();
      if (step.item === 'Definir predeterminada') await row.getByText('Predeterminada').waitFor();
    }
    await row.waitFor({ state: 'detached' });
  },
  { routes: true, expectedErrors: /409|422/ },
);

scenario('blocking a branch blocks its cashiers', async ({ page }) => {
  await openBranches(page);
  await choose(page, 'Centro', 'Bloquear sucursal');
  const dialog = dialogNamed(page, 'Bloquear sucursal');
  await typeWord('Bloquear', 'Bloquear sucursal')(dialog);
  await dialog.getByRole('button', { name: 'Bloquear sucursal' }).click();
  await page.getByText('Se bloqueo').waitFor();
  await page.getByRole('link', { name: 'Ver cajas de Centro' }).click();
  await page.getByRole('table', { name: 'Cajas' }).getByText('Bloqueado').first().waitFor();
  assert.is(await page.getByRole('table').getByText('Activo').count(), 0);
});

scenario(
  'responses in the wrong order show the cities of the last choice',
  async ({ page }) => {
    await openBranches(page);
    let first: Request | undefined;
    let secondAnswered = () => {};
    const second = new Promise<void>((resolve) => {
      secondAnswered = resolve;
    });
    const over = new Promise<void>((resolve) => {
      const told = (request: Request) => request === first && resolve();
      page.on('requestfinished', told).on('requestfailed', told);
    });
    await page.route('**/branch/v3/locations/cities', async (route) => {
      const slow = first === undefined;
      first ??= route.request();
      if (slow) await second;
      // The request was aborted when another state was chosen.
      await route.continue().catch(() => undefined);
    });
    await page.getByRole('button', { name: 'Nueva sucursal' }).click();
    const dialog = dialogNamed(page, 'Nueva sucursal');
    const city = dialog.getByLabel('Municipio');
    assert.ok(await city.isDisabled());
    await dialog.getByLabel('Departamento').selectOption('Guatemala');
    await city.getByText('Cargando').waitFor({ state: 'attached' });
    await dialog.getByLabel('Departamento').selectOption('Sacatepéquez');
    await city.getByText('Antigua Guatemala').waitFor({ state: 'attached' });
    secondAnswered();
    await over;
    const cities = await city.locator('option').allTextContents();
    assert.ok(cities.includes('Antigua Guatemala'), String(cities));
    assert.not.ok(cities.includes('Mixco'), String(cities));
    await city.selectOption('Antigua Guatemala');
    await dialog.getByLabel('Zona').selectOption({ index: 1 });
    await dialog.getByLabel('Departamento').selectOption('Guatemala');
    assert.equal([await city.inputValue(), await dialog.getByLabel('Zona').inputValue()], ['', '']);
    assert.ok(await dialog.getByLabel('Zona').isDisabled());
  },
  { routes: true },
);

scenario('on a phone the branches are a list whose rows open their cashiers', async ({ page }) => {
  await openBranches(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const list = page.getByRole('list', { name: 'Sucursales' });
  await list.waitFor();
  await expectNoSidewaysScroll(page);
  await choose(page, 'Antigua', 'Notificaciones');
  await dialogNamed(page, 'Notificaciones').getByText('Correos que reciben los cierres').waitFor();
  await page.keyboard.press('Escape');
  await list.getByRole('link', { name: 'Ver cajas de Antigua' }).click();
  await page.getByRole('navigation', { name: 'Ruta' }).getByText('Antigua').waitFor();
});

run();
