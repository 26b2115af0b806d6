import { assert, browserSuite, type Page, signIn } from '../support/browser-suite.ts';

const scenario = browserSuite('Dialogs of a request');

async function openForm(page: Page, username: string): Promise<void> {
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Usuario o teléfono').fill(username);
  await dialog.getByText(`@${username}`).waitFor();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Monto').waitFor();
}

scenario(
  'Back closes the open dialog and keeps the screen, and Forward does nothing harmful',
  async ({ page }) => {
    const dialog = page.getByRole('dialog');
    const detail = dialog.filter({ hasText: 'Seguimiento' });
    const refund = page.getByRole('alertdialog', { name: 'Reembolsar pago' });
    const closed = async () => {
      await dialog.waitFor({ state: 'detached' });
      assert.is(await page.getByRole('alertdialog').count(), 0);
    };
    await signIn(page, 'tiendaluna');
    await openForm(page, 'maria.lopez');
    await page.goBack();
    await closed();
    await page.goForward();
    await page.getByRole('link', { name: 'Historial' }).click();
    await page.getByRole('heading', { name: 'Historial' }).waitFor();
    await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByLabel('Estado').selectOption('completed');
    await page.waitForURL(/\?status=completed$/);
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await page.getByRole('progressbar', { name: 'Cargando transacciones' }).waitFor({ state: 'detached' });

    await page.getByRole('region', { name: 'Transacciones' }).locator('tbody a').first().click();
    await detail.getByRole('button', { name: 'Reembolsar' }).click();
    await refund.getByLabel('Motivo').fill('Producto equivocado');
    await page.goBack();
    await refund.waitFor({ state: 'detached' });
    await page.goForward();
    await detail.waitFor();
    const address = page.url();
    await page.goBack();
    await closed();
    assert.match(page.url(), /\?status=completed$/);

    // A dialog closed by its button leaves no history entry.
    await page.goForward();
    await detail.getByRole('button', { name: 'Reembolsar' }).click();
    await refund.waitFor();
    await page.keyboard.press('Escape');
    await refund.waitFor({ state: 'detached' });
    await page.waitForFunction(() => !history.state.dialogs);
    await page.keyboard.press('Escape');
    await closed();
    await page.waitForURL(/\?status=completed$/);
    await page.goBack();
    await page.waitForURL(/\/transaction\/history$/);
    await page.goForward();

    // Opened by its address alone, as from a link.
    await page.goto(address);
    await detail.waitFor();
    await page.goBack();
    await closed();
    assert.match(page.url(), /\?status=completed$/);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await dialog.getByRole('link', { name: 'Cierres' }).waitFor();
    await page.waitForFunction(() => history.state?.dialogs);
    await page.goBack();
    await closed();
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await dialog.waitFor();
    await page.waitForFunction(() => history.state?.dialogs);
    await page.goBack();
    await closed();
    assert.match(page.url(), /\?status=completed$/);
  },
);
