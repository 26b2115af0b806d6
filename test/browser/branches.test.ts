import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll, signIn } from '../support/portal-page.ts';

const { scenario, run } = browserSuite('Branches and their boxes');

async function openBranches(page: Page): Promise<void> {
  await signIn(page, 'tiendaluna');
  await page.getByRole('link', { name: 'Sucursales' }).click();
  await page.getByRole('table', { name: 'Sucursales' }).waitFor();
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

scenario(
  'a branch is created, and a taken user name keeps what was typed',
  async ({ page }) => {
    await openBranches(page);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Nueva sucursal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva sucursal' });
    await dialog.getByLabel('Nombre de la sucursal').fill('Cayalá');
    await dialog.getByLabel('Referencia').fill('C40');
    await dialog.getByLabel('Dirección').fill('Boulevard 10-05');
    await dialog.getByLabel('Nombre', { exact: true }).fill('Diego Morales');
    await dialog.getByLabel('Usuario').fill('centro');
    await dialog.getByLabel('Correo electrónico').fill('cayala@tiendaluna.gt');
    assert.ok(await dialog.getByLabel('Municipio').isDisabled());
    await dialog.getByLabel('Departamento').selectOption({ index: 1 });
    await dialog.getByLabel('Municipio').selectOption({ index: 1 });
    await dialog.getByLabel('Zona').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Crear sucursal' }).click();
    await dialog.getByRole('alert').waitFor();
    assert.is(await dialog.getByLabel('Nombre de la sucursal').inputValue(), 'Cayalá');
    await expectNoAxeViolations(page);
    await dialog.getByLabel('Usuario').fill('cayala');
    await dialog.getByRole('button', { name: 'Crear sucursal' }).click();
    await page.getByText('Sucursal creada').waitFor();
    await page.getByRole('cell', { name: 'Cayalá', exact: true }).waitFor();
  },
  { expectedErrors: /409/ },
);

scenario('blocking a branch asks for the word and blocks its boxes', async ({ page }) => {
  await openBranches(page);
  await choose(page, 'Centro', 'Bloquear sucursal');
  const block = page.getByRole('button', { name: 'Bloquear sucursal', exact: true });
  await page.getByLabel(/Escribe/).fill('bloquear');
  assert.ok(await block.isDisabled());
  await page.getByLabel(/Escribe/).fill('Bloquear');
  await block.click();
  await page.getByText('Se bloqueo').waitFor();
  await page.getByRole('link', { name: 'Ver cajas de Centro' }).click();
  await page.getByRole('table', { name: 'Cajas' }).waitFor();
  assert.is(await page.getByRole('table').getByText('Activo').count(), 0);
});

scenario(
  'the boxes of a branch stay after a reload, and without a branch there are none',
  async ({ page }) => {
    await openBranches(page);
    await page.getByRole('link', { name: 'Ver cajas de Antigua' }).click();
    await page.getByRole('table', { name: 'Cajas' }).waitFor();
    await page.reload();
    await page.getByRole('navigation', { name: 'Ruta' }).getByText('Antigua').waitFor();
    await choose(page, 'Caja 1', 'Notificaciones');
    const dialog = page.getByRole('dialog');
    await dialog.locator('label', { hasText: 'Webhook Versión 2' }).click();
    await dialog.getByLabel('URL').fill('nada');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.getByText('Invalid URL format').waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    // The same address again would be a reload.
    await page.goto('/transaction/dashboard');
    await page.goto('/branches/checkouts');
    await page.getByRole('heading', { name: 'Sucursales' }).waitFor();
  },
);

scenario('a closing type saved as it was succeeds without a call', async ({ page }) => {
  await signIn(page, 'tiendaluna-antigua');
  await page.getByRole('link', { name: 'Cajas' }).click();
  await choose(page, 'Caja 1', 'Tipo de cierre');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('La configuración de cierre').waitFor();
  assert.equal(
    calls.filter((url) => url.includes('config/closings')),
    [],
  );
});

scenario('on a phone branches are a list', async ({ page }) => {
  await openBranches(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('list', { name: 'Sucursales' }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
});

run();
