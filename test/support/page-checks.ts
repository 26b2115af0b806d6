import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeWindow {
  axe: {
    run: (
      root: Document,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
  };
}

/** Waits until nothing is loading: no animation runs and nothing is dimmed. */
export async function allLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]:not(button)'));
}

/** Waits until the page has its font, which loads last on a device's first visit. */
export async function fontShown(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLStyleElement>('#font')?.media !== 'not all' &&
      document.fonts.status === 'loaded',
  );
}

/** Violations of WCAG 2.2 AA and of best practices that axe finds. */
export async function axeViolations(page: Page): Promise<string[]> {
  // A list that waits for new rows is dimmed below the required contrast on purpose.
  await allLoaded(page);
  // While one dialog replaces another, the page behind them is briefly not hidden.
  await page.waitForFunction(
    () => !document.querySelector('[role$=dialog]') || document.querySelector('[data-aria-hidden=true]'),
  );
  // A dialog that is fading in has half its contrast. Long animations, such as the bar of a message, do not fade anything.
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().activeDuration) < 1000);
    await Promise.allSettled(running.map((one) => one.finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    // A button that has just been enabled keeps its first colors until the next frame, even with the shortest transition.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    const { violations } = await (window as unknown as AxeWindow).axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  });
}

/** Markup that HTML does not allow: parsers and assistive technology may see another tree than intended. */
const INVALID = [
  ':is(span, p, button, label, h1, h2, h3) :is(div, p, table, ul, ol, dl, section, figure)',
  ':is(span, div)[type]',
  'input[type=tel][autocomplete=tel-national], input[autocomplete=street-address]',
  'figcaption:not(:first-child, :last-child)',
  ':is(template, noscript, script, style)[aria-hidden]',
  // Announced twice, or not at all.
  ':is([role=alert], [role=status]) :is([role=alert], [role=status])',
].join();

/** Attributes that name other elements by their ids. */
const REFERENCES = [
  'for',
  ...['activedescendant', 'controls', 'describedby', 'details', 'errormessage', 'labelledby', 'owns'].map(
    (name) => `aria-${name}`,
  ),
];

/** Elements in places where HTML does not allow them, or with attributes or ids that it does not allow. */
export const invalidElements = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([invalid, references]) => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const found = [...document.querySelectorAll(invalid)].map((one) => one.outerHTML.slice(0, 120));
      const twice = ids.filter((id, place) => ids.indexOf(id) < place).map((id) => `the id ${id} twice`);
      const lost = references.flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)]
          .flatMap((one) => one.getAttribute(name)?.split(' ') ?? [])
          .filter((id) => !ids.includes(id))
          .map((id) => `${name}=${id}, which is no element`),
      );
      return [...found, ...twice, ...lost].map((fault) => `invalid: ${fault}`);
    },
    [INVALID, REFERENCES] as const,
  );

/** Fails on violations that axe finds. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  assert.equal(await axeViolations(page), []);
}

/** Elements that keep the focus while they are open. */
export const WINDOWS = '[role=dialog], [role=alertdialog], dialog[open], [role=menu]';

/** Reports that the focus is on nothing, on the skip link, or behind the open dialog. */
export const lostFocus = (page: Page): Promise<string[]> =>
  page.evaluate((windows) => {
    const { activeElement, body } = document;
    const open = [...document.querySelectorAll(windows)].at(-1);
    const isLost = open
      ? !open.contains(activeElement)
      : activeElement === body || activeElement?.matches('[href="#contenido"]');
    return isLost ? [`the focus is on ${activeElement?.outerHTML.slice(0, 80)}`] : [];
  }, WINDOWS);

/** Asserts that nothing is wider than the screen: neither the page, nor a table or list that does not scroll by itself. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, screen, cut] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Text for screen readers only is in a box of one pixel.
    const mayBeWide = (one: Element | null): boolean =>
      one !== null &&
      (/auto|scroll/.test(getComputedStyle(one).overflowX) ||
        one.getBoundingClientRect().width === 1 ||
        mayBeWide(one.parentElement));
    const isCut = (one: Element) =>
      one.getBoundingClientRect().right > clientWidth + 0.5 && !mayBeWide(one.parentElement);
    const wide = [...document.querySelectorAll('main :is(table, ul, ol, dl)')].filter(isCut);
    return [scrollWidth, clientWidth, wide.map(({ outerHTML }) => outerHTML.slice(0, 120))] as const;
  });
  assert.is(content, screen);
  assert.equal(cut, [], 'cut off at the edge');
}
