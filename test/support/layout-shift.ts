import type { Page, Route } from 'playwright-core';
import { allLoaded } from './page-checks.ts';

/** How far elements moved by themselves, and which ones. */
export type LayoutShift = [value: number, moved: string];

const MOST = 0.01;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Runs in each page before its scripts, and records every shift with the elements that moved. What an input affects may move for
 * half a second, and the dialog around it for longer, because a form shows its errors when the response arrives. A dialog may
 * change the page behind it.
 */
export function noteShifts(): void {
  const shifts: LayoutShift[] = [];
  let used: Element | null = null;
  for (const name of ['pointerdown', 'keydown', 'input'])
    addEventListener(
      name,
      ({ target }) => {
        used = target instanceof Element ? target.closest('[role$=dialog]') : null;
      },
      true,
    );
  const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const describe = ({ node, previousRect, currentRect }: Shift['sources'][number]) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName} «${element?.textContent?.slice(0, 30)}» ${rect(previousRect)} > ${rect(currentRect)}`;
  };
  const note = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources } of entries as Shift[]) {
      const ofUsed = sources.length > 0 && sources.every(({ node }) => node && used?.contains(node));
      const open = [...document.querySelectorAll('[role$=dialog]')].at(-1);
      const behind = used && open && sources.every(({ node }) => !open.contains(node));
      if (!hadRecentInput && !ofUsed && !behind) shifts.push([value, sources.map(describe).join(', ')]);
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const takeShifts = () => {
    note(observer.takeRecords());
    return shifts.splice(0);
  };
  Object.assign(window, { takeShifts });
}

/** Waits until everything so far has been painted. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The shifts since the last call, on a page with `noteShifts`. */
export const takeShifts = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() => (window as unknown as { takeShifts?: () => LayoutShift[] }).takeShifts?.() ?? []);

/** Describes what moved, if it is enough to be noticed. */
export function tooMuchShift(shifts: readonly LayoutShift[]): string[] {
  const sum = shifts.reduce((all, [value]) => all + value, 0);
  return sum > MOST ? [`moved by ${sum.toFixed(3)}: ${shifts.map(String).join('; ')}`] : [];
}

/** How much of the page has moved by itself, in the browser's cumulative layout shift. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as Shift[]) if (!entry.hadRecentInput) sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

/** The calls of the API, except the stream of changes, which has no end. */
const ANSWERS = /\/api\/(?!changes\/)/;

/** Delays the API's responses until the page shows that it is loading, and returns what moved until all of them have arrived. */
export async function shiftsOfLoading(page: Page, open: () => Promise<unknown>): Promise<LayoutShift[]> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answers = new Set<Promise<void>>();
  const answer = async (route: Route) => {
    await released;
    // Resolves when the response has arrived, even if the page no longer waits for it.
    await route.fulfill({ response: await route.fetch() });
  };
  await page.route(ANSWERS, (route) => {
    const answered = answer(route)
      .catch(() => undefined)
      .finally(() => answers.delete(answered));
    answers.add(answered);
  });
  await open();
  await page.locator('main h1, main [aria-busy=true]').first().waitFor();
  await page.waitForFunction(() => document.title.includes(' · '));
  await painted(page);
  release();
  while (answers.size > 0) await Promise.all(answers);
  await allLoaded(page);
  await painted(page);
  await page.unroute(ANSWERS);
  return takeShifts(page);
}
