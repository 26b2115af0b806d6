import { assert, browserSuite, openAs, type Page } from '../support/browser-suite.ts';
import { narrowRoll, overflowOf, ROLL_WIDTH } from './support/narrow-roll.ts';

const scenario = browserSuite('History', {}, { sharesServer: true });

const results = (page: Page) => page.getByRole('region', { name: 'Transacciones' });
const rows = (page: Page) => results(page).locator('tbody tr');

/** Waits until the requested page is shown and nothing is loading. */
async function shown(page: Page): Promise<void> {
  await results(page).getByText(/^Neto/).waitFor();
  await page.getByRole('progressbar', { name: 'Cargando transacciones' }).waitFor({ state: 'detached' });
}

async function openHistory(page: Page, query = ''): Promise<void> {
  await openAs(page, 'tiendaluna', `/transaction/history${query}`);
  await shown(page);
}

scenario('of a payment opened by its address only the receipt is printed', async ({ page }) => {
  await openHistory(page, '?status=completed');
  await rows(page).first().getByRole('link').click();
  await page.getByRole('dialog').getByText('Seguimiento').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Comprobante' }).click();
  const receipt = page.getByRole('article', { name: 'Comprobante' });
  await receipt.waitFor();
  await page.emulateMedia({ media: 'print' });
  assert.is(await page.getByRole('button', { name: 'Imprimir' }).isVisible(), false);
  assert.is(await page.getByRole('heading', { name: 'Historial' }).isVisible(), false);
  assert.ok(await receipt.isVisible());
  const bars = async () => (await receipt.locator('svg').first().boundingBox())?.width ?? 0;
  const onSheet = await bars();
  await narrowRoll(page);
  // The bars keep whole dots of the printer, and stay on the paper.
  assert.is(Math.round(await bars()), Math.round(onSheet));
  assert.ok(onSheet <= ROLL_WIDTH, `${onSheet} px of ${ROLL_WIDTH}`);
  assert.ok((await overflowOf(receipt)) <= 0, 'nothing of the receipt is cut');
});

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
