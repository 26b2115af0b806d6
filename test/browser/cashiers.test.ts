import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { callsOf, openAs } from '../support/portal-page.ts';
import { choose, dialogNamed, expectSaid } from '../support/walk-row-dialog.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

const scenario = browserSuite('Cashiers', { WEBHOOKS_ALLOW_PRIVATE: 'on' });

const CLOSING_SAVED: [string, string] = ['La configuración de cierre', 'Se actualizo con éxito'];

/** Opens the cashiers of a branch as its admin. */
async function openCashiers(page: Page, username: string): Promise<void> {
  await openAs(page, username, '/user');
  await page.getByRole('button', { name: 'Acciones de Caja 1' }).waitFor();
}

scenario('the row menu works by keyboard, and an unchanged closing type makes no call', async ({ page }) => {
  await openCashiers(page, 'tiendaluna-antigua');
  const button = page.getByRole('button', { name: 'Acciones de Caja 1' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.locator('[role=menuitem]:focus', { hasText: 'Editar' }).waitFor();
  // Types one letter, because the menu's type-ahead forgets letters after a second.
  await page.keyboard.press('t');
  await page.locator('[role=menuitem]:focus', { hasText: 'Tipo de cierre' }).waitFor();
  await page.keyboard.press('Enter');
  const dialog = dialogNamed(page, /Tipo de cierre para/);
  await dialog.waitFor();
  const calls = callsOf(page);
  await dialog.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('Enter');
  await expectSaid(page, CLOSING_SAVED);
  await dialog.waitFor({ state: 'detached' });
  assert.equal(calls, []);
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'Acciones de Caja 1',
  );
});

scenario('Probar shows the response, and the log can resend', async ({ page }) => {
  const receiver = await startReceiver();
  try {
    await openCashiers(page, 'tiendaluna-antigua');
    await choose(page, 'Caja 3', 'Notificaciones');
    const dialog = dialogNamed(page, 'Notificaciones');
    await dialog.locator('label', { hasText: 'Webhook Versión 2' }).click();
    await dialog.getByLabel('URL').fill('nada');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.getByText('Invalid URL format').waitFor();
    await dialog.getByLabel('URL').fill(receiver.url);
    receiver.react(500);
    await dialog.getByRole('button', { name: 'Probar' }).click();
    await dialog.getByText(/^No entregado\. Respondió 500/).waitFor();
    await dialog.getByRole('button', { name: 'Probar' }).click();
    await dialog.getByText(/^Entregado\. Respondió 200/).waitFor();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expectSaid(page, ['Las notificaciones', 'Se actualizo con éxito']);
    await choose(page, 'Caja 3', 'Notificaciones');
    await dialog.getByLabel('Secreto de firma').waitFor();
    await dialog.getByRole('button', { name: 'Ver registro' }).click();
    const log = dialog.getByRole('region', { name: 'Registro de avisos' }).getByRole('listitem');
    await log.first().waitFor();
    assert.equal(await log.locator('p:first-child').allTextContents(), [
      'Prueba Entregado',
      'Prueba No entregado',
    ]);
    await log.last().getByText('Detalle').click();
    await log.last().getByText('Respuesta 500').waitFor();
    await log.last().getByRole('button', { name: 'Reenviar' }).click();
    await log.last().getByText('2 intentos').waitFor();
    await log.last().getByText('Entregado', { exact: true }).waitFor();
    assert.is(receiver.received.length, 3);
  } finally {
    await receiver.close();
  }
});
