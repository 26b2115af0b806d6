import { assert, browserSuite, payInWorld, signIn } from '../support/browser-suite.ts';

const scenario = browserSuite('A payment is announced');

const CASHIER = 'tiendaluna-centro-caja1';

scenario(
  'on a phone a payment in the other tab is announced at the bottom, and one touch shows it',
  async ({ page }) => {
    await signIn(page, 'tiendaluna-centro-caja1');
    await payInWorld(page, CASHIER, 63.4);
    const touched = async (amount: string) => {
      const notice = page.getByRole('button', { name: `${amount} de María José López` });
      await notice.waitFor();
      assert.ok(((await notice.boundingBox())?.height ?? 0) >= 44);
      await notice.tap();
      await page.getByRole('listitem').filter({ hasText: amount }).locator('a:focus').waitFor();
      await notice.waitFor({ state: 'detached' });
    };
    await touched('Q63.40');
    // The list that has the focus holds its rows, so this new row waits, too.
    await payInWorld(page, CASHIER, 64.5);
    await touched('Q64.50');
  },
  { size: 'phone' },
);
