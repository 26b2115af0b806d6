import type { Page } from 'playwright-core';
import { WINDOWS } from '../../support/page-checks.ts';

/** 1280 × 1024 at 400 %. */
const LOW = { width: 320, height: 256 };

/**
 * Fixed parts of the page, and fixed heads and feet of dialogs, whose middle part then scrolls on its own: in a window of this
 * height they would cover most of it. Messages leave by themselves; a list of suggestions belongs to its field.
 */
export async function lowWindowFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(LOW);
  return page.evaluate((windows) => {
    const nameOf = (element: Element) => `«${(element.textContent ?? '').slice(0, 40)}»`;
    const isShown = (element: Element) => {
      const { width, height, bottom } = element.getBoundingClientRect();
      return width > 1 && height > 1 && bottom > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const layer = [...document.querySelectorAll(windows)].at(-1);
    if (!layer)
      return [...document.querySelectorAll('body *')]
        .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position) && isShown(one))
        .filter(
          (one) =>
            !one.closest('[role=status], [role=alert]') && !one.querySelector('[role=status], [role=alert]'),
        )
        .map((one) => `stays in a low window: ${nameOf(one)}`);
    return [...layer.querySelectorAll('*')]
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && isShown(one))
      .filter((one) => !one.matches('textarea, [role=listbox]') && one.scrollHeight > one.clientHeight + 2)
      .map((one) => `scrolls between a fixed head and foot in a low window: ${nameOf(one)}`);
  }, WINDOWS);
}
