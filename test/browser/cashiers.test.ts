import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { cashier } from '../fixtures/cashier.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { callsOf, openAs } from '../support/portal-page.ts';
import { readPdf } from '../support/read-pdf.ts';
import {
  choose,
  dialogNamed,
  expectSaid,
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
    item: 'Editar',
    title: 'Editar caja',
    fill: (dialog) => dialog.getByLabel('Correo electrónico').fill('terraza2@tiendaluna.gt'),
    button: 'Guardar cambios',
    call: 'users/v3/modify',
    said: ['Se edito', NAMED],
  },
  {
    item: 'Notificaciones',
    fill: (dialog) => dialog.locator('label', { hasText: 'Esperar respuesta de servicio' }).click(),
    button: 'Guardar',
    call: 'users/v3/notification-change',
    said: ['Las notificaciones', 'Se actualizo con éxito'],
  },
  {
    item: 'Reiniciar contraseña',
    fill: typeWord('Reiniciar', 'Reiniciar contraseña'),
    button: 'Reiniciar contraseña',
    call: 'users/v3/password/reset',
    said: ['Se reinicio la contraseña', NAMED],
  },
  {
    item: 'Bloquear caja',
    fill: typeWord('Bloquear', 'Bloquear caja'),
    button: 'Bloquear caja',
    call: 'users/v3/block',
    said: ['Se bloqueo', NAMED],
  },
  {
    item: 'Desbloquear caja',
    fill: typeWord('Desbloquear', 'Desbloquear caja'),
    button: 'Desbloquear caja',
    call: 'users/v3/unblock',
    said: ['Se desbloqueo', NAMED],
  },
  {
    item: 'Tipo de cierre',
    title: 'Tipo de cierre para tiendaluna-centro-terraza',
    fill: async (dialog) => {
      await dialog.locator('label', { hasText: 'Automático' }).click();
      await dialog.getByLabel('Hora de cierre').selectOption('07:00');
    },
    button: 'Guardar',
    call: 'users/v3/config/closings',
    said: CLOSING_SAVED,
  },
  {
    item: 'Definir predeterminada',
    title: 'Definir caja predeterminada',
    fill: (dialog) => dialog.getByText('Predeterminada ahora').waitFor(),
    button: 'Definir predeterminada',
    call: 'branch/v3/config/default-operative',
    said: ['La caja predeterminada', 'Se actualizo con éxito'],
  },
  {
    item: 'Autorizar cierre individual',
    fill: (dialog) => dialog.getByText('La caja puede realizar su propio cierre').click(),
    button: 'Guardar',
    call: 'users/v3/config/closings/locked-state',
    said: CLOSING_SAVED,
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
  'on a phone every dialog of Cajas shows its success, and after a failure keeps the typed values',
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
    await choose(page, 'Terraza', 'Descargar material QR');
    await page.getByRole('img', { name: 'Código QR de Terraza' }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    const row = list.getByRole('listitem').filter({ hasText: '@tiendaluna-centro-terraza' });
    for (const step of DIALOGS_BY_STEP) {
      await walkRowDialog(page, { ...step, row: 'Terraza' });
      if (step.item === 'Bloquear caja') await row.getByText('Bloqueado').waitFor();
      if (step.item === 'Definir predeterminada') await row.getByText('Predeterminada').waitFor();
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

scenario('the QR dialog shows the same code as the sheet it downloads', async ({ page }) => {
  await openCashiers(page, 'tiendaluna-antigua');
  await choose(page, 'Caja 2', 'Descargar material QR');
  const dialog = dialogNamed(page, 'Material QR');
  const shown = dialog.getByRole('img', { name: 'Código QR de Caja 2' });
  await shown.waitFor();
  await dialog.getByText('Antigua · Caja 2').waitFor();
  const { data, side } = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, 400, 400);
    return { data: [...(context?.getImageData(0, 0, 400, 400).data ?? [])], side: 400 };
  });
  const seen = jsQR(new Uint8ClampedArray(data), side, side)?.data;
  assert.match(seen ?? 'nothing', /^cobros:pay\?to=cashier&id=/);

  const save = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: button }).click(),
    ]);
    return {
      name: download.suggestedFilename(),
      pages: await readPdf(await readFile(await download.path())),
    };
  };
  const sheet = await save('Descargar material QR');
  assert.is(sheet.name, 'QR Caja 2 - Antigua.pdf');
  assert.equal(
    sheet.pages.map(({ code }) => code),
    [seen],
  );
  assert.is((await save('Descargar el de todas las cajas')).pages.length, 3);
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

scenario(
  '500 cashiers are filtered and paged without calls, and loaded once',
  async ({ page }) => {
    const users = Array.from({ length: 500 }, (_, index) =>
      cashier({
        id: `us_${index}`,
        name: `Caja ${index + 1}`,
        username: `tiendaluna-antigua-caja${index + 1}`,
        status: index % 100 === 0 ? 'blocked' : 'active',
      }),
    );
    await page.route('**/api/users/v3/admin/list', (route) =>
      route.fulfill({
        json: { responseContent: { users, defaultUser: null }, info: { title: '', message: '' } },
      }),
    );
    // Opened directly: on the dashboard, polling would add calls.
    const calls = callsOf(page);
    await openAs(page, 'tiendaluna-antigua', '/user');
    await page.getByText('1 a 10 de 500').waitFor();
    const read = () => calls.filter((call) => call === 'users/v3/admin/list').length;
    assert.is(read(), 1);
    const sofar = calls.length;
    await page.getByRole('button', { name: 'Página 2', exact: true }).click();
    await page.getByText('11 a 20 de 500').waitFor();
    await page.getByLabel('Buscar').fill('caja499');
    await page.getByText('1 a 1 de 1').waitFor();
    await page.getByRole('cell', { name: '@tiendaluna-antigua-caja499' }).waitFor();
    await page.getByLabel('Buscar').fill('');
    await page.getByLabel('Estado').selectOption('Bloqueado');
    await page.getByText('1 a 5 de 5').waitFor();
    await page.getByLabel('Buscar').fill('no hay');
    await page.getByText('No se encontraron registros coincidentes').waitFor();
    assert.equal(calls.slice(sofar), []);
    // Within a minute the cached data is used.
    await page.getByRole('link', { name: 'Cierres' }).click();
    await page.getByRole('heading', { name: 'Cierres' }).waitFor();
    await page.getByRole('link', { name: 'Cajas' }).click();
    await page.getByText('1 a 10 de 500').waitFor();
    assert.is(read(), 1);
  },
  { routes: true },
);

scenario(
  'the cashiers of a branch stay after a reload; without a branch there are none',
  async ({ page }) => {
    await openAs(page, 'tiendaluna', '/branches');
    await page.getByRole('link', { name: 'Ver cajas de Antigua' }).click();
    await page.getByRole('table', { name: 'Cajas' }).waitFor();
    await page.reload();
    await page.getByRole('navigation', { name: 'Ruta' }).getByText('Antigua').waitFor();
    await page.getByRole('table', { name: 'Cajas' }).waitFor();
    // Navigating to the same address again would only reload.
    await page.goto('/transaction/dashboard');
    await page.goto('/branches/checkouts');
    await page.getByRole('heading', { name: 'Sucursales' }).waitFor();
  },
);

run();
