import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { callsOf, openAs } from '../support/portal-page.ts';
import {
  choose,
  dialogNamed,
  expectSaid,
  leave,
  type RowDialog,
  submitFailingFirst,
  typeWord,
  walkRowDialog,
} from '../support/walk-row-dialog.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

const { scenario, run } = browserSuite('Cashiers', { WEBHOOKS_ALLOW_PRIVATE: 'on' });

const NAMED = 'Caja @tiendaluna-centro-terraza';
const CLOSING_SAVED: [string, string] = ['La configuración de cierre', 'Se actualizo con éxito'];

const DIALOGS_BY_STEP: Omit<RowDialog, 'row'>[] = [
  {
    item: 'Definir predeterminada',
    title: 'Definir caja predeterminada',
    fill: (dialog) => dialog.getByText('Predeterminada ahora').waitFor(),
    button: 'Definir predeterminada',
    call: 'branch/v3/config/default-operative',
    said: ['La caja predeterminada', 'Se actualizo con éxito'],
  },
  {
    item: 'Caja titular',
    fill: async (dialog) => {
      assert.ok(await dialog.getByRole('checkbox', { name: /Caja 1/ }).isDisabled());
      await dialog.getByText('Ya pertenece a otra caja titular').waitFor();
      await dialog.locator('label', { hasText: 'Domicilio' }).click();
    },
    button: 'Guardar 1 caja',
    call: 'users/v3/set-children',
    said: ['La caja titular', 'Se actualizo con éxito'],
  },
  {
    item: 'Eliminar',
    title: 'Eliminar caja',
    fill: typeWord('Eliminar', 'Eliminar caja'),
    button: 'Eliminar caja',
    call: 'users/v3/delete',
    said: ['Se elimino', `${NAMED}. La sucursal queda sin caja predeterminada`],
  },
];

/** Opens the cashiers of a branch as its admin. */
async function openCashiers(page: Page, username: string): Promise<void> {
  await openAs(page, username, '/user');
  await page.getByRole('button', { name: 'Acciones de Caja 1' }).waitFor();
}

scenario(
  'on a phone a cashier is created, made the default and a titular and deleted, and after a failure a dialog keeps the typed values',
  async ({ page }) => {
    await openCashiers(page, 'tiendaluna-centro');
    const list = page.getByRole('list', { name: 'Cajas' });
    await page.getByRole('button', { name: 'Nueva caja' }).click();
    const dialog = dialogNamed(page, 'Nueva caja');
    await dialog.getByLabel('Nombre').fill(' Terraza ');
    await dialog.getByLabel('Referencia').fill('C150');
    await dialog.getByLabel('Usuario').fill('terraza');
    await dialog.getByLabel('Correo electrónico').fill('terraza@tiendaluna.gt');
    await submitFailingFirst(page, dialog, {
      button: 'Crear caja',
      call: 'users/v3/create',
      said: ['Caja creada', NAMED],
    });
    await leave(page, 'Acceso de Terraza');
    await choose(page, 'Terraza', 'Descargar material QR');
    await page.getByRole('img', { name: 'Código QR de Terraza' }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    const row = list.getByRole('listitem').filter({ hasText: '@tiendaluna-centro-terraza' });
    for (const step of DIALOGS_BY_STEP) {
      await walkRowDialog(page, { ...step, row: 'Terraza' });
      if (step.item === 'Caja titular') await row.getByText('Titular de 1').waitFor();
    }
    await row.waitFor({ state: 'detached' });
  },
  { routes: true, size: 'phone', expectedErrors: /422/ },
);

scenario('the row menu works by keyboard, and an unchanged closing type makes no call', async ({ page }) => {
  await openCashiers(page, 'tiendaluna-antigua');
  const button = page.getByRole('button', { name: 'Acciones de Caja 1' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.locator('[role=menuitem]:focus', { hasText: 'Editar' }).waitFor();
  // One letter: the menu's type-ahead forgets letters after a second.
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

run();
