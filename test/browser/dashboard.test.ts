import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { signIn, withoutStream } from '../support/portal-page.ts';

const scenario = browserSuite('Dashboard');

scenario(
  'while the API is down the dashboard shows a banner, keeps data and typed text, and recovers by itself',
  async ({ page }) => {
    await withoutStream(page);
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
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const [title, alerts] = await Promise.all(
      ['main h1', 'main [aria-label="Avisos"]'].map((one) => page.locator(one).boundingBox()),
    );
    assert.ok(title && alerts && alerts.y < title.y, 'the buttons stay in the line of the title');
    if (size) await page.setViewportSize(size);
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
  { routes: true, expectedErrors: /ERR_FAILED|404/ },
);
