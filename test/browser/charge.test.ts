import { assert, browserSuite, type Locator, type Page, signIn } from '../support/browser-suite.ts';
import { payInWorld } from '../support/pay-in-world.ts';

const scenario = browserSuite('Cobrar');

const CASHIER = 'tiendaluna-centro-caja1';

/** Presses keys one by one, as a programmed till does: without waiting for the dialog. Returns how many. */
async function pressed(page: Page, ...keys: string[]): Promise<number> {
  for (const key of keys) await page.keyboard.press(key);
  return keys.length;
}

/** Opens the customer display beside the portal. */
async function openDisplay(page: Page): Promise<Page> {
  const display = await page.context().newPage();
  await display.goto('/transaction/customer-display');
  await display.getByRole('heading', { name: 'Pantalla para el cliente' }).waitFor();
  return display;
}

/** An app user scans the code of this amount, and confirms the payment. */
async function scanAndPay(page: Page, formattedAmount: string): Promise<void> {
  const { codes } = await (await page.request.get('/sandbox/v1/codes')).json();
  const code = codes.find(
    (one: { formattedAmount?: string }) => one.formattedAmount === formattedAmount,
  )?.code;
  const answer = await page.request.post('/sandbox/v1/users/maria.lopez/scan/pay', { data: { code } });
  assert.ok(answer.ok(), await answer.text());
}

/** How many pixels of an element are outside the window, in width and height together. */
const sizeOutOfSight = (one: Locator): Promise<number> =>
  one.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const above = Math.max(0, -top) + Math.max(0, -left);
    return above + Math.max(0, bottom - window.innerHeight) + Math.max(0, right - window.innerWidth);
  });

const waiting = (page: Page): Locator => page.getByRole('dialog', { name: 'Esperando el pago' });

scenario(
  'an amount is charged with four keys: its code is on both screens, and the first to scan it pays',
  async ({ page }) => {
    await signIn(page, CASHIER);
    const display = await openDisplay(page);
    await page.bringToFront();
    assert.is(await pressed(page, 'F9', '7', '1', 'Enter'), 4);
    await waiting(page).getByRole('img', { name: 'Código QR para pagar Q71.00' }).waitFor();
    await waiting(page).getByText('Sin cliente aún').waitFor();
    await display.getByText('Escanea para pagar').waitFor();
    await display.getByRole('img', { name: 'Código QR para pagar Q71.00' }).waitFor();
    await display.setViewportSize({ width: 768, height: 1024 });
    assert.is(
      await sizeOutOfSight(display.getByText(/^Quedan/)),
      0,
      'a short amount leaves room for the time',
    );
    await scanAndPay(page, 'Q71.00');
    await page.getByText('María José López pagó Q71.00.').waitFor();
    await page.getByRole('dialog', { name: 'Pagado Q71.00' }).waitFor();
    await display.getByText('Gracias, María').waitFor();
    await pressed(page, 'F9');
    await page.getByRole('dialog', { name: 'Cobrar' }).waitFor();
    await pressed(page, 'Escape');
    const row = page
      .getByRole('region', { name: 'Pagados' })
      .getByRole('listitem')
      .filter({ hasText: 'Q71.00' });
    await row.getByText('María José López').waitFor();
  },
);

scenario(
  'the greatest amount stays in its column, and the display shows its whole code, as wide as a phone',
  async ({ page }) => {
    await signIn(page, CASHIER);
    await pressed(page, 'F9', ...'999999.99', 'Enter');
    const right = async (one: Locator) => {
      const box = await one.boundingBox();
      return box ? box.x + box.width : Number.NaN;
    };
    const button = await right(waiting(page).getByRole('button', { name: 'Seguir en segundo plano' }).last());
    assert.ok((await right(waiting(page).getByText('Q999,999.99'))) <= button);
    const display = await openDisplay(page);
    const amount = display.getByText('Q999,999.99', { exact: true });
    const code = display.getByRole('img', { name: 'Código QR para pagar Q999,999.99' });
    for (const [width, height] of [
      [1024, 768],
      [1180, 820],
      [800, 600],
      [640, 480],
      [768, 1024],
      [360, 640],
      [390, 844],
    ] as const) {
      await display.setViewportSize({ width, height });
      for (const part of [amount, code]) assert.is(await sizeOutOfSight(part), 0, `${width} × ${height}`);
      // Without its quiet zone the code has 33 of the picture's 41 modules.
      const share = (((await code.boundingBox())?.height ?? 0) * 33) / 41 / height;
      if (width > height) assert.ok(share >= 0.695, `${width} × ${height}: ${share} of the height`);
    }
    assert.is((await code.boundingBox())?.width, 390 - 2 * 16);
  },
);

scenario(
  'while the code cannot be loaded, the dialog that waits shows why beside all the rest, whole',
  async ({ page }) => {
    await signIn(page, CASHIER);
    await page.route('**/transactions/v3/qr/download', (route) => route.abort());
    await pressed(page, 'F9', '7', '4', 'Enter');
    const reason = waiting(page).getByText('No se pudo conectar con el servidor');
    await reason.waitFor();
    const inside = (one: Locator) =>
      one.evaluate((element) => {
        const dialog = element.closest('[role=dialog]')?.getBoundingClientRect();
        return element.getBoundingClientRect().right <= (dialog?.right ?? 0);
      });
    for (const part of [reason, waiting(page).getByText('Quedan'), waiting(page).getByText('Copiar enlace')])
      assert.ok(await inside(part), await part.innerText());
  },
  { expectedErrors: /ERR_FAILED|Failed to load/ },
);

