/** Selectors of the elements that people use and see, by role. */
export const SELECTORS = {
  button: 'button, [role=button]',
  link: 'a[href]',
  field: 'input:not([type=file]), select, textarea',
  file: 'input[type=file]',
  heading: 'h1, h2, h3, [role=heading]',
  menuitem: '[role=menuitem]',
  tab: '[role=tab]',
} as const;

export type Role = keyof typeof SELECTORS;

export interface Target {
  role: Role;
  name: string | RegExp;
  /** A text in the row or list item that the target belongs to. */
  row?: string;
  /** Title of the section that the target belongs to. */
  section?: string;
}

/** A target in the form in which it is passed to the page. */
export interface Wanted {
  selector: string;
  /** The source of a regular expression for the accessible name. */
  pattern: string;
  row: string;
  section: string;
}

/**
 * Returns the first element with this accessible name that people can reach, or null. Runs in the page, so it refers to nothing
 * else in this file.
 */
export function findInPage({ selector, pattern, row, section }: Wanted): Element | null {
  const textOf = (element: Element | null | undefined) => element?.textContent ?? undefined;
  const nameOf = (element: Element) => {
    const labeled = element.getAttribute('aria-labelledby')?.split(' ');
    const name =
      element.getAttribute('aria-label') ??
      labeled?.map((id) => textOf(document.getElementById(id))).join(' ') ??
      textOf((element as HTMLInputElement).labels?.[0]) ??
      textOf(element);
    return (name ?? '').replace(/\s+/g, ' ').trim();
  };
  const expected = new RegExp(pattern, 'u');
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      expected.test(nameOf(element)) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled') &&
      !element.closest('[inert], [aria-hidden=true]') &&
      (row === '' || textOf(element.closest('li, tr'))?.includes(row)) &&
      (section === '' || nameOf(element.closest('section') ?? document.body) === section),
  );
  return found ?? null;
}

/**
 * Scrolls to this element and returns its middle once a finger can touch it there: nothing moves, and nothing covers it. Runs in
 * the page.
 */
export function middleInPage(element: Element): { x: number; y: number } | null {
  const moves = document.getAnimations().some(({ playState, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target?.contains(element);
  });
  if (moves) return null;
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const front = document.elementFromPoint(x, y);
  const label = (element as HTMLInputElement).labels?.[0];
  return front && (element.contains(front) || label?.contains(front)) ? { x, y } : null;
}
