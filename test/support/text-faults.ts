import type { Page } from 'playwright-core';

/**
 * Runs in the page. Finds text that overlaps other text, is cut without an ellipsis, or extends beyond its box or the screen, and
 * a page that scrolls sideways, from 1024 pixels on also a part of it. Text in another layer (a dialog, a sticky head) covers what is below it on purpose.
 */
function findTextFaults(): string[] {
  interface Line {
    element: HTMLElement;
    words: string;
    layer: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  type Box = Pick<Line, 'left' | 'right' | 'top' | 'bottom'>;
  const SLACK = 1.5;
  const faults = new Set<string>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const around = function* (element: Element) {
    for (let one: Element | null = element; one; one = one.parentElement) yield one;
  };
  const layerOf = (element: Element) =>
    [...around(element)].find((one) => /fixed|sticky/.test(styleOf(one).position) || one.role === 'menu') ??
    document.body;
  const isSmall = ({ width, height }: DOMRect) => width <= 1 || height <= 1;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    ![...around(element)].some(
      (one) => styleOf(one).clipPath !== 'none' && isSmall(one.getBoundingClientRect()),
    );
  const boxOf = (element: Element): Box => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  };
  const nameOf = ({ element, words }: Line) => `${element.tagName.toLowerCase()} «${words.slice(0, 40)}»`;
  const note = (what: string, line: Line, other = '') => faults.add(`${what}: ${nameOf(line)}${other}`);

  const isCutBy = (line: Line, box: Box, { overflowX, overflowY }: CSSStyleDeclaration) =>
    (overflowX !== 'visible' && (line.left < box.left - SLACK || line.right > box.right + SLACK)) ||
    (/hidden|clip/.test(overflowY) && (line.top < box.top - 4 || line.bottom > box.bottom + 4));
  const within = (line: Line, box: Box): Line => ({
    ...line,
    left: Math.max(line.left, box.left),
    right: Math.min(line.right, box.right),
    top: Math.max(line.top, box.top),
    bottom: Math.min(line.bottom, box.bottom),
  });
  const isNothing = ({ left, right, top, bottom }: Box) => right - left < 1 || bottom - top < 1;
  // The overflow of the outermost elements is that of the window.
  const clips = (element: Element) =>
    element !== document.documentElement &&
    element !== document.body &&
    styleOf(element).overflow !== 'visible';

  /**
   * Returns the part of a line that is visible within everything that clips it, or null; adds a fault for each part that is cut.
   */
  const seenOf = (line: Line): Line | null => {
    let seen = line;
    let scrolls = false;
    let ellipsis = false;
    for (const one of around(line.element)) {
      const style = styleOf(one);
      ellipsis ||= style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (!clips(one)) continue;
      scrolls ||= /auto|scroll/.test(style.overflow);
      const box = boxOf(one);
      const isCut = isCutBy(seen, box, style);
      seen = within(seen, box);
      if (isNothing(seen)) return null;
      if (isCut && !scrolls && !ellipsis) note('cut', line);
    }
    if (!scrolls && (seen.left < -SLACK || seen.right > innerWidth + SLACK)) note('off the screen', line);
    return seen;
  };

  const tellWhatLeaves = (line: Line) => {
    const block = [...around(line.element)].find((one) => !/^(inline|contents)$/.test(styleOf(one).display));
    if (!block || styleOf(block).overflowX !== 'visible') return;
    const box = boxOf(block);
    if (line.left < box.left - SLACK || line.right > box.right + SLACK) note('leaves its box', line);
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim();
    if (!element || !words || /^(SCRIPT|STYLE|OPTION|NOSCRIPT)$/.test(element.tagName) || !isShown(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (isSmall(rect)) continue;
      const { left, right, top, bottom } = rect;
      const line: Line = { element, words, layer: layerOf(element), left, right, top, bottom };
      tellWhatLeaves(line);
      const seen = seenOf(line);
      if (seen) lines.push(seen);
    }
  }
  // The box of a line is higher than its letters, so lines may overlap by a few pixels.
  const overlap = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5;
  lines.sort((one, other) => one.top - other.top);
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.top > one.bottom) break;
      if (one.element !== other.element && one.layer === other.layer && overlap(one, other))
        note('overlaps', one, ` and ${nameOf(other)}`);
    }
  });
  for (const one of document.querySelectorAll('*')) {
    const { scrollWidth, clientWidth } = one;
    const isPart = innerWidth >= 1024 && /auto|scroll/.test(styleOf(one).overflowX);
    const scrolls = one === document.documentElement || isPart;
    if (scrolls && scrollWidth > clientWidth)
      faults.add(`${one.tagName.toLowerCase()} scrolls sideways: ${scrollWidth} of ${clientWidth}`);
  }
  return [...faults];
}

/** Faults of the text in the current layout. */
export const textFaults = (page: Page): Promise<string[]> => page.evaluate(findTextFaults);
