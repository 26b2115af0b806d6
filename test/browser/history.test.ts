import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { openAs } from '../support/portal-page.ts';

const scenario = browserSuite('History', {}, { sharesServer: true });

const results = (page: Page) => page.getByRole('region', { name: 'Transacciones' });
const rows = (page: Page) => results(page).locator('tbody tr');
const queryOf = (page: Page) => new URL(page.url()).search;

/** Waits until the requested page is shown and nothing is loading. */
async function shown(page: Page): Promise<void> {
  await results(page).getByText(/^Neto/).waitFor();
  await page.getByRole('progressbar', { name: 'Cargando transacciones' }).waitFor({ state: 'detached' });
}

async function openHistory(page: Page, query = ''): Promise<void> {
  await openAs(page, 'tiendaluna', `/transaction/history${query}`);
  await shown(page);
}

scenario(
  'a payment opens beside the list with its own address, and only its receipt is printed',
  async ({ page, newPage }) => {
    await openHistory(page, '?status=completed');
    const link = rows(page).first().getByRole('link');
    const name = (await link.innerText()).trim();
    await link.click();
    const panel = page.getByRole('dialog');
    await panel.getByText('Seguimiento').waitFor();
    await panel.getByText(name).first().waitFor();
    const address = page.url();
    assert.match(address, /status=completed&t=/);
    await panel.getByRole('button', { name: 'Transacción siguiente' }).click();
    assert.is.not(page.url(), address);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    assert.is(queryOf(page), '?status=completed');

    const other = await newPage();
    await openAs(other, 'tiendaluna', address);
    await other.getByRole('dialog').getByText(name).first().waitFor();
    await other.getByRole('button', { name: 'Comprobante' }).click();
    const receipt = other.getByRole('article', { name: 'Comprobante' });
    await receipt.waitFor();
    await other.emulateMedia({ media: 'print' });
    assert.is(await other.getByRole('button', { name: 'Imprimir' }).isVisible(), false);
    assert.is(await other.getByRole('heading', { name: 'Historial' }).isVisible(), false);
    assert.ok(await receipt.isVisible());
  },
);

scenario('in a narrow window the whole table can be reached by scrolling it', async ({ page }) => {
  await openHistory(page);
  await page.setViewportSize({ width: 900, height: 900 });
  const menu = rows(page)
    .first()
    .getByRole('button', { name: /^Acciones de/ });
  await rows(page).first().hover();
  await page.mouse.wheel(500, 0);
  await page.waitForFunction(
    ([button, width]) => (button as Element).getBoundingClientRect().right <= (width as number),
    [await menu.elementHandle(), 900] as const,
  );
  await menu.click();
  await page.getByRole('menuitem').first().waitFor();
});
