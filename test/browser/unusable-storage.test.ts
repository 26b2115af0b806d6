import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { submitSignIn } from '../support/portal-page.ts';
import { fillBusiness, fillLocation, onward, stepTitle } from '../support/sign-up-page.ts';

const { scenario, run } = browserSuite('A browser without storage');

/** As with blocked cookies: reading the storage property already throws. */
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
  scenario(`where ${what} signing in and out works`, async ({ page }) => {
    await prepare(page);
    await page.goto('/');
    await submitSignIn(page, 'tiendaluna');
    await page.getByRole('button', { name: 'Contraer menú' }).click();
    await page.getByRole('button', { name: 'Contraer menú' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
  });

  scenario(`where ${what} a sign-up keeps the typed text while its page is open`, async ({ page }) => {
    await prepare(page);
    await page.goto('/afiliaciones/negocio');
    await stepTitle(page, 'Cuéntanos de tu negocio').waitFor();
    await fillBusiness(page);
    await onward(page);
    await fillLocation(page);
    await onward(page);
    await stepTitle(page, '¿Dónde recibes tu dinero?').waitFor();
    await page.goBack();
    await page.goBack();
    await stepTitle(page, 'Cuéntanos de tu negocio').waitFor();
    assert.is(await page.getByLabel('Teléfono').inputValue(), '5555 9876');
  });
}

run();
