import { chromium, type Page, type Request } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { allLoaded } from '../support/page-checks.ts';
import { openAs } from '../support/portal-page.ts';

const { scenario, run } = browserSuite('Layout shift');

const MOST = 0.01;

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

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in each page before its scripts: notes every shift, and the elements that moved. */
function noteShifts(): void {
  const shifts: [value: number, moved: string][] = [];
  const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const describe = ({ node, previousRect, currentRect }: Shift['sources'][number]) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName} «${element?.textContent?.slice(0, 30)}» ${rect(previousRect)} > ${rect(currentRect)}`;
  };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      shifts.push([value, sources.map(describe).join(', ')]);
  }).observe({ type: 'layout-shift', buffered: true });
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The shifts since the last call. */
const takeShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts.splice(0));

/** Holds the API's responses back until the page has shown that it waits, and returns what moved until all have come. */
async function watch(page: Page, open: () => Promise<unknown>): Promise<[number, string][]> {
  const pending = new Set<Request>();
  let rest: () => void = () => undefined;
  const ended = (request: Request) => {
    pending.delete(request);
    if (pending.size === 0) rest();
  };
  page.on('request', (request) => request.url().includes('/api/') && pending.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await open();
  await page.locator('main h1, main [aria-busy=true]').first().waitFor();
  await page.waitForFunction(() => document.title.includes(' · '));
  await painted(page);
  release();
  if (pending.size > 0) {
    await new Promise<void>((resolve) => {
      rest = resolve;
    });
  }
  await allLoaded(page);
  await painted(page);
  await page.unroute('**/api/**');
  await page.removeAllListeners('request');
  page.off('requestfinished', ended);
  page.off('requestfailed', ended);
  return takeShifts(page);
}

async function closingOf(page: Page): Promise<string> {
  await page.goto('/closing/history');
  return (await page.locator('main a[href^="/closing/history/"]').first().getAttribute('href')) ?? '';
}

/** Its branch is in the navigation state, so it is reached by a link. */
async function openCashiers(page: Page): Promise<void> {
  await page.goto('/branches');
  await page.locator('main a[href="/branches/checkouts"]').first().waitFor();
  await allLoaded(page);
  await takeShifts(page);
}

/** Chromium with scroll bars, which playwright hides: one that appears makes the page narrower. */
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
    `nothing moves by itself on any screen, loaded or reached from another: ${width}`,
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
          const shifts = await watch(page, open);
          const sum = shifts.reduce((all, [value]) => all + value, 0);
          if (sum > MOST) moved.push(`${name}: ${sum.toFixed(3)} ${shifts.map(String).join('; ')}`);
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
    { routes: true },
  );

run();
