import type { Page } from 'playwright-core';
import { openAs } from './portal-page.ts';

/** Signs in and opens Perfil, with all its data loaded. */
export async function openProfile(page: Page, username: string): Promise<void> {
  await openAs(page, username, '/profile');
  await page.getByText('Este equipo').waitFor();
}

const dialogOf = (page: Page) => page.getByRole('dialog');
export const alertOf = (page: Page) => dialogOf(page).getByRole('alert');

/** Opens the dialog that a button with this name opens. */
export async function openDialog(page: Page, button: string, title: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog', { name: title }).waitFor();
}

/** Waits until the dialog is closed and the message is shown. */
export async function expectSaved(page: Page, message: string): Promise<void> {
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.getByRole('status').getByText(message, { exact: true }).waitFor();
}
