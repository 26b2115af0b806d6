import { assert, browserSuite, type Page, payInWorld, signIn } from '../support/browser-suite.ts';

const scenario = browserSuite('Steps of daily jobs');

/** Counts the keys and clicks of a person who waits for each step before the next one. */
function stepsOn(page: Page) {
  const steps = { keys: 0, clicks: 0 };
  return {
    steps,
    press: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      steps.keys += keys.length;
    },
    type: async (text: string) => {
      await page.keyboard.type(text);
      steps.keys += text.length;
    },
    click: async (role: 'button' | 'link', name: string | RegExp) => {
      await page.getByRole(role, { name }).first().click();
      steps.clicks++;
    },
  };
}

/** Printing has no effect in a headless page, so it is counted instead. */
const countPrints = (page: Page) =>
  page.evaluate(() => {
    const counted = window as unknown as { prints: number };
    counted.prints = 0;
    window.print = () => void counted.prints++;
  });
const prints = (page: Page) => page.evaluate(() => (window as unknown as { prints: number }).prints);

scenario('an earlier payment is found by surname and amount: 12 keys, no click', async ({ page }) => {
  await payInWorld(page, 'tiendaluna-centro-caja1', 8.35);
  await signIn(page, 'tiendaluna');
  const { steps, press, type } = stepsOn(page);
  await press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar en el portal' }).waitFor();
  await type('lopez 8.35');
  await press('Enter');
  await page.waitForURL('**/dashboard?t=*');
  await page.getByRole('dialog').getByText('Q8.35').first().waitFor();
  assert.equal(steps, { keys: 12, clicks: 0 });
});

scenario('the latest payment is refunded with F8, two clicks and the reason', async ({ page }) => {
  await signIn(page, 'tiendaluna-centro');
  await payInWorld(page, 'tiendaluna-centro-caja1', 81.25);
  const { steps, press, type, click } = stepsOn(page);
  await press('F8');
  await click('button', 'Ver el pago de Q81.25');
  await click('button', 'Reembolsar');
  await page.getByRole('button', { name: 'Reembolsar Q81.25' }).waitFor();
  await press('Shift+Tab', 'Shift+Tab');
  await type('Se repitió');
  await press('Enter');
  await page.getByText('Se repitió').first().waitFor();
  await page.getByRole('dialog').getByText('Reembolsado').first().waitFor();
  assert.equal(steps, { keys: 'Se repitió'.length + 4, clicks: 2 });
});

scenario('the day is closed and its slip printed with four clicks on two screens', async ({ page }) => {
  await signIn(page, 'tiendaluna-centro-caja1');
  await payInWorld(page, 'tiendaluna-centro-caja1', 61.25);
  await countPrints(page);
  const { steps, click } = stepsOn(page);
  await click('link', 'Cierres');
  await click('button', 'Realizar cierre');
  await click('button', /^Cerrar por Q/);
  await click('button', 'Imprimir comprobante');
  await page.getByRole('article', { name: 'Comprobante de cierre' }).getByText('CI-').first().waitFor();
  assert.is(await prints(page), 1);
  assert.match(page.url(), /\/closing\/history$/);
  assert.equal(steps, { keys: 0, clicks: 4 });
});

scenario('a cashier is created and its access handed over with two clicks and 15 keys', async ({ page }) => {
  await signIn(page, 'tiendaluna-centro');
  await countPrints(page);
  const { steps, press, type, click } = stepsOn(page);
  await click('link', 'Cajas');
  await click('button', 'Nueva caja');
  await page.getByLabel('Nombre').waitFor();
  await type('Caja 9');
  await press('Tab');
  await type('C9');
  await press('Enter');
  await page.getByRole('dialog', { name: 'Acceso de Caja 9' }).getByText('tiendaluna-centro-caja9').waitFor();
  await press('Tab', 'Enter');
  await page.getByRole('article', { name: 'Hoja de acceso' }).waitFor();
  await press('Enter');
  assert.is(await prints(page), 1);
  assert.equal(steps, { keys: 13, clicks: 2 });
});
