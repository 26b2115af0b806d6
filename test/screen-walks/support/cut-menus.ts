import type { Page } from 'playwright-core';

/** Open menus and lists of suggestions that are partly outside the window, or of which an item is cut. */
export const cutMenus = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=menu], [role=listbox]')]
      .filter((menu) => menu.checkVisibility() && menu.getBoundingClientRect().height > 1)
      .flatMap((menu) => {
        const { top, right, bottom, left } = menu.getBoundingClientRect();
        const isInside = top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
        const items = [...menu.querySelectorAll('[role=menuitem], [role=option]')];
        const cut = items.filter((item) => item.scrollWidth > item.clientWidth + 1);
        return [
          ...(isInside ? [] : [`the menu «${menu.ariaLabel}» is partly outside the window`]),
          ...(menu.role === 'menu' && menu.scrollHeight > menu.clientHeight + 1
            ? [`the menu «${menu.ariaLabel}» is cut`]
            : []),
          ...cut.map((item) => `cut in its menu: «${item.textContent}»`),
        ];
      }),
  );
