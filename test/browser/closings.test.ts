import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { openAs, PASSWORD, signIn } from '../support/portal-page.ts';
import { payInWorld } from '../support/world-payment.ts';

const { scenario, run } = browserSuite('Closings');

/** Sets Cierre con conteo as the business would in its profile. */
async function askForCount(page: Page, required: boolean): Promise<void> {
  const post = async (path: string, requestContent: object, headers: Record<string, string> = {}) => {
    const answer = await page.request.post(`/api/${path}`, { data: { requestContent }, headers });
    assert.ok(answer.ok(), await answer.text());
    return (await answer.json()).responseContent;
  };
  const { sessionId } = await post('auth/v3/credentials', { username: 'tiendaluna', password: PASSWORD });
  const setting = { required, reasonThreshold: 1 };
  await post('users/v3/profile/closing-count', setting, { Authorization: `Bearer ${sessionId}` });
}

async function openClosings(page: Page, username: string): Promise<void> {
  await openAs(page, username, '/closing/history');
  await page
    .getByRole('region', { name: 'Cierres' })
    .getByText(/cierres? automático/i)
    .waitFor();
}

const firstRow = (page: Page) => page.getByRole('region', { name: 'Cierres' }).locator('tbody tr').first();

scenario(
  'an operator closes their own cashier, and then there is nothing to close',
  async ({ page }) => {
    await openClosings(page, 'tiendaluna-centro-caja1');
    await payInWorld(page, { cashier: 'tiendaluna-centro-caja1' }, 61.25);
    await page.getByLabel('Estado').selectOption('Cancelado');
    await page.waitForURL(/status=canceled/);
    await page.getByRole('button', { name: 'Realizar cierre' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('rowheader', { name: 'Total' }).waitFor();
    const confirm = dialog.getByRole('button', { name: /^Cerrar por Q/ });
    const net = (await confirm.textContent())?.replace('Cerrar por ', '') ?? '';
    await confirm.click();
    await page.getByText(/^Se realizó el cierre CI-/).waitFor();
    await page.getByRole('button', { name: 'Entendido' }).click();
    await dialog.waitFor({ state: 'detached' });
    assert.is(new URL(page.url()).search, '');
    await firstRow(page).getByText(net).waitFor();
    await firstRow(page).getByText('Completado').waitFor();

    await page.getByRole('button', { name: 'Realizar cierre' }).click();
    await dialog.getByText('No hay transacciones por cerrar').waitFor();
    await dialog.getByText(/El último cierre fue el/).waitFor();
    assert.is(await dialog.getByRole('button', { name: /^Cerrar por/ }).count(), 0);
    await dialog.getByRole('button', { name: 'Entendido' }).click();

    await askForCount(page, true);
    await payInWorld(page, { cashier: 'tiendaluna-centro-caja1' }, 40);
    await page.getByRole('button', { name: 'Realizar cierre' }).click();
    await dialog.getByLabel('Monto contado').waitFor();
    await page.keyboard.type('38.5');
    assert.not.match(await dialog.innerText(), 'Q40.00');
    await page.keyboard.press('Enter');
    await dialog.getByText('Faltan Q1.50. Escribe el motivo para cerrar').waitFor();
    await page.keyboard.type('Un cambio mal dado');
    await page.keyboard.press('Enter');
    await page.getByText(/^Se realizó el cierre CI-\d+ por Q40\.00\. Faltan Q1\.50/).waitFor();
    await page.getByRole('button', { name: 'Entendido' }).click();
    await firstRow(page).getByText('Faltan Q1.50').waitFor();
    await askForCount(page, false);
    await firstRow(page)
      .getByRole('link', { name: /^Ver detalle/ })
      .click();
    await page.getByText('Un cambio mal dado').waitFor();
    await page.getByRole('img', { name: /^Pagos por hora/ }).waitFor();
  },
  { expectedErrors: /400/ },
);

scenario('the days show where a closing is missing, and filter the list', async ({ page }) => {
  await openClosings(page, 'tiendaluna');
  await page.getByRole('button', { name: 'Gráfica por día' }).click();
  const panel = page.getByRole('region', { name: 'Gráfica por día' });
  await panel.getByRole('slider').waitFor();
  await panel.getByRole('button', { name: 'Ver como tabla' }).click();
  const day = panel.getByRole('row').filter({ hasText: 'Completado' }).first().getByRole('button');
  const date = (await day.innerText()).split(' ')[1] ?? '';
  await day.click();
  await page.waitForURL(`**/history?period=${date.split('/').reverse().join('-')}`);
  await page.getByRole('progressbar', { name: 'Cargando cierres' }).waitFor({ state: 'detached' });
  for (const row of await page.getByRole('region', { name: 'Cierres' }).locator('tbody tr').all())
    assert.match(await row.innerText(), date);
  await page.getByRole('button', { name: 'Limpiar' }).click();
  await page.waitForURL(/\/history$/);
});

scenario(
  'a titular closes its own cashier together with its child, and prints the slip, by keys',
  async ({ page }) => {
    await openClosings(page, 'tiendaluna-centro-caja2');
    await payInWorld(page, { cashier: 'tiendaluna-centro-caja1' }, 10.5);
    await payInWorld(page, { cashier: 'tiendaluna-centro-caja2' }, 20.25);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Realizar cierre' }).press('Enter');
    await dialog.getByRole('rowheader', { name: 'Caja 1' }).waitFor();
    await dialog.getByRole('rowheader', { name: 'Caja 2' }).waitFor();
    assert.is(await dialog.getByRole('rowheader', { name: 'Caja 3' }).count(), 0);
    assert.match(
      await dialog.innerText(),
      /en Centro · Caja 2 y Caja 1 desde el \d\d\/\d\d\/\d{4} \d\d:\d\d,/,
    );
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.locator(':focus', { hasText: 'Realizar cierre' }).waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByRole('rowheader', { name: 'Caja 1' }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByText(/^Se realizó el cierre CI-/).waitFor();
    await page.keyboard.press('Enter');
    const slip = page.getByRole('article', { name: 'Comprobante de cierre' });
    await slip.getByText('Firma de quien entrega').waitFor();
    await slip.getByRole('rowheader', { name: 'Caja 1' }).waitFor();
    const print = page.getByRole('button', { name: 'Imprimir' });
    assert.ok(await print.evaluate((button) => button === document.activeElement));
  },
);

scenario('a cashier without permission to close has no Cierres', async ({ page }) => {
  await signIn(page, 'tiendaluna-centro-caja3');
  assert.is(await page.getByRole('link', { name: 'Cierres' }).count(), 0);
  await page.goto('/closing/history');
  await page.waitForURL(/\/transaction\/dashboard$/);
});

scenario('a branch sees why a closing failed, and retries it', async ({ page }) => {
  await openClosings(page, 'tiendaluna-centro');
  await payInWorld(page, { cashier: 'tiendaluna-centro-caja1' }, 33.4);
  await page.request.post('/sandbox/v1/closings/fail-next', { data: { reason: 'El banco no respondió' } });
  await page.getByRole('button', { name: 'Realizar cierre' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Cerrar por Q/ }).click();
  await dialog.getByText(/El banco no respondió/).waitFor();
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await firstRow(page).getByText('El banco no respondió').waitFor();
  await firstRow(page)
    .getByRole('link', { name: /^Ver detalle/ })
    .click();
  await page.getByText('El cierre quedó en error').waitFor();
  await page.getByRole('button', { name: /^Reintentar el cierre/ }).click();
  await page.getByText(/^Se realizó el cierre CI-/).waitFor();
  await page.getByRole('button', { name: 'Comprobante de cierre' }).waitFor();
});

scenario(
  'an admin closes one branch, finds the closing, exports it and prints its slip',
  async ({ page }) => {
    await openClosings(page, 'tiendaluna');
    await payInWorld(page, { cashier: 'tiendaluna-zona10-caja1' }, 45);
    await page.getByLabel('Fecha inicial', { exact: true }).fill('20/11/2026');
    await page.getByLabel('Fecha final', { exact: true }).fill('01/11/2026');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await page
      .getByText('Por favor, asegúrese de ingresar una fecha final posterior a la fecha inicial')
      .waitFor();

    await page.getByRole('button', { name: 'Realizar cierre' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Sucursal').selectOption({ label: 'Zona 10' });
    await dialog.getByText('en Zona 10').waitFor();
    await dialog.getByRole('button', { name: /^Cerrar por Q/ }).click();
    await page.getByText(/^Se realizó el cierre CI-/).waitFor();
    await page.getByRole('button', { name: 'Entendido' }).click();
    assert.is(await page.getByLabel('Fecha inicial', { exact: true }).inputValue(), '');

    await page.getByLabel('Sucursal').selectOption({ label: 'Zona 10' });
    await page.waitForURL(/branch=/);
    await firstRow(page).getByText('Toda la sucursal').waitFor();
    await firstRow(page)
      .getByRole('link', { name: /^Ver detalle/ })
      .click();
    await page.getByRole('heading', { name: /^Cierre del / }).waitFor();
    await page.getByRole('region', { name: 'Por caja' }).waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar a Excel' }).click();
    assert.match((await download).suggestedFilename(), /^cierre-CI-\d+\.xlsx$/);

    await page.getByRole('button', { name: 'Comprobante de cierre' }).click();
    const slip = page.getByRole('article', { name: 'Comprobante de cierre' });
    await slip.getByText('Firma de quien entrega').waitFor();
    assert.is(await slip.getByText('Reimpresión').count(), 0);
    await page.emulateMedia({ media: 'print' });
    assert.ok(((await slip.boundingBox())?.width ?? 0) > 500, 'on a sheet the slip is wider than a roll');
    await page.emulateMedia({ media: null });
    const sheet = await pagesOf(await page.pdf({ format: 'A4' }));
    assert.equal(sheet.sizes, ['210 × 297']);
    assert.match(sheet.text, /Comprobante de cierre/);
    assert.not.match(sheet.text, /MENÙ|Imprimir|Exportar/);
    const roll = await pagesOf(await page.pdf({ width: '80mm', height: '297mm', margin: NARROW }));
    assert.equal(roll.sizes, ['80 × 297']);
    assert.match(roll.text, /Firma de quien recibe/);

    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Imprimir' }).click();
    await slip.getByText('Reimpresión').waitFor();
    await page.getByRole('button', { name: 'Volver' }).click();
    await page.getByRole('link', { name: 'Cierres' }).first().click();
    await page.waitForURL(/\/closing\/history/);
  },
);

scenario(
  'on a phone everything fits, and the filters are a separate dialog',
  async ({ page }) => {
    await openAs(page, 'tiendaluna', '/closing/history');
    await page.getByRole('list', { name: 'Cierres' }).getByRole('link').first().waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByRole('dialog').getByLabel('Estado').selectOption('Completado');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await page.getByRole('button', { name: 'Quitar el filtro Completado' }).waitFor();
    await payInWorld(page, { cashier: 'tiendaluna-centro-caja1' }, 12);
    await page.getByRole('button', { name: 'Realizar cierre' }).click();
    await page.getByRole('button', { name: /^(Cerrar|Hacer \d+ cierres) por Q/ }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Volver' }).click();
    await page.getByRole('list', { name: 'Cierres' }).getByRole('link').first().click();
    await page.getByRole('heading', { name: /^Cierre del / }).waitFor();
    await expectNoSidewaysScroll(page);
  },
  { size: 'phone' },
);

const NARROW = { left: '4mm', right: '4mm', top: '4mm', bottom: '4mm' };
const MM_PER_POINT = 25.4 / 72;

/** The page sizes of a printed document in millimetres, and its text. */
async function pagesOf(pdf: Buffer): Promise<{ sizes: string[]; text: string }> {
  const { PDFiumLibrary } = createRequire(import.meta.url)(
    '@hyzyla/pdfium',
  ) as typeof import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages = [...document.pages()];
  const sizes = pages.map((page) => {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    return [originalWidth, originalHeight].map((one) => Math.round(one * MM_PER_POINT)).join(' × ');
  });
  const text = pages.map((page) => page.getText()).join('\n');
  document.destroy();
  library.destroy();
  return { sizes, text };
}

run();
