import { appendFile, mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { START } from '../../../docs/pictures/sandbox.mjs';
import { noteShifts } from '../../support/layout-shift.ts';
import { allLoaded, lostFocus } from '../../support/page-checks.ts';
import { openAs } from '../../support/portal-page.ts';
import { findScreenFaults, resize } from './find-screen-faults.ts';
import type { ScreenWalk } from './screen-case.ts';

/** The file to which faults are added as they are found, because a walk takes minutes. */
const RESULTS = 'test-results';

/** Names of cases, to check only these. */
const ONLY = process.env.SCREENS?.split(',') ?? [''];

const isAsked = ({ name }: { name: string }) => ONLY.some((part) => name.includes(part));

/** Opens each case and returns all faults, including that a case could not be opened. */
export async function walkScreens(page: Page, { username, cases }: ScreenWalk): Promise<string[]> {
  const last = cases.findLastIndex(isAsked);
  if (last < 0) return [];
  // Without a user each case continues where the previous one ended.
  const asked = username ? cases.filter(isAsked) : cases.slice(0, last + 1);
  page.context().setDefaultTimeout(15_000);
  // Leaving the recovery codes asks for a confirmation.
  page.on('dialog', (question) => question.accept());
  await page.addInitScript(noteShifts);
  await page.clock.setFixedTime(START);
  await resize(page, 1440);
  if (username) await openAs(page, username, '/');
  const faults: string[] = [];
  await mkdir(RESULTS, { recursive: true });
  for (const one of asked) {
    const found = await findScreenFaults(page, one).catch((error: Error) => [
      `${one.name}: ${error.message.split('\n').slice(0, 4).join(' ')}`,
    ]);
    faults.push(...found);
    if (found.length > 0) await appendFile(`${RESULTS}/screens.txt`, `${found.join('\n')}\n`);
  }
  if (username && asked.length === cases.length) faults.push(...(await walkMenu(page)));
  return faults;
}

/** Opens each entry of the menu by keyboard, and returns the entries after which the focus was lost. */
async function walkMenu(page: Page): Promise<string[]> {
  // A case may have moved the clock to the end of the session, where a dialog hides the menu.
  await page.clock.setFixedTime(START);
  await page.goto('/');
  await page.locator('main h1').first().waitFor();
  // The menu that stands there before the scripts have loaded is replaced.
  await allLoaded(page);
  const entries = page.getByRole('navigation', { name: 'Menú' }).getByRole('link');
  await entries.first().waitFor();
  const lost: string[] = [];
  for (let place = 0; place < (await entries.count()); place += 1) {
    const name = await entries.nth(place).innerText();
    await entries.nth(place).focus();
    await page.keyboard.press('Enter');
    await entries.nth(place).and(page.locator('[aria-current=page]')).waitFor();
    await page.locator('main h1').first().waitFor();
    lost.push(...(await lostFocus(page)).map((where) => `after ${name}: ${where}`));
  }
  return lost;
}
