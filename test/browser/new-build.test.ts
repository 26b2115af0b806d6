import { readdir } from 'node:fs/promises';
import { assert, browserSuite, type Page, type Scene } from '../support/browser-suite.ts';
import { paymentsShown, signIn, withoutStream } from '../support/portal-page.ts';
import { type PublishedPortal, publishPortal } from './support/published-portal.ts';

const scenario = browserSuite('New build');

/** Opens a portal of its own, which the test can publish again or take off the network. */
async function onOwnPortal(
  { server, browser }: Scene,
  work: (page: Page, portal: PublishedPortal) => Promise<void>,
): Promise<void> {
  const portal = await publishPortal(server.url);
  const context = await browser.newContext({ baseURL: portal.url, locale: 'es-GT' });
  context.setDefaultTimeout(60_000);
  try {
    await work(await context.newPage(), portal);
  } finally {
    await context.close();
    await portal.close();
  }
}

const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href ?? '');

function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

/** Runs in the page: another tab has stored a session that ends in four minutes. */
function endSessionSoon(): void {
  const stored = JSON.parse(localStorage.getItem('cobros.session') ?? '');
  localStorage.setItem('cobros.session', JSON.stringify({ ...stored, expiresAt: Date.now() + 240_000 }));
  dispatchEvent(new StorageEvent('storage', { key: 'cobros.session' }));
}

scenario(
  'what an operator edits has no compressed copy, also when it was built over an earlier build',
  async () => {
    const copies = /^(config|security-policy)\.json\./;
    assert.equal(
      (await readdir('dist/portal')).filter((name) => copies.test(name)),
      [],
    );
  },
);

scenario(
  'an open page keeps working after a new build, and warns before its session ends; a missing file causes one reload, which loses nothing typed',
  async (scene) =>
    onOwnPortal(scene, async (page, portal) => {
      // The dialogs load when the page is idle, and are available from then on.
      const ahead = [/request-dialog|dialogs/, /session-ending-dialog/].map((file) =>
        page.waitForResponse((response) => file.test(response.url())).then((response) => response.finished()),
      );
      await withoutStream(page);
      await signIn(page, 'tiendaluna');
      const first = await buildOf(page);
      await Promise.all(ahead);
      const loads = loadsOf(page);
      await portal.publishNext();

      const polled = page.waitForResponse('**/api/transactions/v3/paid');
      await page.getByLabel('Buscar').fill('lucía');
      await polled;
      await page.getByRole('button', { name: 'Enviar solicitud' }).click();
      await page.getByRole('dialog').getByRole('combobox').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.evaluate(endSessionSoon);
      await page.getByRole('button', { name: 'Renovar sesión' }).click();
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      assert.equal(loads, []);

      await page.getByRole('link', { name: 'Sucursales' }).click();
      await page.getByRole('heading', { name: 'Sucursales' }).waitFor();
      assert.is(loads.length, 1);
      assert.is.not(await buildOf(page), first);
      await page.getByLabel('Buscar').fill('centro');
      await page.getByRole('link', { name: 'Pagos' }).click();
      await paymentsShown(page);
      assert.is(await page.getByLabel('Buscar').inputValue(), 'lucía');
      assert.is(loads.length, 1);
    }),
);

scenario(
  'a menu that fails to load is reported; a dialog whose file is missing opens after the reload, over the search that was typed',
  async (scene) =>
    onOwnPortal(scene, async (page, portal) => {
      // Not loaded in advance.
      await page.route(/\/assets\/(menu|branch-dialogs)-[^/]*\.js$/, (route) =>
        route.request().url().includes('NEXT') ? route.continue() : route.fulfill({ status: 404 }),
      );
      await signIn(page, 'tiendaluna');
      await page.getByRole('link', { name: 'Sucursales' }).click();
      await page.getByRole('heading', { name: 'Sucursales' }).waitFor();
      await page.getByLabel('Buscar').fill('centro');
      await page.getByRole('button', { name: 'Acciones de Centro' }).click();
      await page.getByText('No se pudo abrir el menú, revisa tu conexión').waitFor();
      await portal.publishNext();
      const loads = loadsOf(page);
      await page.getByRole('button', { name: 'Nueva sucursal' }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      await page.keyboard.press('Escape');
      assert.is(await page.getByLabel('Buscar').inputValue(), 'centro');
      assert.is(loads.length, 1);
    }),
  { expectedErrors: /404/ },
);

scenario(
  'without a network a navigation shows what is missing, caches nothing, and opens the portal when the server is back',
  async (scene) =>
    onOwnPortal(scene, async (page, portal) => {
      await signIn(page, 'tiendaluna');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await portal.stop();
      await page.getByText('Sin conexión').first().waitFor();
      await page.goto('/branches');
      await page.getByRole('heading', { name: 'Sin conexión con el portal' }).waitFor();
      assert.match(await page.innerText('main'), 'el servidor del portal no responde');
      await page.context().setOffline(true);
      await page.getByText('Este dispositivo no tiene conexión a internet').waitFor();
      assert.equal(await page.evaluate(() => caches.keys()), []);
      await portal.publishNext();
      await portal.start();
      await page.context().setOffline(false);
      await page.getByRole('heading', { name: 'Sucursales' }).waitFor();
      assert.match(await buildOf(page), 'NEXT');
    }),
);
