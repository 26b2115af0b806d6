import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { signIn } from '../support/portal-page.ts';

const { scenario, run } = browserSuite('Dialogs of a request');

async function openForm(page: Page, username: string): Promise<void> {
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Usuario o teléfono').fill(username);
  await dialog.getByText(`@${username}`).waitFor();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Monto').waitFor();
}

async function send(page: Page, username: string, amount: string): Promise<void> {
  await openForm(page, username);
  await page.getByLabel('Monto').fill(amount);
  await page.getByRole('button', { name: /^Enviar solicitud de/ }).click();
  await waitingShown(page);
}

/** With its code: a request that ends before its code was read rejects that call, which the console says. */
async function waitingShown(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Esperando respuesta' }).waitFor();
  await page.getByRole('img', { name: /^Código QR para pagar/ }).waitFor();
}

/** Accepts or rejects, as the app user, the request for this amount. */
async function answer(page: Page, username: string, amount: string, how: 'accept' | 'reject'): Promise<void> {
  const phone = await page.request.get(`/sandbox/v1/users/${username}/requests`);
  const { requests } = (await phone.json()) as {
    requests: { paymentRequestId: string; formattedAmount: string }[];
  };
  const asked = requests.find(({ formattedAmount }) => formattedAmount === amount);
  const url = `/sandbox/v1/users/${username}/requests/${asked?.paymentRequestId}/${how}`;
  assert.ok((await page.request.post(url, { data: {} })).ok());
}

scenario(
  'an outcome is announced although the request is in the background, also after a reload',
  async ({ page }) => {
    await signIn(page, 'tiendaluna-centro-caja1');
    await send(page, 'jose.perez', '51.20');
    await page.getByRole('button', { name: 'Seguir en segundo plano' }).last().click();
    await openForm(page, 'maria.lopez');
    await page.getByLabel('Monto').fill('9.99');
    await answer(page, 'jose.perez', 'Q51.20', 'reject');
    await page.getByText('La solicitud a @jose.perez por Q51.20 fue rechazada.').waitFor();
    assert.is(await page.getByLabel('Monto').inputValue(), '9.99');

    // After sending, the tab is reloaded on another screen; the outcome is still announced.
    await page.keyboard.press('Escape');
    await send(page, 'jose.perez', '52.20');
    await page.goto('/profile');
    await page.reload();
    await page.getByRole('heading', { name: 'Perfil' }).waitFor();
    await answer(page, 'jose.perez', 'Q52.20', 'accept');
    await page.getByText('La solicitud a @jose.perez por Q52.20 fue aceptada.').waitFor();
  },
);

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
    await page.getByLabel('Estado').selectOption('completed');
    await page.waitForURL(/\?status=completed$/);
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

    // A dialog that was closed by its button leaves no history entry.
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

run();
