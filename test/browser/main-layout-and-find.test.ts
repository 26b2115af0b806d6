import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { openAs, paymentsShown, signIn } from '../support/portal-page.ts';

const { scenario, run } = browserSuite('Main layout', {}, { sharesServer: true });

scenario(
  'Ctrl K finds a payment by its authorization and opens it, and ? lists the keys',
  async ({ page }) => {
    await openAs(page, 'tiendaluna', '/transaction/history?status=completed');
    const authorization = await page
      .getByRole('cell', { name: /^\d{3} \d{3}$/ })
      .first()
      .innerText();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Buscar en el portal' }).waitFor();
    await page.keyboard.type(authorization.replace(' ', ''));
    const payment = page.getByRole('group', { name: 'Pagos' }).getByRole('option');
    await payment.getByText(authorization).waitFor();
    await page.keyboard.press('Enter');
    const detail = page.getByRole('dialog');
    await detail.getByText(authorization).waitFor();
    assert.match(page.url(), /\/transaction\/history\?status=completed&t=/);
    await page.keyboard.press('Escape');
    await detail.waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Atajos de teclado' }).getByText('F2').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Buscar' }).first().click();
    await page.getByRole('button', { name: 'Atajos de teclado' }).click();
    await page.getByRole('dialog', { name: 'Atajos de teclado' }).waitFor();
  },
);

scenario('the first Tab offers to skip to the content', async ({ page }) => {
  await signIn(page, 'tiendaluna');
  await page.reload();
  await paymentsShown(page);
  await page.keyboard.press('Tab');
  assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Saltar al contenido');
});

scenario(
  'on a phone the menu opens over the page, keeps the focus and closes when an entry is chosen',
  async ({ page }) => {
    await signIn(page, 'tiendaluna');
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menú principal' });
    await drawer.waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await drawer.getByRole('link', { name: 'Pagos' }).click();
    await drawer.waitFor({ state: 'detached' });
  },
  { size: 'phone' },
);

run();
