import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { paymentsShown, signIn } from '../support/portal-page.ts';
import { seededDatabase, startServer } from '../support/start-server.ts';

const { scenario, run } = browserSuite('A payment request is sent and paid');

async function openBalance(page: Page): Promise<number> {
  const amount = page.getByText('Pagos por liquidar').first().locator('..').getByText(/^Q/);
  return Math.round(Number((await amount.innerText()).replace(/[Q,]/g, '')) * 100);
}

async function send(page: Page, username: string, amount: string): Promise<void> {
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(username);
  await dialog.getByText(username).waitFor();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Monto').fill(amount);
  await page.getByRole('button', { name: /^Enviar solicitud de/ }).click();
}

scenario(
  'the cashier sees the payment, the row moves to paid, and the open balance grows by exactly the amount',
  async ({ page, newPage }) => {
    const admin = await newPage();
    await signIn(admin, 'tiendaluna');
    const before = await openBalance(admin);

    await signIn(page, 'tiendaluna-centro-caja1');
    await page.getByRole('button', { name: 'Mostrador' }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('menuitem', { name: 'Pantalla para el cliente' }).click();
    const display = await opened;
    await display.getByRole('img', { name: 'Código QR de Caja 1' }).waitFor();

    await send(page, '@maria.lopez', '125.50');
    await page.getByRole('heading', { name: /Esperando/ }).waitFor();
    await display.getByText('Esperando…').waitFor();
    await display.getByText('Q125.50', { exact: true }).waitFor();

    const phone = await newPage();
    await phone.goto('/sandbox?user=maria.lopez');
    await phone.locator('#phone-screen').getByText('Q125.50').first().waitFor();
    await phone
      .getByRole('button', { name: /Aceptar/ })
      .first()
      .click();

    await page.getByText(/La solicitud.*aceptad/).waitFor();
    const paid = page.getByRole('region', { name: 'Pagados' });
    await paid.getByRole('listitem').filter({ hasText: 'Q125.50' }).waitFor();
    assert.match(await paid.getByRole('listitem').first().innerText(), /María[\s\S]*Q125\.50/);
    await display.getByText('Pagado', { exact: true }).waitFor();
    const end = /Autorización …(\d{4})/.exec(await display.getByRole('status').innerText())?.[1];
    assert.not.match(await display.locator('main').innerText(), /López|maria/);

    await page.keyboard.press('F8');
    const latest = page.getByRole('dialog', { name: 'Últimos cinco pagos' });
    await latest.getByRole('listitem').first().getByText(`…${end}`).waitFor();
    assert.is(await latest.getByRole('listitem').count(), 5);
    await page.keyboard.press('Escape');
    const pending = page.getByRole('region', { name: 'Pendientes' });
    await pending.getByText('Q125.50').waitFor({ state: 'detached' });

    await admin.waitForFunction(
      (expected) => document.body.innerText.replace(/,/g, '').includes(`Q${expected}`),
      ((before + 12550) / 100).toFixed(2),
    );
    assert.is(await openBalance(admin), before + 12550);

    const closed = display.waitForEvent('close');
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await closed;
  },
);

scenario('a restart of the server keeps everything', async ({ browser }) => {
  const database = await seededDatabase();
  let server = await startServer({ DATABASE_URL: database.url });
  const context = await browser.newContext({ locale: 'es-GT' });
  const page = await context.newPage();
  const open = async (path: string) => page.goto(`${server.url}${path}`);
  try {
    await open('/');
    await page.getByLabel('Usuario').fill('tiendaluna-centro-caja1');
    await page.getByLabel('Contraseña', { exact: true }).fill('Cobros#2026');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await paymentsShown(page);
    await send(page, '@jose.perez', '77.31');
    await page.getByText('Seguir en segundo plano').click();
    await page.getByText('Q77.31').first().waitFor();

    const port = new URL(server.url).port;
    await server.stop();
    server = await startServer({ DATABASE_URL: database.url, PORT: port });
    await open('/');
    await page.getByText('Q77.31').first().waitFor();
  } finally {
    await context.close();
    await server.stop();
    await database.drop();
  }
});

scenario(
  'a complete request works by keyboard alone',
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
    await page.keyboard.type('tiendaluna-centro-caja2');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Cobros#2026');
    await page.keyboard.press('Enter');
    await paymentsShown(page);
    await page.keyboard.press('F2');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('@jose.perez');
    await page.getByRole('dialog').getByText(/^José/).waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel('Monto').waitFor();
    await page.keyboard.type('64.75');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /Esperando/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Pendientes' }).getByText('Q64.75').waitFor();
    await page.keyboard.press('F4');
    await page.keyboard.type('64.75');
    const found = page.getByRole('region', { name: 'Pendientes' }).getByRole('listitem');
    await found.nth(1).waitFor({ state: 'detached' });
    assert.is(await found.count(), 1);
  },
  // On a busy machine the user is looked up before the whole name has been typed.
  { expectedErrors: /verify-user/ },
);

run();
