import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { openAs } from '../support/portal-page.ts';

const scenario = browserSuite('Main layout', {}, { sharesServer: true });

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
