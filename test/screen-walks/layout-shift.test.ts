import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { assert, browserSuite, openAs } from '../support/browser-suite.ts';
import { noteShifts, shiftsOfLoading, takeShifts, tooMuchShift } from '../support/layout-shift.ts';
import { allLoaded } from '../support/page-checks.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cobros-shift-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const scenario = browserSuite('Layout shift', { DATA_DIR: folder, DATABASE_URL: '' });

const PLACES = [
  '/transaction/dashboard',
  '/transaction/history',
  '/closing/history',
  '/branches',
  '/user-administration',
  '/user-administration/activity',
  '/profile',
  '/no/such/place',
];

async function closingOf(page: Page): Promise<string> {
  await page.goto('/closing/history');
  return (await page.locator('main a[href^="/closing/history/"]').first().getAttribute('href')) ?? '';
}

/** A screen whose branch is in the navigation state, so a link must be followed to reach it. */
async function openCashiers(page: Page): Promise<void> {
  await page.goto('/branches');
  await page.locator('main a[href="/branches/checkouts"]').first().waitFor();
  await allLoaded(page);
  await takeShifts(page);
}

/** Chromium with scroll bars, which Playwright hides: one that appears makes the page narrower. */
const launchWithScrollBars = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH as string,
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  scenario(
    `nothing moves by itself on any screen, loaded directly or reached from another: ${width}`,
    async ({ server }) => {
      const browser = await launchWithScrollBars();
      try {
        const viewport = { width, height };
        const context = await browser.newContext({
          baseURL: server.url,
          viewport,
          locale: 'es-GT',
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        await page.addInitScript(noteShifts);
        await openAs(page, 'tiendaluna', '/transaction/dashboard');
        await allLoaded(page);
        const places = [...PLACES, await closingOf(page)];
        const moved: string[] = [];
        const look = async (name: string, open: () => Promise<unknown>) => {
          const shifts = await shiftsOfLoading(page, open);
          moved.push(...tooMuchShift(shifts).map((fault) => `${name} ${fault}`));
        };
        for (const place of places) await look(place, () => page.goto(place));
        await page.goto('/no/such/place');
        for (const place of places)
          await look(`to ${place}`, () => page.evaluate((to) => history.pushState(null, '', to), place));
        await openCashiers(page);
        await look('to cashiers', () =>
          page.evaluate(() =>
            document.querySelector<HTMLElement>('main a[href="/branches/checkouts"]')?.click(),
          ),
        );
        await look('cashiers', () => page.reload());
        assert.equal(moved, []);
      } finally {
        await browser.close();
      }
    },
  );
