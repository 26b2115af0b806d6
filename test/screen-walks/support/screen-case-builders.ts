import type { Locator, Page } from 'playwright-core';
import { allLoaded, WINDOWS } from '../../support/page-checks.ts';
import type { ScreenCase } from './screen-case.ts';

/** Shows the address, without reloading it if it is shown already. */
export async function show(page: Page, address: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const isOpen = await page.locator(WINDOWS).count();
  if (pathname + search !== address || isOpen > 0) await page.goto(address);
  await page.locator('main h1').first().waitFor();
  await allLoaded(page);
}

/** A case that shows the screen at an address. */
export const screen = (name: string, shows: string, address: string): ScreenCase => ({
  name,
  shows: [shows],
  open: (page) => show(page, address),
  reloads: true,
});

/** Something done on a page. */
export type Act = (page: Page) => Promise<unknown>;

/** A case that shows what an act opens on the screen at an address. */
export const opened = (
  address: string,
  name: string,
  shows: string,
  act: Act,
  more: Partial<ScreenCase> = {},
): ScreenCase => ({
  name,
  shows: [shows],
  async open(page) {
    await show(page, address);
    await act(page);
  },
  ...more,
});

/** A case that shows a dialog opened by a button of a screen. */
export const dialogOf = (
  address: string,
  name: string,
  shows: string,
  button: string | RegExp,
  then?: Act,
): ScreenCase =>
  opened(address, name, shows, async (page) => {
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await page.locator(WINDOWS).first().waitFor();
    await then?.(page);
  });

/** Opens a row's menu and chooses an item. */
export async function choose(page: Page, row: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** A case that shows a dialog opened from the menu of a row. */
export const rowDialog = (
  address: string,
  row: string,
  item: string,
  shows: string,
  then?: Act,
): ScreenCase =>
  opened(address, shows.replace('/', '-'), shows, async (page) => {
    await choose(page, row, item);
    await inDialog(page).first().waitFor();
    await then?.(page);
  });

/** The message that says where a one-time password was sent. */
export const accessOf = (address: string, row: string, shows: string): ScreenCase =>
  rowDialog(address, row, 'Reiniciar contraseña', shows, async (page) => {
    await inDialog(page)
      .getByLabel(/Escribe/)
      .fill('Reiniciar');
    await inDialog(page).locator('button[type=submit]').click();
    await inDialog(page).getByRole('button', { name: 'Hoja de acceso' }).waitFor();
  });

/** Submits a form whose required fields are empty. */
export async function submitEmpty(page: Page): Promise<void> {
  await inDialog(page).locator('button[type=submit]').click();
  await inDialog(page).getByText('Este campo es requerido').first().waitFor();
}

/** Menus close when another width turns their row into another element. On a small phone each has to fit. */
export const MENU = { widths: [1440, 390, 320], unpictured: true, heightOnPhones: 600 };

/** The menu of a row or screen. */
export const menu = (
  address: string,
  shows: string,
  button: string | RegExp,
  widths = MENU.widths,
): ScreenCase =>
  opened(address, `${shows.replace('.tsx', '')}-menu`, shows, (page) => openMenu(page, button), {
    ...MENU,
    widths,
  });

/** Opens the first menu of this name on the page, or in a part of it. */
export async function openMenu(part: Page | Locator, button: string | RegExp): Promise<void> {
  await part.getByRole('button', { name: button }).first().click();
  await pageOf(part).getByRole('menuitem').first().waitFor();
}

const pageOf = (part: Page | Locator) => ('page' in part ? part.page() : part);

export const inDialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** A case that shows a dialog of a payment in the list. */
export const paymentDialog = (list: string, button: RegExp, item: string, shows: string): ScreenCase =>
  opened('/transaction/dashboard', `${shows.replace('transaction/', '')}-payment`, shows, async (page) => {
    const rows = page.getByRole('region', { name: list }).getByRole('listitem');
    await rows
      .filter({ has: page.getByRole('button', { name: button }) })
      .first()
      .getByRole('button', { name: /^Acciones de/ })
      .click();
    await page.getByRole('menuitem', { name: item }).click();
    await inDialog(page).getByRole('heading').first().waitFor();
  });
