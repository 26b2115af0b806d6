import { assert, browserSuite, type Page, signIn } from '../support/browser-suite.ts';

const scenario = browserSuite('A payment request is sent and paid');

async function openBalance(page: Page): Promise<number> {
  const amount = page.getByText('Pagos por liquidar').first().locator('..').getByText(/^Q/);
  return Math.round(Number((await amount.innerText()).replace(/[Q,]/g, '')) * 100);
}

async function send(page: Page, username: string, amount: string): Promise<void> {
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Usuario o teléfono').fill(username);
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
    await display.getByText('María, tu cobro es de').waitFor();
    await display.getByText('Q125.50', { exact: true }).waitFor();

    const phone = await newPage();
    await phone.goto('/sandbox?user=maria.lopez');
    await phone.locator('#phone-screen').getByText('Q125.50').first().waitFor();
    await phone
      .getByRole('button', { name: /Aceptar/ })
      .first()
      .click();

    await page.getByText(/La solicitud.*aceptad/).waitFor();
    await page.keyboard.press('Escape');
    const paid = page.getByRole('region', { name: 'Pagados' });
    await paid.getByRole('listitem').filter({ hasText: 'Q125.50' }).waitFor();
    assert.match(await paid.getByRole('listitem').first().innerText(), /María[\s\S]*Q125\.50/);
    await display.getByText('Pagado', { exact: true }).waitFor();
    const end = /Autorización …(\d{4})/.exec(await display.locator('main').innerText())?.[1];
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
