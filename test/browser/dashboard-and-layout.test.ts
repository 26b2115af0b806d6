import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { openAs, paymentsShown, signIn } from '../support/portal-page.ts';

const { scenario, run } = browserSuite('Dashboard');

scenario(
  'with the API down it shows a banner, keeps data and typed text, and recovers by itself',
  async ({ page }) => {
    await signIn(page, 'tiendaluna-centro-caja1');
    const rows = page.getByRole('region', { name: 'Pagados' }).getByRole('listitem');
    const shown = await rows.count();
    await page.keyboard.press('F2');
    await page.getByRole('dialog').getByRole('textbox').fill('@maria.lopez');
    await page
      .getByRole('dialog')
      .getByText(/^María/)
      .waitFor();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByLabel('Monto').fill('88.40');

    await page.route('**/api/**', (route) => route.abort());
    await page.getByText(/Sin conexión\./).waitFor();
    await page.getByRole('button', { name: /^Enviar solicitud de/ }).click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    assert.is(await page.getByLabel('Monto').inputValue(), '88.40');

    await page.unroute('**/api/**');
    await page.getByText(/Sin conexión\./).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Enviar solicitud de/ }).click();
    await page.getByText('Seguir en segundo plano').click();
    await page.getByRole('region', { name: 'Pendientes' }).getByText('Q88.40').waitFor();
    assert.is(await rows.count(), shown);
  },
  { routes: true, expectedErrors: /ERR_FAILED/ },
);

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

scenario(
  'Ctrl K finds a payment by its authorization and opens it, and ? lists the keys',
  async ({ page }) => {
    await openAs(page, 'tiendaluna', '/transaction/history?status=completed');
    const authorization = await page
      .getByRole('cell', { name: /^\d{3} \d{3}$/ })
      .first()
      .innerText();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Buscar en el portal' }).waitFor();
    await page.keyboard.type(authorization.replace(' ', ''));
    const payment = page.getByRole('group', { name: 'Pagos' }).getByRole('option');
    await payment.getByText(authorization).waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    const detail = page.getByRole('dialog');
    await detail.getByText(authorization).waitFor();
    assert.match(page.url(), /\/transaction\/history\?status=completed&t=/);
    await page.keyboard.press('Escape');
    await detail.waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Atajos de teclado' }).getByText('F2').waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Buscar' }).first().click();
    await page.getByRole('button', { name: 'Atajos de teclado' }).click();
    await page.getByRole('dialog', { name: 'Atajos de teclado' }).waitFor();
  },
);

scenario('the first Tab offers to skip to the content', async ({ page }) => {
  await signIn(page, 'tiendaluna');
  await page.reload();
  await paymentsShown(page);
  await page.keyboard.press('Tab');
  assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Saltar al contenido');
});

for (const [name, size] of [
  ['wide', 'desktop'],
  ['a laptop', 'laptop'],
  ['a phone', 'phone'],
] as const)
  scenario(
    `axe finds nothing on the dashboard and its dialogs (${name})`,
    async ({ page }) => {
      await signIn(page, 'tiendaluna');
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
      await page
        .getByRole('button', { name: /^Enviar solicitud/ })
        .locator('visible=true')
        .click();
      await page.getByRole('dialog').waitFor();
      await expectNoAxeViolations(page);
      await page.getByRole('dialog').getByRole('textbox').fill('@maria.lopez');
      await page
        .getByRole('dialog')
        .getByText(/^María/)
        .waitFor();
      await page.getByRole('button', { name: 'Continuar' }).click();
      await page.getByLabel('Monto').fill('10');
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: /^Enviar solicitud de/ }).click();
      await page.getByRole('heading', { name: /Esperando/ }).waitFor();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Cancelar solicitud' }).click();
      await page.getByRole('button', { name: 'Seguir esperando' }).waitFor();
      await expectNoAxeViolations(page);
    },
    { size },
  );

scenario(
  'on a phone the menu opens over the page, keeps the focus and closes when an entry is chosen',
  async ({ page }) => {
    await signIn(page, 'tiendaluna');
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menú principal' });
    await drawer.waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await drawer.getByRole('link', { name: 'Pagos' }).click();
    await drawer.waitFor({ state: 'detached' });
  },
  { size: 'phone' },
);

scenario('the drawer collapses on every screen, and is open again after a reload', async ({ page }) => {
  await signIn(page, 'tiendaluna');
  await page.getByRole('button', { name: 'Contraer menú' }).click();
  await page.getByRole('button', { name: 'Expandir menú' }).waitFor();
  await page.getByRole('link', { name: 'Perfil' }).click();
  await page.getByRole('heading', { name: 'Perfil', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Expandir menú' }).waitFor();
  await page.getByRole('button', { name: /^Pagos por liquidar/ }).focus();
  await page
    .locator('[role=tooltip], [data-tooltip]')
    .or(page.getByText(/^Pagos por liquidar · Q/))
    .first()
    .waitFor();
  await expectNoAxeViolations(page);
  await page.reload();
  await page.getByRole('button', { name: 'Contraer menú' }).waitFor();
});

scenario('an unknown page inside an area is a 404', async ({ page }) => {
  await openAs(page, 'tiendaluna', '/transaction/nowhere');
  await page.getByRole('heading', { name: 'Error 404' }).waitFor();
  await page.getByText('No se ha podido encontrar esta página').waitFor();
  await expectNoAxeViolations(page);
});

run();
