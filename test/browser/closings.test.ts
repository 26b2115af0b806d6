import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { payInWorld } from '../support/pay-in-world.ts';
import { openAs } from '../support/portal-page.ts';

const scenario = browserSuite('Closings');

async function openClosings(page: Page, username: string): Promise<void> {
  await openAs(page, username, '/closing/history');
  await page
    .getByRole('region', { name: 'Cierres' })
    .getByText(/cierres? automático/i)
    .waitFor();
}

const firstRow = (page: Page) => page.getByRole('region', { name: 'Cierres' }).locator('tbody tr').first();

scenario(
  'by keyboard a titular closes its own cashier together with its child, and prints the slip',
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
    // On phones the difference of a count may be wider than the amount above it.
    await page.setViewportSize({ width: 390, height: 844 });
    const amount = page.locator('main li b').first();
    assert.is(await amount.evaluate((one) => getComputedStyle(one).textAlign), 'end');
  },
);

scenario(
  'an admin closes one branch, finds the closing, exports it and prints its slip',
  async ({ page }) => {
    await openClosings(page, 'tiendaluna');
    await payInWorld(page, { cashier: 'tiendaluna-zona10-caja1' }, 45);
    await page.getByRole('button', { name: 'Realizar cierre' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Sucursal').selectOption({ label: 'Zona 10' });
    await dialog.getByText('en Zona 10').waitFor();
    await dialog.getByRole('button', { name: /^Cerrar por Q/ }).click();
    await page.getByText(/^Se realizó el cierre CI-/).waitFor();
    await page.getByRole('button', { name: 'Entendido' }).click();

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

const NARROW = { left: '4mm', right: '4mm', top: '4mm', bottom: '4mm' };
const MM_PER_POINT = 25.4 / 72;

/** The page sizes of a printed document in millimeters, and its text. */
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
