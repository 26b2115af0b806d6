import type { Locator, Page } from 'playwright-core';

/** The printable width of a roll of 58 mm: 48 mm in CSS pixels. */
export const ROLL_WIDTH = 181;

/** Shows the page as it is printed on a roll of 58 mm. */
export async function narrowRoll(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: ROLL_WIDTH, height: 900 });
}

/** The number of lines on which a text stands. */
export const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** How far the texts of a printed article reach beyond the roll, in pixels. */
export const overflowOf = (article: Locator): Promise<number> =>
  article.evaluate((element) => {
    const texts = [...element.querySelectorAll('p, dt, dd, th, td')];
    const rights = texts.map((text) => text.getBoundingClientRect().right);
    return Math.max(...rights) - document.documentElement.clientWidth;
  });
