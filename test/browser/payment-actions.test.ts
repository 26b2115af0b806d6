import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { allLoaded, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { signIn } from '../support/portal-page.ts';

const scenario = browserSuite('Payments are refunded and announced');

scenario(
  'on a phone a refund starts with the focus on Volver, and its row keeps the focus afterwards',
  async ({ page }) => {
    await signIn(page, 'tiendaluna');
    // Pending payments can be decided from their row, also on a phone.
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

async function payCashier(url: string, amount: number): Promise<void> {
  const businesses = await (await fetch(`${url}/sandbox/v1/businesses`)).json();
  const text = JSON.stringify(businesses);
  const [, id] = /"id":"([^"]+)"[^{}]*"username":"tiendaluna-centro-caja1"/.exec(text) ?? [];
  const answer = await fetch(`${url}/sandbox/v1/users/carlos.perez/payments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ to: 'cashier', id, amount, note: '' }),
  });
  assert.ok(answer.ok, await answer.text());
}

scenario(
  'on a phone a payment in the other tab is announced at the bottom, and one touch shows it',
  async ({ page, server }) => {
    await signIn(page, 'tiendaluna-centro-caja1');
    await payCashier(server.url, 63.4);
    const touched = async (amount: string) => {
      const notice = page.getByRole('button', { name: `${amount} de Carlos Estuardo Pérez` });
      await notice.waitFor();
      assert.ok(((await notice.boundingBox())?.height ?? 0) >= 44);
      await notice.tap();
      await page.getByRole('listitem').filter({ hasText: amount }).locator('a:focus').waitFor();
      await notice.waitFor({ state: 'detached' });
    };
    await touched('Q63.40');
    // The list that has the focus holds its rows, so this new row waits, too.
    await payCashier(server.url, 64.5);
    await touched('Q64.50');
  },
  { size: 'phone' },
);

scenario('nothing moves under the pointer: new rows wait behind a button', async ({ page, server }) => {
  await signIn(page, 'tiendaluna-centro-caja1');
  const rows = page.getByRole('region', { name: 'Pagados' }).getByRole('listitem');
  const first = await rows.first().innerText();
  // Content that is still loading above would move the list away from the pointer.
  await allLoaded(page);
  await rows.first().hover();
  await payCashier(server.url, 52.3);
  const waiting = page.getByRole('button', { name: '1 pago nuevo' });
  await waiting.waitFor();
  assert.is(await rows.first().innerText(), first);
  await waiting.click();
  await rows.filter({ hasText: 'Q52.30' }).waitFor();
  assert.match(await rows.first().innerText(), /Q52\.30/);
});
