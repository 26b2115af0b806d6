import type { Page } from 'playwright-core';
import { allLoaded, WINDOWS } from '../../support/page-checks.ts';
import { choose } from '../../support/walk-row-dialog.ts';
import type { ScreenCase } from './screen-case.ts';

/** Shows the address, without loading it anew if it is shown already. */
export async function show(page: Page, address: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const isOpen = await page.locator(WINDOWS).count();
  if (pathname + search !== address || isOpen > 0) await page.goto(address);
  await page.locator('main h1').first().waitFor();
  await allLoaded(page);
}

/** A screen by its address. */
export const screen = (name: string, shows: string, address: string): ScreenCase => ({
  name,
  shows: [shows],
  open: (page) => show(page, address),
  reloads: true,
});

/** A dialog that a button of a screen opens. */
export const dialogOf = (
  address: string,
  name: string,
  shows: string,
  button: string | RegExp,
  then?: (page: Page) => Promise<unknown>,
): ScreenCase => ({
  name,
  shows: [shows],
  async open(page) {
    await show(page, address);
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await page.locator(WINDOWS).first().waitFor();
    await then?.(page);
  },
});

/** A dialog of the menu of a row. */
export const rowDialog = (
  address: string,
  row: string,
  item: string,
  shows: string,
  then?: (page: Page) => Promise<unknown>,
): ScreenCase => ({
  name: shows.replace('/', '-'),
  shows: [shows],
  async open(page) {
    await show(page, address);
    await choose(page, row, item);
    await inDialog(page).first().waitFor();
    await then?.(page);
  },
});

/** What says where a one-time password went. */
export const accessOf = (address: string, row: string, shows: string): ScreenCase =>
  rowDialog(address, row, 'Reiniciar contraseña', shows, async (page) => {
    await inDialog(page)
      .getByLabel(/Escribe/)
      .fill('Reiniciar');
    await inDialog(page).locator('button[type=submit]').click();
    await inDialog(page).getByRole('button', { name: 'Hoja de acceso' }).waitFor();
  });

/** Presses the button of a form that lacks what it asks for. */
export async function submitEmpty(page: Page): Promise<void> {
  await inDialog(page).locator('button[type=submit]').click();
  await inDialog(page).getByText('Este campo es requerido').first().waitFor();
}

/** The menu of a row or of a screen; closed when its row becomes another by the width, so opened at each. */
export const menu = (
  address: string,
  shows: string,
  button: string | RegExp,
  widths: readonly number[] = [1440, 390, 320],
): ScreenCase => ({
  name: `${shows.replace('.tsx', '')}-menu`,
  shows: [shows],
  widths,
  unpictured: true,
  async open(page) {
    await show(page, address);
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('menuitem').first().waitFor();
  },
});

export const inDialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** A dialog of a payment of the list. */
export const paymentDialog = (list: string, button: RegExp, item: string, shows: string): ScreenCase => ({
  name: `${shows.replace('transaction/', '')}-payment`,
  shows: [shows],
  async open(page) {
    await show(page, '/transaction/dashboard');
    const rows = page.getByRole('region', { name: list }).getByRole('listitem');
    await rows
      .filter({ has: page.getByRole('button', { name: button }) })
      .first()
      .getByRole('button', { name: /^Acciones de/ })
      .click();
    await page.getByRole('menuitem', { name: item }).click();
    await inDialog(page).getByRole('heading').first().waitFor();
  },
});
