import { assert, browserSuite, openAs, signIn } from '../support/browser-suite.ts';

const scenario = browserSuite('Low windows');

scenario('every item of a menu is inside the window, wherever its row is', async ({ page }) => {
  await signIn(page, 'tiendaluna');
  for (const [width, height] of [
    [390, 600],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/branches');
    const buttons = page.getByRole('button', { name: /^Acciones de/ });
    await buttons.first().waitFor();
    for (const button of await buttons.all()) {
      await button.click();
      const menu = page.getByRole('menu');
      await menu.getByRole('menuitem').last().waitFor();
      const outside = await menu.evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const whole = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
        return whole ? element.scrollHeight - element.clientHeight : 'out of the window';
      });
      assert.is(outside, 0, `${width} × ${height}`);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
    }
  }
});

scenario('the lists of Historial and Cierres begin in the upper part of the window', async ({ page }) => {
  for (const address of ['/transaction/history', '/closing/history']) {
    await openAs(page, 'tiendaluna', address);
    for (const [width, height, most] of [
      [1024, 768, 300],
      [390, 844, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      const card = page.getByText(/^1 a \d+ de /).locator('xpath=ancestor::*[parent::main]');
      const top = (await card.boundingBox())?.y ?? height;
      assert.ok(top < most, `${address} begins at ${top} at ${width}`);
    }
  }
});

scenario(
  'title, views and actions of a page share a line beside the open drawer of a small window',
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const address of ['/closing/history', '/closing/statement', '/user-administration']) {
      await openAs(page, 'tiendaluna', address);
      const title = page.getByRole('heading', { level: 1 });
      await page.locator('main table tbody tr').first().waitFor();
      const lines = await title.evaluate((heading) => {
        const { top, bottom } = heading.getBoundingClientRect();
        const beside = [...(heading.parentElement?.querySelectorAll('a, button') ?? [])].filter((one) =>
          one.checkVisibility(),
        );
        return beside.filter((one) => {
          const box = one.getBoundingClientRect();
          return box.top > bottom || box.bottom < top;
        }).length;
      });
      assert.is(lines, 0, address);
    }
  },
);
