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
    /** The page itself leaves entries of closed dialogs. */
    const stepped = () => page.waitForFunction(() => !history.state?.dialogs);
    await signIn(page, 'tiendaluna');
    await openForm(page, 'maria.lopez');
    await page.goBack();
    await closed();
    await page.goForward();
    await stepped();
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
    await stepped();
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
    await stepped();
    await page.keyboard.press('Escape');
    await closed();
    await page.waitForURL(/\?status=completed$/);
    await page.goBack();
    await page.waitForURL(/\/transaction\/history$/);
    await stepped();
    await page.goForward();
    await stepped();

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

/** Presses Escape, and the link to Historial as soon as the page begins to leave the history entry of what was closed. */
async function closeAndLeave(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { go, back } = history;
    const andLeave = (step: () => void) => {
      Object.assign(history, { go, back });
      step();
      document.querySelector<HTMLElement>('a[href$="/transaction/history"]')?.click();
    };
    history.go = (steps) => andLeave(() => history.go(steps));
    history.back = () => andLeave(() => history.back());
  });
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Historial', exact: true }).waitFor();
  assert.is(await page.getByRole('dialog').count(), 0);
}

scenario(
  'a screen that is opened at the moment in which a dialog or a detail closes stays open',
  async ({ page }) => {
    const payments = page.getByRole('heading', { name: 'Pagos', exact: true });
    await signIn(page, 'tiendaluna');
    await openForm(page, 'maria.lopez');
    await page.waitForFunction(() => history.state?.dialogs);
    await closeAndLeave(page);
    await page.goBack();
    await payments.waitFor();
    await page.getByRole('region', { name: 'Pagados' }).locator('li a').first().click();
    await page.getByRole('dialog').filter({ hasText: 'Seguimiento' }).waitFor();
    await closeAndLeave(page);
    await page.goBack();
    await payments.waitFor();
  },
);

scenario('who is told of a request is a line of its own, without a dot, on a phone', async ({ newPage }) => {
  const page = await newPage({ size: 'phone' });
  await signIn(page, 'tiendaluna-centro-caja1');
  await openForm(page, 'maria.lopez');
  await page.getByLabel('Monto').fill('10');
  await page.keyboard.press('Enter');
  const told = page.getByText('le avisamos en su aplicación');
  await told.waitFor();
  const { subtitle, height, line } = await told.evaluate((element) => ({
    subtitle: element.parentElement?.innerText,
    height: element.getBoundingClientRect().height,
    line: Number.parseFloat(getComputedStyle(element).lineHeight),
  }));
  assert.is(subtitle, 'Centro · Caja 1\nle avisamos en su aplicación');
  assert.ok(height < 1.5 * line, `${height} px of lines of ${line}`);
});