scenario(
  'when the customer pays with the printed code instead, both screens say so, and one key cancels the charge',
  async ({ page }) => {
    await signIn(page, CASHIER);
    const display = await openDisplay(page);
    await page.bringToFront();
    await pressed(page, 'F9', '7', '2', 'Enter');
    await waiting(page).getByRole('img').waitFor();
    await payInWorld(page, CASHIER, 72);
    const cancel = waiting(page).getByRole('button', {
      name: 'Ya llegó un pago de Q72.00 de María: cancelar este cobro',
    });
    await cancel.waitFor();
    await display.getByText('No escanees otra vez').waitFor();
    assert.is(await display.getByRole('img').count(), 0);

    // The question is not lost with its dialog: the row of the charge opens it again.
    await pressed(page, 'Escape');
    const asked = page.getByRole('region', { name: 'Pendientes' }).getByRole('listitem');
    await asked
      .filter({ hasText: 'Q72.00' })
      .getByRole('button', { name: /^Acciones/ })
      .click();
    await page.getByRole('menuitem', { name: 'Seguir esperando' }).click();
    await waiting(page).getByRole('button', { name: 'Son dos pagos distintos, seguir esperando' }).click();
    await cancel.waitFor({ state: 'detached' });
    await display.getByText('Escanea para pagar').waitFor();

    await payInWorld(page, CASHIER, 72);
    await cancel.waitFor();
    await pressed(page, 'Delete');
    await waiting(page).waitFor({ state: 'detached' });
    await display.getByText('Pagado', { exact: true }).waitFor();
    await display.setViewportSize({ width: 1024, height: 600 });
    assert.is(await display.evaluate(() => document.documentElement.scrollHeight), 600);
    const pending = page.getByRole('region', { name: 'Pendientes' });
    await pending.getByText('Q72.00').waitFor({ state: 'detached' });
  },
);

scenario('a request to an earlier payer takes nine keys in one dialog', async ({ page }) => {
  await signIn(page, CASHIER);
  await payInWorld(page, CASHIER, 12);
  let keys = await pressed(page, 'F9', '7', '3');
  // Early keys after Tab are dropped.
  await page.locator('[role=dialog] input:focus').waitFor();
  keys += await pressed(page, 'Tab', 'm', 'a', 'r');
  await page.getByRole('option', { name: /María José López/ }).waitFor();
  keys += await pressed(page, 'Enter');
  await page.getByRole('button', { name: 'Enviar solicitud de Q73.00 a María' }).waitFor();
  keys += await pressed(page, 'Enter');
  await page.getByRole('dialog', { name: 'Esperando el pago' }).waitFor();
  assert.is(keys, 9);
});

scenario(
  'by touch the amount is typed on a number pad beside it, and the device’s keyboard stays closed',
  async ({ page }) => {
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await signIn(page, CASHIER);
    await page.getByRole('button', { name: 'Cobrar' }).click();
    const pad = page.getByRole('group', { name: 'Teclado del monto' });
    for (const key of ['7', '4', 'Punto', '5', '9', 'Borrar'])
      await pad.getByRole('button', { name: key }).click();
    const amount = page.getByLabel('Monto', { exact: true });
    assert.is(await amount.inputValue(), '74.5');
    assert.is(await amount.getAttribute('inputmode'), 'none');
    const key = await pad.getByRole('button', { name: '5' }).boundingBox();
    assert.ok(key && key.width >= 56 && key.height >= 56, JSON.stringify(key));

    for (const [width, height] of [
      [1180, 820],
      [1024, 600],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of [amount, pad.getByRole('button', { name: 'Borrar' })])
        assert.is(await sizeOutOfSight(part), 0, `${width} × ${height}`);
    }
    await page.getByRole('button', { name: 'Cobrar Q74.50' }).click();
    const code = waiting(page).getByRole('img', { name: 'Código QR para pagar Q74.50' });
    await code.waitFor();
    assert.ok((await sizeOutOfSight(code)) < 16, 'a phone on its side shows the code, not the buttons below');
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  },
  { size: 'phone' },
);

scenario(
  'a charge is sent by WhatsApp, which gets shop, amount and link, and the window that waits sees it paid',
  async ({ page }) => {
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await signIn(page, 'tiendaluna-centro-caja1');
    await page.keyboard.press('F9');
    await page.getByLabel('Monto', { exact: true }).fill('77.35');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Compartir' }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'WhatsApp' }).click();
    const text = new URL((await opened).url()).searchParams.get('text') ?? '';
    assert.match(text, /^Tienda Luna te cobra Q77\.35:\nhttp\S+\/api\/pay\/\w+$/);
    await page.getByText('Enlace enviado').first().waitFor();
    await page.getByRole('button', { name: 'Listo' }).click();
    // The code is read again, which is rejected once it is paid.
    await waiting(page).getByRole('img', { name: 'Código QR para pagar Q77.35' }).waitFor();
    await scanAndPay(page, 'Q77.35');
    await page.getByRole('heading', { name: 'Pagado Q77.35' }).waitFor();
  },
);
