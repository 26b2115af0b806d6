import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { callsOf, openAs } from '../support/portal-page.ts';
import { dialogNamed, expectSaid } from '../support/walk-row-dialog.ts';

const scenario = browserSuite('Cashiers', { WEBHOOKS_ALLOW_PRIVATE: 'on' });

const CLOSING_SAVED: [string, string] = ['La configuración de cierre', 'Se actualizo con éxito'];

/** Opens the cashiers of a branch as its admin. */
async function openCashiers(page: Page, username: string): Promise<void> {
  await openAs(page, username, '/user');
  await page.getByRole('button', { name: 'Acciones de Caja 1' }).waitFor();
}

scenario('the row menu works by keyboard, and an unchanged closing type makes no call', async ({ page }) => {
  await openCashiers(page, 'tiendaluna-antigua');
  const button = page.getByRole('button', { name: 'Acciones de Caja 1' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.locator('[role=menuitem]:focus', { hasText: 'Editar' }).waitFor();
  // Types one letter, because the menu's type-ahead forgets letters after a second.
  await page.keyboard.press('t');
  await page.locator('[role=menuitem]:focus', { hasText: 'Tipo de cierre' }).waitFor();
  await page.keyboard.press('Enter');
  const dialog = dialogNamed(page, /Tipo de cierre para/);
  await dialog.waitFor();
  const calls = callsOf(page);
  await dialog.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('Enter');
  await expectSaid(page, CLOSING_SAVED);
  await dialog.waitFor({ state: 'detached' });
  assert.equal(calls, []);
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'Acciones de Caja 1',
  );
});
