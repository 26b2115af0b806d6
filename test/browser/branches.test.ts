import type { Page, Request } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { openAs } from '../support/portal-page.ts';
import {
  dialogNamed,
  leave,
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
  'a branch is created, made the default and deleted, and after a failure a dialog keeps the typed values',
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
    await leave(page, 'Acceso de Diego Morales');
    const row = page.getByRole('row', { name: /Cayalá/ });
    for (const step of DIALOGS_BY_STEP) {
      await walkRowDialog(page, { ...step, row: 'Cayalá' });
      if (step.item === 'Definir predeterminada') await row.getByText('Predeterminada').waitFor();
    }
    await row.waitFor({ state: 'detached' });
  },
  { routes: true, expectedErrors: /409|422/ },
);

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

run();
