import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { painted, shiftsOfLoading, takeShifts, tooMuchShift } from '../../support/layout-shift.ts';
import {
  allLoaded,
  axeViolations,
  fontShown,
  invalidElements,
  lostFocus,
  WINDOWS,
} from '../../support/page-checks.ts';
import { textFaults } from '../../support/text-faults.ts';
import { translatedFacts } from '../../support/translated-facts.ts';
import { cutMenus } from './cut-menus.ts';
import { lowWindowFaults } from './low-window-faults.ts';
import type { ScreenCase } from './screen-case.ts';
import { smallTargets } from './touch-targets.ts';

const WIDTHS = [1440, 320, 360, 390, 600, 768, 1024, 1366, 1920] as const;
const AXE_WIDTHS: readonly number[] = [1440, 390];
/** Widths at which a screen is used by touch. */
const TOUCH_WIDTH = 390;
const LOADED_WIDTHS: readonly number[] = [1440, 768, 390];
const HEIGHTS: Partial<Record<number, number>> = {
  320: 640,
  360: 740,
  390: 844,
  768: 1024,
  1366: 768,
  1920: 1080,
};
const PICTURES = process.env.PICTURES_FOLDER;
/** Width of the screen, and of its screenshot, which has fewer pixels where more would not show more. */
const PICTURED: Partial<Record<number, number>> = { 1440: 1080, 768: 576, 390: 390 };

const API = '**/api/**';
/** Chromium ignores shifts within 500 ms of an input. */
const LATE_MS = 600;

async function answerLate(route: Route): Promise<void> {
  await wait(LATE_MS);
  await route.fallback().catch(() => undefined);
}

export async function resize(page: Page, width: number, height = HEIGHTS[width] ?? 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await painted(page);
  await allLoaded(page);
}

/** Ignores faults that are gone a moment later, because a slow machine takes some time to lay out the new width. */
async function lasting(find: () => Promise<string[]>): Promise<string[]> {
  const found = await find();
  if (found.length === 0) return found;
  await wait(LATE_MS);
  return find();
}

/** Opens the case and returns everything that is wrong with it at any width. */
export async function findScreenFaults(page: Page, one: ScreenCase): Promise<string[]> {
  const faults: string[] = [];
  const note = (where: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${one.name}, ${where}: ${fault}`));
  const widths = one.widths ?? WIDTHS;
  for (const [index, width] of widths.entries()) {
    await resize(page, width, width <= TOUCH_WIDTH ? one.heightOnPhones : undefined);
    if (index === 0 || one.widths) note(`${width}, opened`, await opened(page, one));
    if (one.reloads && LOADED_WIDTHS.includes(width))
      note(`${width}, loaded`, tooMuchShift(await shiftsOfLoading(page, () => page.reload())));
    note(String(width), await faultsAt(page, width));
    if (!one.unpictured) await takePicture(page, one.name, width);
    if (one.widths) note(`${width}, closed`, await closed(page));
  }
  if (!one.widths) {
    note('low', await lasting(() => lowWindowFaults(page)));
    await resize(page, widths[0] ?? 1440);
    note('closed', await closed(page));
  }
  await one.leave?.(page);
  return faults;
}

/** Opens the case while every response is late, and returns what moved and whether the focus is lost. */
async function opened(page: Page, one: ScreenCase): Promise<string[]> {
  await takeShifts(page);
  await page.route(API, answerLate);
  await one.open(page);
  await allLoaded(page);
  await fontShown(page);
  await page.unroute(API, answerLate);
  const shifts = tooMuchShift(await takeShifts(page));
  const isWindow = (await page.locator(WINDOWS).count()) > 0;
  return [...(one.alerts ? [] : shifts), ...(isWindow ? await lostFocus(page) : [])];
}

async function faultsAt(page: Page, width: number): Promise<string[]> {
  const faults = await lasting(async () => [...(await textFaults(page)), ...(await cutMenus(page))]);
  if (AXE_WIDTHS.includes(width))
    faults.push(
      ...(await invalidElements(page)),
      ...(await axeViolations(page)),
      ...(await translatedFacts(page)),
    );
  if (width === TOUCH_WIDTH) faults.push(...(await lasting(() => smallTargets(page))));
  return faults;
}

/** Closes what is open with Escape, and checks where the focus is afterwards. */
async function closed(page: Page): Promise<string[]> {
  const open = page.locator(WINDOWS);
  const before = await open.count();
  if (before === 0) return [];
  await page.keyboard.press('Escape');
  await page
    .waitForFunction(
      ([selector, count]) => document.querySelectorAll(selector).length < count,
      [WINDOWS, before] as const,
      { timeout: 3_000 },
    )
    .catch(() => undefined);
  // The focus returns in a later task.
  await painted(page);
  return lostFocus(page);
}

async function takePicture(page: Page, name: string, width: number): Promise<void> {
  const pictured = PICTURED[width];
  if (!PICTURES || !pictured) return;
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  const bytes = await page.screenshot({ animations: 'disabled' });
  await mkdir(PICTURES, { recursive: true });
  await sharp(bytes)
    .resize({ width: pictured })
    .webp({ quality: 70, effort: 6, smartSubsample: true })
    .toFile(`${PICTURES}/${name}-${width}.webp`);
}
