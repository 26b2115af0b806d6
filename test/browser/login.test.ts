import { assert, browserSuite, type Page, submitSignIn } from '../support/browser-suite.ts';

const scenario = browserSuite('Login', {}, { sharesServer: true });

/** Simulates blocked cookies: even reading the storage property throws. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

for (const [what, prepare] of [
  ['storage is forbidden', blockStorage],
  ['storage is full', fillStorage],
] as const)
  scenario(
    `signing in and out works where ${what}`,
    async ({ page }) => {
      await prepare(page);
      await page.goto('/');
      await submitSignIn(page, 'tiendaluna');
      await page.getByRole('button', { name: 'Contraer menú' }).click();
      await page.getByRole('button', { name: 'Contraer menú' }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Cerrar sesión' }).click();
      await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
    },
    // The stream of changes may be opened while the session ends.
    { expectedErrors: /401/ },
  );

scenario('the ring of the banner is behind the logo', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  await page.getByLabel('Usuario').waitFor();
  const onTop = await page
    .getByRole('region', { name: 'Bienvenida' })
    .locator('svg, img')
    .evaluateAll((pictures) => {
      const [ring, logo] = pictures as [SVGElement, HTMLElement];
      ring.style.pointerEvents = 'auto';
      const { right, top, height } = logo.getBoundingClientRect();
      return document.elementFromPoint(right - 2, top + height / 2)?.closest('svg, img') === logo;
    });
  assert.ok(onTop);
});
