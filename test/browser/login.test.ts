import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { submitSignIn } from '../support/portal-page.ts';

const scenario = browserSuite('Login', {}, { sharesServer: true });

scenario('showing and hiding the password keeps the caret', async ({ page }) => {
  await page.goto('/');
  const password = page.getByLabel('Contraseña', { exact: true });
  await password.fill('abcdef');
  await password.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  assert.is(await password.getAttribute('type'), 'text');
  const cashier = await password.evaluateHandle((input: HTMLInputElement) => input);
  await page.waitForFunction((input) => input.selectionStart === 2, cashier);
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
  assert.is(await password.getAttribute('type'), 'password');
});

scenario(
  'an invalid config.json is explained on a full page that names the key',
  async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ json: { pollSeconds: 'often' } }));
    await page.goto('/');
    await page.getByRole('heading', { name: 'No pudimos iniciar el portal' }).waitFor();
    await page.getByText('pollSeconds').waitFor();
  },
  { routes: true },
);

/** Simulates blocked cookies: even reading the storage property throws. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
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
] as const) {
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
}
