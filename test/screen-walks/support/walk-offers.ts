import type { Locator, Page } from 'playwright-core';
import { painted } from '../../support/layout-shift.ts';
import { allLoaded, WINDOWS } from '../../support/page-checks.ts';
import { brokenParts } from './broken-parts.ts';

/** Of the rows of a list, those whose menu is opened. */
const ROWS = 4;
const LEAVES = /^(Cerrar sesión|Volver|Cerrar|Cancelar|Saltar al contenido)$/;
const OFFERS =
  'button:not(:disabled, [aria-disabled=true], [type=submit]), [role=tab], main a[href*="?"], [role=option], [role=menuitem]';
/** Time limit after which an offer counts as one that opens no window. */
const OPENING_MS = 600;
/** Offered on every screen. */
const FRAME = /^(Buscar|Contraer menú|Expandir menú|Abrir menú)/;
const ROW = /^(Acciones de|Cancelar la solicitud a|Ver cajas de) .*/;
/** Labels to a dialog within a dialog. */
const DEEPEST = 4;

export interface Walked {
  /** Every screen, menu and dialog, as the labels that lead to it. */
  opened: string[];
  faults: string[];
}

/** Follows every link, and tries every button, every item of a menu and every button of a dialog. */
export async function walkOffers(page: Page, failed: string[]): Promise<Walked> {
  const walked: Walked = { opened: [], faults: [] };
  const look = async (labels: readonly string[], shown = page) => {
    await settled(shown);
    const where = labels.join(' › ');
    walked.opened.push(where);
    const found = [...(await brokenParts(shown)), ...failed.splice(0)];
    walked.faults.push(...found.map((fault) => `${where}: ${fault}`));
  };
  const ofFrame = new Map<string, number>();
  const displays: Promise<void>[] = [];
  page.on('popup', (popup) =>
    displays.push(look(['In a window of its own'], popup).finally(() => popup.close())),
  );
  const known = new Set<string>();
  const waiting: (readonly string[])[] = [[new URL(page.url()).pathname]];
  for (let trail = waiting.shift(); trail; trail = waiting.shift()) {
    const here = trail;
    if (known.has(kindOf(here))) continue;
    known.add(kindOf(here));
    const open = () => follow(page, here).then(() => true);
    await open();
    const title = await titleOf(page);
    await look([title]);
    for (const path of await linksOf(page, 'main')) waiting.push([...here, path]);
    for (const path of await linksOf(page, 'nav')) waiting.push([path]);
    await tryOffers(page, [title], open, look, new Map(ofFrame));
    for (const { name } of await offersOf(page)) if (FRAME.test(name)) ofFrame.set(name, 1);
  }
  await Promise.all(displays);
  return walked;
}

/** Ids in an address lead to screens of one kind. */
const kindOf = (trail: readonly string[]) =>
  (trail.at(-1) ?? '').replace(/\/[a-z]{2}_\w+|\/\d+$|\/[0-9a-f-]{36}$/g, '/…');

/** Loads a screen of the menu, and follows the links from there. */
async function follow(page: Page, [first = '/', ...then]: readonly string[]): Promise<void> {
  // A navigation or download that an offer has begun may abort this one on a slow machine.
  await page.goto(first).catch(() => page.goto(first));
  await page.locator('main h1').first().waitFor();
  await settled(page);
  for (const path of then) {
    const before = await titleOf(page);
    await page.locator(`main a[href="${path}"]`).first().click();
    // The screen before stays until the code of the next is loaded.
    await page.waitForFunction(
      (title) => ![title, undefined].includes(document.querySelector('main h1')?.textContent ?? undefined),
      before,
    );
    await settled(page);
  }
}

const titleOf = (page: Page) => page.locator('main h1').first().innerText();

async function settled(page: Page): Promise<void> {
  await page.locator(`main h1, ${WINDOWS}`).first().waitFor();
  await painted(page);
  await allLoaded(page);
  await page.waitForFunction(() => !document.querySelector('main [role=progressbar]:not([aria-valuenow])'));
}

const linksOf = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(
    (within) =>
      [...document.querySelectorAll<HTMLAnchorElement>(`${within} a[href]`)]
        .filter(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
        .map((link) => link.getAttribute('href') as string)
        .filter((href) => !href.includes('?')),
    part,
  );

type Look = (labels: readonly string[]) => Promise<void>;

const windowsOf = (page: Page) => page.locator(WINDOWS);

/** Opens the screen, the menu or the dialog again; false if it is gone. */
type Open = () => Promise<boolean>;

/** Tries each offer of the screen, of an open menu or of a dialog once, and those of what it opens. */
async function tryOffers(
  page: Page,
  labels: readonly string[],
  open: Open,
  look: Look,
  tried = new Map<string, number>(),
): Promise<void> {
  const depth = await windowsOf(page).count();
  const address = page.url();
  const ofMenus = new Map<string, number>();
  for (;;) {
    const next = (await offersOf(page)).find(
      ({ name, kind }) => !tried.has(name) && (tried.get(kind) ?? 0) < (ROW.test(name) ? ROWS : 1),
    );
    if (!next) return;
    const { name, kind } = next;
    for (const one of new Set([name, kind])) tried.set(one, (tried.get(one) ?? 0) + 1);
    const isPopup = (await next.offer.getAttribute('aria-haspopup')) !== null;
    await use(next.offer);
    const hasOpened = await opens(page, depth, isPopup ? undefined : OPENING_MS);
    const opened = [...labels, name];
    await look(opened);
    const reopen = async () => {
      const again = (await open()) && (await offersOf(page)).find((other) => other.name === name);
      if (!again) return false;
      await use(again.offer);
      return opens(page, depth);
    };
    if (labels.length < DEEPEST && hasOpened)
      await tryOffers(page, opened, reopen, look, (await isMenu(page)) ? ofMenus : undefined);
    await page.keyboard.press('Escape');
    await settled(page);
    if (page.url() === address && (await windowsOf(page).count()) === depth) continue;
    if (!(await open()) || (await windowsOf(page).count()) !== depth) return;
  }
}

/** The code of a dialog may have to be loaded first. */
const opens = (page: Page, depth: number, timeout = 10_000): Promise<boolean> =>
  windowsOf(page)
    .nth(depth)
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );

const isMenu = async (page: Page) => (await page.getByRole('menu').count()) > 0;

async function use(offer: Locator): Promise<void> {
  await offer.click({ timeout: 5000 }).catch(() => offer.evaluate((one: HTMLElement) => one.click()));
}

interface Offer {
  name: string;
  /** Of rows, and of links to things of one kind, only some are tried. */
  kind: string;
  offer: Locator;
}

/** The buttons, tabs and items of the topmost window, otherwise of the screen. */
async function offersOf(page: Page): Promise<Offer[]> {
  const windows = windowsOf(page);
  const part = (await windows.count()) > 0 ? windows.last() : page.locator('body');
  const all = part.locator(OFFERS);
  const found = await all.evaluateAll((elements) =>
    (elements as HTMLElement[]).map((one) => {
      const name = (one.getAttribute('aria-label') ?? one.innerText).trim().replaceAll('\n', ' ');
      const kind = one instanceof HTMLAnchorElement ? `link ${[...one.search.matchAll(/\w+=/g)]}` : name;
      return { name: one.checkVisibility() ? name : '', kind };
    }),
  );
  return found
    .map(({ name, kind }, index) => ({
      name,
      kind: kind.replace(ROW, '$1').replaceAll(/\d+/g, '0'),
      offer: all.nth(index),
    }))
    .filter(({ name }) => name && !LEAVES.test(name));
}
