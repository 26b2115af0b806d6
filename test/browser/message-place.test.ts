import { assert, browserSuite, type Locator, type Page, signIn } from '../support/browser-suite.ts';
import { painted } from '../support/layout-shift.ts';
import { payInWorld } from '../support/pay-in-world.ts';

const scenario = browserSuite('The place of a message');

const SIZES = [
  [1440, 900],
  [1366, 768],
  [1000, 768],
  [900, 700],
  [768, 1024],
  [390, 844],
  [320, 640],
] as const;
/** A laptop at 200 %. */
const LOW = [720, 450] as const;

/** Cancels a request, and rests the pointer on the message, which stays while it does. */
async function showMessage(page: Page): Promise<Locator> {
  const pending = page.getByRole('region', { name: 'Pendientes' });
  await pending
    .getByRole('button', { name: /^Cancelar/ })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /^Cancelar/ })
    .click();
  const message = page.getByRole('button', { name: 'Cerrar mensaje' }).locator('xpath=ancestor::div[2]');
  await message.hover();
  return message;
}

/**
 * Returns the visible part of the scrolled text that the message covers, so that a failure shows it; undefined if nothing is
 * covered.
 */
async function covered(message: Locator, read: Locator): Promise<string | undefined> {
  await painted(read.page());
  const box = await message.boundingBox();
  return read.evaluate((element, over) => {
    if (!over) return 'no message';
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let one = element.parentElement; one; one = one.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(one).overflowY)) continue;
      const y = one.getBoundingClientRect().top + one.clientTop;
      top = Math.max(top, y);
      bottom = Math.min(bottom, y + one.clientHeight);
    }
    const wide = Math.min(right, over.x + over.width) - Math.max(left, over.x);
    const high = Math.min(bottom, over.y + over.height) - Math.max(top, over.y);
    return wide > 0.5 && high > 0.5 ? `${Math.round(wide)} by ${Math.round(high)}` : undefined;
  }, box);
}

const isOnTop = (entry: Locator) =>
  entry.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

scenario(
  'a message covers neither the last row of a list nor the notice of a payment nor an open menu nor the button that closes a dialog nor any part of a receipt being read, at any width and scroll position',
  async ({ page }) => {
    await payInWorld(page, 'tiendaluna-centro-caja1', 12.5);
    await signIn(page, 'tiendaluna-centro-caja1');
    const message = await showMessage(page);
    const paid = page.getByRole('region', { name: 'Pagados' });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await painted(page);
      const tab = page.getByRole('tab', { name: /^Pagados/ });
      if (await tab.isVisible()) await tab.press('Enter');
      await message.hover();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const last = paid.getByRole('listitem').last();
      assert.is(await covered(message, last), undefined, `the last row at ${width}`);
    }
    await payInWorld(page, 'tiendaluna-centro-caja1', 7);
    const notice = page.getByRole('button', { name: 'Q7.00 de María José López' });
    await notice.waitFor();
    assert.is(await covered(message, notice), undefined, 'the notice of a payment out of sight');
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press('F2');
    for (const [width, height] of [...SIZES, LOW] as const) {
      await page.setViewportSize({ width, height });
      await message.hover();
      const close = page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true });
      assert.ok(await isOnTop(close), `the button that closes a dialog at ${width}`);
    }
    await page.keyboard.press('Escape');
    // Uses the keyboard, because the pointer rests on the message.
    await paid
      .getByRole('button', { name: /^Acciones de/ })
      .first()
      .press('Enter');
    assert.ok(await isOnTop(page.getByRole('menuitem').first()), 'an entry of a menu');
    await page.getByRole('menuitem', { name: 'Imprimir comprobante' }).press('Enter');
    const receipt = page.getByRole('article', { name: 'Comprobante' });
    await receipt.waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await message.hover();
      for (const end of [false, true]) {
        await receipt.evaluate((element, atEnd) => element.scrollIntoView(!atEnd), end);
        for (const [what, read] of [
          ['the receipt', receipt],
          ['Imprimir', page.getByRole('button', { name: 'Imprimir' })],
        ] as const)
          assert.is(await covered(message, read), undefined, `${what} at ${width}, ${end ? 'end' : 'start'}`);
      }
    }
  },
);
