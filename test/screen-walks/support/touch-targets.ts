import type { Page } from 'playwright-core';
import { WINDOWS } from '../../support/page-checks.ts';

/**
 * Runs in the page. Finds targets that are too small for a finger: the area of the target and its label is less than 44 by 44
 * pixels, measured where a touch reaches it. A link within a sentence may be smaller, as in WCAG 2.5.5: its line cannot be
 * higher.
 */
function findSmallTargets(windows: string): string[] {
  const LEAST = 44;
  // Half a pixel at each end is tolerated.
  const SLACK = 1.5;
  const TARGETS =
    'a[href], button, input, select, textarea, summary, [role=menuitem], [role=option], [role=slider], [role=tab]';
  const scrolled = [...document.querySelectorAll('*')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
    .map((one) => [one, one.scrollTop, one.scrollLeft] as const);
  const open = [...document.querySelectorAll(windows)].at(-1);
  const isShown = (one: Element) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    one.getBoundingClientRect().width > 1;
  const labelsOf = (one: Element): Element[] =>
    'labels' in one ? [...(one.labels as NodeListOf<Element>)] : [];
  const all = [...(open ?? document).querySelectorAll<HTMLElement>(TARGETS)].filter(
    (one) => !one.matches(':disabled, [aria-disabled=true], [tabindex="-1"]:not([role])'),
  );

  /** The target at a point: what a touch there reaches. */
  const reached = (x: number, y: number): Element | undefined => {
    const hit = document.elementFromPoint(x, y);
    return all.find((one) => one.contains(hit) || labelsOf(one).some((label) => label.contains(hit)));
  };
  const isInSentence = (one: Element) =>
    getComputedStyle(one).display === 'inline' &&
    [...(one.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
    );
  /** Floating options cover what is below them until they are closed. */
  const floating = [...document.querySelectorAll('[role=listbox]')]
    .map(({ parentElement }) => parentElement)
    .filter((box) => box && /fixed|absolute/.test(getComputedStyle(box).position));
  const isCovered = (one: Element, { top, bottom }: DOMRect) =>
    floating.some((box) => {
      const over = box?.getBoundingClientRect();
      return over && !box?.contains(one) && over.top < bottom && over.bottom > top;
    });
  /** How far the target extends from its middle, measured no further than needed. */
  const reach = (one: Element, x: number, y: number, dx: number, dy: number): number => {
    let length = 0;
    while (length < LEAST && reached(x + dx * (length + 0.5), y + dy * (length + 0.5)) === one) length += 0.5;
    return length;
  };

  const found = all.flatMap((one) => {
    const labels = labelsOf(one).filter(isShown);
    const [target] = isShown(one) ? [one] : labels;
    if (!target || isInSentence(one)) return [];
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // A target that is broken over several lines is measured at its first line.
    const rect = target.getClientRects()[0] ?? target.getBoundingClientRect();
    if (isCovered(one, rect)) return [];
    const { left, top, width, height } = rect;
    const [x, y] = [left + width / 2, top + height / 2];
    if (reached(x, y) !== one) return [];
    const wide = reach(one, x, y, -1, 0) + reach(one, x, y, 1, 0);
    const high = reach(one, x, y, 0, -1) + reach(one, x, y, 0, 1);
    if (wide >= LEAST - SLACK && high >= LEAST - SLACK) return [];
    const name = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
    return [`${Math.round(wide)}×${Math.round(high)}: ${one.tagName.toLowerCase()} «${name.slice(0, 40)}»`];
  });
  for (const [one, y, x] of scrolled) one.scrollTo({ top: y, left: x, behavior: 'instant' });
  return [...new Set(found)];
}

/** The targets on the page, or in the open window, that are too small for a finger. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets, WINDOWS);
