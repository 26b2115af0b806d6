import { bankFile, readDeposits } from '../screen-walks/support/bank-file.ts';
import { assert, browserSuite, openAs, type Page } from '../support/browser-suite.ts';
import { noteShifts, takeShifts, tooMuchShift } from '../support/layout-shift.ts';
import { payInWorld } from '../support/pay-in-world.ts';

const scenario = browserSuite('Lost connection');

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** The screens with something at the lower edge of the window. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  async 'the payments'(page) {
    await openAs(page, 'tiendaluna-centro-caja1', '/');
    await page.getByText('Recibido hoy').waitFor();
  },
  async 'a payment that arrived out of sight'(page) {
    await openAs(page, 'tiendaluna-centro-caja1', '/');
    await page.getByText('Recibido hoy').waitFor();
    // Phones show one list at a time; elsewhere the first row is in sight.
    if (page.viewportSize()?.width !== 390) return;
    await payInWorld(page, 'tiendaluna-centro-caja1', 7);
    await page.getByRole('button', { name: 'Q7.00 de María José López' }).waitFor();
  },
  async 'an import'(page) {
    await openAs(page, 'tiendaluna-centro', '/user');
    const rows = Array.from(
      { length: 20 },
      (_, index) => `Centro;Caja ${30 + index};caja${30 + index};;C${index}`,
    );
    await page.getByRole('button', { name: 'Más acciones' }).click();
    await page.getByRole('menuitem', { name: 'Importar' }).click();
    await page
      .getByLabel('Elige un archivo de Excel o CSV')
      .setInputFiles(csv('cajas.csv', ['Sucursal;Caja;Usuario;Correo;Referencia', ...rows].join('\n')));
    await page.getByRole('button', { name: /^Crear / }).waitFor();
  },
  async 'the comparison with the bank'(page) {
    await openAs(page, 'tiendaluna', '/closing/reconcile');
    const text = bankFile(await readDeposits(page));
    await page.getByLabel('Elige el archivo de tu banco').setInputFiles(csv('banco.csv', text));
    await page.getByRole('button', { name: 'Comparar' }).click();
    await page.getByText('Líneas del banco sin depósito').waitFor();
  },
  async 'an export'(page) {
    await openAs(page, 'tiendaluna', '/transaction/history');
    await page.getByRole('button', { name: /^Exportar/ }).click();
    await page.getByRole('menuitem', { name: /Excel/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Exportar/ })
      .click();
    await page.getByText('está en tus descargas').waitFor();
  },
};

/** The controls that lie behind the banner even when they are scrolled into view. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const banner = [...document.querySelectorAll('[role=status]')].find(({ textContent }) =>
      textContent?.includes('Sin conexión desde'),
    );
    const targets = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea');
    return [...targets].flatMap((target) => {
      if (banner?.contains(target) || !target.checkVisibility()) return [];
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      dispatchEvent(new Event('scroll'));
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return banner?.contains(over) ? [target.getAttribute('aria-label') ?? target.innerText] : [];
    });
  });

for (const [name, open] of Object.entries(SCREENS))
  scenario(
    `${name}: the banner moves nothing and covers nothing that can be used`,
    async ({ newPage }) => {
      for (const size of ['desktop', 'phone'] as const) {
        const page = await newPage({ size });
        await page.addInitScript(noteShifts);
        await open(page);
        // Loaded after the first answer, because later it could not be.
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('lost-connection')),
        );
        await takeShifts(page);
        await page.context().setOffline(true);
        await page.getByRole('status').filter({ hasText: 'Sin conexión desde' }).waitFor();
        assert.equal(tooMuchShift(await takeShifts(page)), [], size);
        assert.equal(await covered(page), [], size);
      }
    },
    { expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load/ },
  );

scenario(
  'the banner lies over the content, beside the drawer',
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    // A stream that was open before would stay open, and nothing would be read.
    await page.route('**/api/changes/v3/stream', (route) => route.abort());
    await openAs(page, 'tiendaluna-centro-caja1', '/');
    await page.getByText('Recibido hoy').waitFor();
    await page.route('**/api/**', (route) => route.abort());
    const banner = page.getByRole('status').filter({ hasText: 'Lo que ves es de' });
    await banner.waitFor();
    const fromContent = async () => {
      const [over, content] = await Promise.all([banner.boundingBox(), page.locator('main').boundingBox()]);
      return (over?.x ?? 0) - (content?.x ?? 0);
    };
    assert.ok((await fromContent()) > 0);
    await page.setViewportSize({ width: 390, height: 844 });
    assert.ok((await fromContent()) > 0);
  },
  { expectedErrors: /ERR_FAILED|Failed to load/ },
);

scenario(
  'the menu of a phone opens without a connection, because its code was loaded ahead',
  async ({ newPage }) => {
    const page = await newPage({ size: 'phone' });
    await openAs(page, 'tiendaluna-centro-caja1', '/');
    const drawer = await page.waitForFunction(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => name.includes('temporary-drawer'))?.name,
    );
    // The portal has begun to import it; it is there only with what it imports itself.
    await page.evaluate(async (url) => void (await import(url ?? '')), await drawer.jsonValue());
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Cierres' }).waitFor();
  },
  { expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load/ },
);
