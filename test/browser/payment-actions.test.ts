import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { signIn } from '../support/portal-page.ts';
import { payInWorld } from '../support/world-payment.ts';

const { scenario, run } = browserSuite('Payments are assigned, rejected and refunded');

const rowOf = (page: Page, list: 'Pendientes' | 'Pagados', amount: string) =>
  page.getByRole('region', { name: list }).getByRole('listitem').filter({ hasText: amount });

async function choose(
  page: Page,
  list: 'Pendientes' | 'Pagados',
  amount: string,
  action: string,
): Promise<void> {
  await rowOf(page, list, amount)
    .getByRole('button', { name: /^Acciones de/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

scenario('an admin assigns a payment to a cashier, and it is received', async ({ page }) => {
  await signIn(page, 'tiendaluna');
  await payInWorld(page, { business: 'Tienda Luna' }, 61.25);
  await rowOf(page, 'Pendientes', 'Q61.25')
    .getByRole('button', { name: /^Asignar/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sucursal').selectOption({ label: 'Centro (predeterminada)' });
  await dialog.locator('label', { hasText: '@tiendaluna-centro-caja2' }).click();
  await dialog.getByRole('button', { name: /^Asignar a/ }).click();
  await page.getByText(/^El pago de María.* López por Q.* fue asignado a/).waitFor();
  await rowOf(page, 'Pagados', 'Q61.25').waitFor();
});

scenario('a rejected payment leaves the list', async ({ page }) => {
  await signIn(page, 'tiendaluna-centro');
  await payInWorld(page, { branch: 'Centro' }, 62.35);
  await rowOf(page, 'Pendientes', 'Q62.35').waitFor();
  await choose(page, 'Pendientes', 'Q62.35', 'Rechazar');
  await page.getByRole('button', { name: 'Rechazar pago de Q62.35' }).click();
  await page.getByText(/^El pago de María.* López por Q.* fue rechazado/).waitFor();
  await rowOf(page, 'Pendientes', 'Q62.35').waitFor({ state: 'detached' });
});

scenario(
  'the second of two people on one payment sees its current state',
  async ({ page, newPage }) => {
    await signIn(page, 'tiendaluna-centro');
    await payInWorld(page, { branch: 'Centro' }, 63.45);
    await rowOf(page, 'Pendientes', 'Q63.45').waitFor();
    await choose(page, 'Pendientes', 'Q63.45', 'Rechazar');

    const admin = await newPage();
    await signIn(admin, 'tiendaluna');
    await choose(admin, 'Pendientes', 'Q63.45', 'Rechazar');
    await admin.getByRole('button', { name: 'Rechazar pago de Q63.45' }).click();
    await admin.getByText(/^El pago de María.* López por Q.* fue rechazado/).waitFor();

    await page.getByRole('button', { name: 'Rechazar pago de Q63.45' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('alert').waitFor();
    assert.match((await dialog.textContent()) ?? '', /EstadoRechazado/);
  },
  { expectedErrors: /409/ },
);

scenario(
  'a refund on a phone starts at the way back, and its row keeps the focus',
  async ({ page }) => {
    await signIn(page, 'tiendaluna');
    // Pending payments are decided from their row, also on a phone.
    await page
      .getByRole('button', { name: /^Asignar el pago de/ })
      .first()
      .click();
    const assignment = page.getByRole('dialog', { name: 'Asignar pago' });
    await assignment.waitFor();
    await page.keyboard.press('Escape');
    await assignment.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /Pagados/ }).click();
    const first = page.getByRole('region', { name: 'Pagados' }).getByRole('listitem').first();
    await first.getByRole('button', { name: /^Acciones de/ }).click();
    await page.getByRole('menuitem', { name: 'Reembolsar' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.locator('button:focus', { hasText: 'Volver' }).waitFor();
    await expectNoSidewaysScroll(page);
    await dialog.getByLabel('Motivo').fill('Devolvió el producto');
    await page.keyboard.press('Enter');
    await page.getByText(/Se reembolsaron Q/).waitFor();
  },
  { size: 'phone' },
);

run();
