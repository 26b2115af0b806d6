import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { openAs, signIn } from '../support/portal-page.ts';

const scenario = browserSuite('Summary');

const figures = (page: Page) => page.getByRole('region', { name: 'Cifras del periodo' });
const places = (page: Page) => page.getByRole('table', { name: /^Recibido por (sucursal|caja) y día/ });
const payments = (page: Page) => page.getByRole('region', { name: 'Transacciones' });

/** The received total of the listed payments. */
async function received(page: Page): Promise<string> {
  const total = payments(page).getByText(/^Recibido Q/);
  await total.waitFor();
  return total.locator('b').innerText();
}

/** Follows a number to its payments, checks that their sum is that number, and returns to the summary. */
async function followNumber(page: Page, number: ReturnType<Page['getByRole']>): Promise<void> {
  const [amount, address] = [await number.innerText(), page.url()];
  await number.click();
  assert.is(await received(page), amount);
  // No field of the filters shows this filter, only a chip.
  await page.getByRole('button', { name: /^Quitar el filtro Por fecha de pago/ }).waitFor();
  await page.goBack();
  await figures(page).waitFor();
  assert.is(page.url(), address);
}

scenario('each number links to the payments that it adds up, and Back keeps the period', async ({ page }) => {
  await signIn(page, 'tiendaluna');
  await page.getByRole('link', { name: 'Resumen' }).click();
  await page.getByLabel('Otro periodo').selectOption('last-week');
  await page.waitForURL(/period=last-week/);
  await page.getByRole('progressbar', { name: 'Cargando el resumen' }).waitFor({ state: 'detached' });
  const centro = places(page).getByRole('row', { name: /^Centro/ });
  await followNumber(page, figures(page).getByRole('link').first());
  await followNumber(page, centro.getByRole('link').nth(1));
  await followNumber(page, centro.getByRole('link').last());
  await followNumber(
    page,
    places(page)
      .getByRole('row', { name: /^Total/ })
      .getByRole('link')
      .first(),
  );
  await centro.getByRole('link', { name: 'Centro' }).click();
  await page.getByRole('heading', { name: 'Centro', exact: true }).waitFor();
  const cashier = places(page).getByRole('row', { name: /^Caja 1/ });
  await followNumber(page, cashier.getByRole('link').last());
});

scenario('an hour links to as many payments as it shows', async ({ page }) => {
  await openAs(page, 'tiendaluna', '/summary?period=last-week');
  const hour = page.getByRole('table', { name: 'Pagos por día de la semana y hora' });
  const busiest = hour.getByRole('link', { name: /de \d+ a \d+ h: \d+ pagos?$/ }).first();
  const count = await busiest.innerText();
  await busiest.click();
  await payments(page)
    .getByText(`${count} ${count === '1' ? 'transacción' : 'transacciones'}`)
    .waitFor();
});
