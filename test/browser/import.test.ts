import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { signIn } from '../support/portal-page.ts';

const scenario = browserSuite('Importar');

/** Two cashiers to create, and one in a branch that does not exist. */
const SHEET = `Sucursal;Caja;Usuario;Correo;Referencia
Centro;Caja 21;caja21;;C21
Centro;Caja 22;;;C22
Norte;Caja 23;caja23;;C23
`;

async function upload(page: Page, sheet = SHEET): Promise<void> {
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Importar' }).click();
  await page
    .getByLabel('Elige un archivo de Excel o CSV')
    .setInputFiles({ name: 'cajas.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await page.getByText('No hay sucursal «Norte»').waitFor();
}

scenario(
  'cashiers of a sheet are created only by the button, rows with an error are not created, and none is created twice',
  async ({ page }) => {
    await signIn(page, 'tiendaluna-centro');
    await page.goto('/user');
    await upload(page);
    await page.getByRole('radio', { name: /^Todo o nada/ }).press('Space');
    assert.ok(await page.getByRole('button', { name: 'Corrige 1 fila para crear' }).isDisabled());
    await page.reload();
    assert.ok(await page.getByRole('button', { name: 'Corrige 1 fila para crear' }).isDisabled());
    await page.getByRole('radio', { name: /^Crear las que se pueden/ }).press('Space');
    await page.getByRole('button', { name: 'Crear 2 cajas' }).click();
    await page.getByText('2 cajas creadas').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar hojas de acceso (PDF)' }).click(),
    ]);
    assert.is(file.suggestedFilename(), 'hojas-de-acceso.pdf');
    await page.getByRole('button', { name: 'Ver la lista' }).click();
    for (const name of ['Caja 21', 'Caja 22']) await page.getByText(name, { exact: true }).waitFor();
    assert.is(await page.getByText('Caja 23', { exact: true }).count(), 0);

    await upload(page);
    assert.is(await page.getByRole('table').getByText('Ya existe', { exact: true }).count(), 2);
    assert.ok(await page.getByRole('button', { name: 'Corrige 1 fila para crear' }).isDisabled());
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Otro archivo' }).click(),
    ]);
    const other = `${SHEET.split('\n')[0]}\n;Caja 24;caja24;;C124`;
    await chooser.setFiles({ name: 'otras.csv', mimeType: 'text/csv', buffer: Buffer.from(other) });
    await page.getByRole('button', { name: 'Crear 1 caja' }).waitFor();
  },
);

scenario('the create button stays visible, and the breadcrumb leads back to the list', async ({ page }) => {
  await signIn(page, 'tiendaluna-centro');
  await page.goto('/user');
  const rows = Array.from(
    { length: 20 },
    (_, index) => `Centro;Caja ${30 + index};caja${30 + index};;C${index}`,
  );
  await upload(page, `${SHEET}${rows.join('\n')}`);
  const box = await page.getByRole('button', { name: /^Crear [0-9]+ cajas$/ }).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  assert.ok(
    box && box.y + box.height <= height,
    `the button ends at ${box && box.y + box.height} of ${height}`,
  );
  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Cajas' }).click();
  await page.getByRole('button', { name: 'Nueva caja' }).waitFor();
});
