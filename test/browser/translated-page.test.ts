import { assert, browserSuite, PASSWORD, type Page } from '../support/browser-suite.ts';
import { payInWorld } from '../support/pay-in-world.ts';

const scenario = browserSuite('A translated page');

/** Runs in the page before its scripts: wraps every text in elements, now and later, as the translation of a browser does. */
function translate(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest('font, script, style, svg, [translate=no]'))
        continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = `«${text.data}»`;
      text.replaceWith(outer);
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
  });
  document.addEventListener('DOMContentLoaded', () => {
    wrap(document.body);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

const isWhole = (page: Page) => page.getByRole('navigation', { name: 'Menú' }).isVisible();

scenario(
  'signing in, a payment that arrives, a dialog and a lost connection go on working',
  async ({ page }) => {
    await page.addInitScript(translate);
    await page.goto('/');
    await page.locator('input[autocomplete=username]').fill('tiendaluna-centro-caja1');
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.locator('button[type=submit]').click();
    await page.getByText('Recibido hoy').waitFor();
    await page.getByText('«Pagos»').first().waitFor();
    await payInWorld(page, 'tiendaluna-centro-caja1', 7);
    await page.getByText('Q7.00').first().waitFor();
    await page.keyboard.press('F2');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.context().setOffline(true);
    await page.getByRole('status').filter({ hasText: 'Sin conexión' }).first().waitFor();
    assert.ok(await isWhole(page), 'offline');
    await page.context().setOffline(false);
    await page.getByRole('status').filter({ hasText: 'Sin conexión' }).first().waitFor({ state: 'hidden' });
    assert.ok(await isWhole(page), 'online again');
  },
  // React draws again, and reports, a page that was translated before its code came.
  { expectedErrors: /React error #418|ERR_INTERNET_DISCONNECTED|Failed to load/ },
);
