import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { allLoaded } from '../support/page-checks.ts';
import { signIn } from '../support/portal-page.ts';

const { scenario, run } = browserSuite('Alerts');

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
  'a payment that arrives is marked and announced, and the mark disappears',
  async ({ page, server }) => {
    await signIn(page, 'tiendaluna-centro-caja1');
    await page.mouse.move(5, 5);
    await payCashier(server.url, 41.2);
    const row = page.getByRole('listitem').filter({ hasText: 'Q41.20' });
    await row.getByText('Nuevo').waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /^Nuevo pago: .*Q41\.20$/ })
      .waitFor({ state: 'attached' });
    await row.getByText('Nuevo').waitFor({ state: 'detached' });
  },
);

scenario(
  'on a phone a payment that arrives in the other tab is named below, and one touch shows it',
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
    // The list with the focus holds its rows, so this one waits, too.
    await payCashier(server.url, 64.5);
    await touched('Q64.50');
  },
  { size: 'phone' },
);

scenario('nothing moves under the pointer: new rows wait behind a button', async ({ page, server }) => {
  await signIn(page, 'tiendaluna-centro-caja1');
  const rows = page.getByRole('region', { name: 'Pagados' }).getByRole('listitem');
  const first = await rows.first().innerText();
  // Content that still loads above would move the list away from the pointer.
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

scenario(
  'sound and desktop notifications are off by default, and each device remembers its choice',
  async ({ page }) => {
    await page.context().grantPermissions(['notifications']);
    await signIn(page, 'tiendaluna');
    const sound = page.getByRole('button', { name: 'Avisar con sonido' });
    const notice = page.getByRole('button', { name: 'Avisar en el escritorio' });
    assert.is(await sound.getAttribute('aria-pressed'), 'false');
    assert.is(await notice.getAttribute('aria-pressed'), 'false');
    assert.is(await page.getByRole('button', { name: 'Probar aviso' }).count(), 0);
    await sound.click();
    await page.getByRole('button', { name: 'Probar aviso' }).click();
    await page.reload();
    await page.getByText('Recibido hoy').waitFor();
    assert.is(await sound.getAttribute('aria-pressed'), 'true');
    assert.is(await notice.getAttribute('aria-pressed'), 'false');
  },
);

run();
