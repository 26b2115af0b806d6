import type { Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { lineAt } from './bad-line/http-line.ts';
import { submitOnBadLine, typedIn } from './bad-line/submit-on-bad-line.ts';
import { expectNoSidewaysScroll } from './page-checks.ts';

/** A dialog of a row menu, with the steps to use it. */
export interface RowDialog {
  row: string;
  item: string;
  /** Its heading, if it differs from the menu item. */
  title?: string;
  fill(dialog: Locator): Promise<unknown>;
  button: string;
  /** The path that it calls, below `/api/`. */
  call: string;
  /** Title and message of the success. */
  said: [title: string, message: string];
  /** The title of the dialog that it leads to, which is then closed. */
  leadsTo?: string;
}

const FAILURE = { title: 'Ocupado', message: 'Intenta de nuevo en un momento' };

/** Opens an item of a row's menu. */
export async function choose(page: Page, row: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** The open dialog; one with a typed confirmation is an alertdialog. */
export const dialogNamed = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

export async function expectSaid(page: Page, [title, message]: [string, string]): Promise<void> {
  const said = page.getByRole('status').filter({ hasText: title });
  await said.waitFor();
  assert.equal(await said.locator('p').allTextContents(), [title, message]);
}

/** Submits twice: the first call fails and the dialog keeps the typed values, the second succeeds. On a bad line with every fault before it. */
export async function submitFailingFirst(
  page: Page,
  dialog: Locator,
  { button, call, said }: Pick<RowDialog, 'button' | 'call' | 'said'>,
): Promise<void> {
  const line = lineAt(page.url());
  if (line) {
    await submitOnBadLine(line, dialog, { button, call });
    return expectSaid(page, said);
  }
  const rejected = { status: 422, json: { responseContent: null, info: FAILURE } };
  await page.route(`**/api/${call}`, (route) => route.fulfill(rejected), { times: 1 });
  const typed = await typedIn(dialog);
  const submit = dialog.getByRole('button', { name: button, exact: true });
  await submit.click();
  await dialog.getByRole('alert').filter({ hasText: FAILURE.message }).waitFor();
  assert.equal(await typedIn(dialog), typed);
  await expectNoSidewaysScroll(page);
  await submit.click();
  await dialog.waitFor({ state: 'detached' });
  await expectSaid(page, said);
}

/** Opens the dialog, fills it, submits it with a failure first, and then successfully. */
export async function walkRowDialog(page: Page, row: RowDialog): Promise<void> {
  await choose(page, row.row, row.item);
  const dialog = dialogNamed(page, row.title ?? row.item);
  await dialog.waitFor();
  await row.fill(dialog);
  await submitFailingFirst(page, dialog, row);
  if (row.leadsTo) await leave(page, row.leadsTo);
}

/** Closes a dialog that says what was done. */
export async function leave(page: Page, title: string): Promise<void> {
  const dialog = dialogNamed(page, title);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Types the word of a confirmation, first in lower case, which keeps the button disabled. */
export const typeWord = (word: string, button: string) => async (dialog: Locator) => {
  const field = dialog.getByLabel(/Escribe/);
  await field.fill(word.toLowerCase());
  assert.ok(await dialog.getByRole('button', { name: button, exact: true }).isDisabled());
  await field.fill(word);
};
