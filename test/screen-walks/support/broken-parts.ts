import type { Page } from 'playwright-core';
import { WINDOWS } from '../../support/page-checks.ts';

/** Runs in the page. Finds what a person would call broken on the screen, or in the open window. */
function findBrokenParts(windows: string): string[] {
  const WORDS =
    /No existe|Error 404|undefined|NaN|\bnull\b|Invalid Date|\[object|No pudimos|Intentar de nuevo|[Nn]o se pud(o|ieron)/;
  const part = [...document.querySelectorAll<HTMLElement>(windows)].at(-1) ?? document.querySelector('main');
  const text = part?.innerText.trim() ?? '';
  const [words] = WORDS.exec(text) ?? [];
  const isEmpty = part?.role === 'menu' ? !part.querySelector('[role^=menuitem]') : text.length < 20;
  const emptyColumns = [...(part?.querySelectorAll('table') ?? [])].flatMap((table) => {
    const rows = [...table.querySelectorAll('tbody tr')].map(
      ({ children }) => [...children] as HTMLElement[],
    );
    const hasNothing = (column: number) =>
      rows.length > 0 &&
      rows.every((cells) => !cells[column]?.innerText.trim() && !cells[column]?.querySelector('svg, img'));
    return [...table.querySelectorAll<HTMLElement>('thead th')]
      .filter((_heading, column) => hasNothing(column))
      .map(({ innerText }) => `the column «${innerText}» is empty`);
  });
  const nothing = [...(part?.querySelectorAll<HTMLElement>('dd, section') ?? [])]
    .filter((one) => one.checkVisibility() && !one.innerText.trim() && !one.querySelector('svg, img'))
    .map((one) => `nothing in ${one.outerHTML.slice(0, 80)}`);
  return [
    ...(isEmpty ? [`is empty: «${text}»`] : []),
    ...(words ? [`says «${words}»: ${text.slice(0, 300).replaceAll('\n', ' ')}`] : []),
    ...emptyColumns,
    ...nothing,
  ];
}

export const brokenParts = (page: Page): Promise<string[]> => page.evaluate(findBrokenParts, WINDOWS);
