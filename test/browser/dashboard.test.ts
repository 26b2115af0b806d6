import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { painted } from '../support/layout-shift.ts';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { signIn } from '../support/portal-page.ts';

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
  'on a phone Filtros shows and hides the three filters; one that is on stays in sight',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'tiendaluna');
    const filters = ['Estado', 'Sucursal', 'Usuario'].map((name) => page.getByLabel(name, { exact: true }));
    const shown = async () => {
      await painted(page);
      return Promise.all(filters.map((one) => one.isVisible()));
    };
    assert.equal(await shown(), [false, false, false]);
    const opener = page.getByRole('button', { name: 'Filtros', exact: true });
    await opener.tap();
    assert.equal(await shown(), [true, true, true]);
    await expectNoSidewaysScroll(page);

    const [, branch] = filters;
    const before = await page.getByRole('region', { name: 'Pendientes' }).getByRole('listitem').count();
    await branch?.selectOption({ label: 'Centro' });
    const rows = page.getByRole('region', { name: 'Pendientes' }).getByRole('listitem');
    await rows.nth(before - 1).waitFor({ state: 'detached' });
    assert.ok((await rows.allInnerTexts()).every((text) => text.includes('Centro')));

    await opener.tap();
    assert.equal(await shown(), [false, true, false]);
    await page.getByRole('button', { name: 'Limpiar filtros' }).tap();
    assert.equal(await shown(), [false, false, false]);
    await page.setViewportSize({ width: 768, height: 1024 });
    assert.equal(await shown(), [true, true, true]);
  },
  { size: 'phone' },
);

run();
