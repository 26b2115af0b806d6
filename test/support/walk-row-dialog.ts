import type { Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';

/** Opens a row's menu and chooses an item. */
export async function choose(page: Page, row: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** The open dialog; one that requires a typed confirmation is an alertdialog. */
export const dialogNamed = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

export async function expectSaid(page: Page, [title, message]: [string, string]): Promise<void> {
  const said = page.getByRole('status').filter({ hasText: title });
  await said.waitFor();
  assert.equal(await said.locator('p').allTextContents(), [title, message]);
}

/** Closes a dialog that reports what was done. */
export async function leave(page: Page, title: string): Promise<void> {
  const dialog = dialogNamed(page, title);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await dialog.waitFor({ state: 'detached' });
}
