import { assert, browserSuite, callsOf, type Page, payInWorld, signIn } from '../support/browser-suite.ts';

const scenario = browserSuite('Live');

/** The mark beside the title; the screen has the same name. */
const live = (page: Page) => page.locator('main p').getByText('En vivo', { exact: true });
const CASHIER = 'tiendaluna-centro-caja1';

scenario(
  'the windows of a browser share one stream: each reads a payment once, and when the window that reads the stream is closed, another takes over',
  async ({ page }) => {
    const streams: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().includes('/changes/')) streams.push(request.url());
    });
    await signIn(page, 'tiendaluna-centro-caja1');
    await live(page).waitFor();
    const other = await page.context().newPage();
    await other.goto('/transaction/dashboard');
    await live(other).waitFor();
    const display = await page.context().newPage();
    await display.goto('/transaction/customer-display');
    await display.getByText('Escanea').first().waitFor();

    const calls = [page, other].map(callsOf);
    await payInWorld(page, CASHIER, 61.07);
    await page.getByRole('region', { name: 'Pagados' }).getByText('Q61.07').waitFor();
    await other.getByRole('region', { name: 'Pagados' }).getByText('Q61.07').waitFor();
    await display.getByText('Q61.07').waitFor();
    for (const ofWindow of calls)
      assert.is(ofWindow.filter((call) => call === 'transactions/v3/paid').length, 1);
    assert.is(streams.length, 1);

    const next = page.context().waitForEvent('request', (request) => request.url().includes('/changes/'));
    await page.close();
    await next;
    await live(other).waitFor();
    await payInWorld(other, CASHIER, 62.08);
    await other.getByRole('region', { name: 'Pagados' }).getByText('Q62.08').waitFor();
    await display.getByText('Q62.08').waitFor();
    assert.is(streams.length, 2);
  },
);

scenario(
  'without a connection En vivo is not shown; once the connection is back it is, with the payments made meanwhile',
  async ({ page, newPage }) => {
    const elsewhere = await newPage();
    await signIn(elsewhere, 'tiendaluna');
    await signIn(page, 'tiendaluna-centro-caja1');
    await live(page).waitFor();
    await page.context().setOffline(true);
    await live(page).waitFor({ state: 'detached' });
    await page.getByText('Lo que ves es de esa hora').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    const [title, alerts] = await Promise.all(
      ['main h1', 'main [aria-label="Avisos"]'].map((one) => page.locator(one).boundingBox()),
    );
    assert.ok(title && alerts && alerts.y < title.y, 'the buttons stay in the line of the title');
    await page.setViewportSize({ width: 1440, height: 900 });
    await payInWorld(elsewhere, CASHIER, 63.09);
    await page.context().setOffline(false);
    await page.getByRole('region', { name: 'Pagados' }).getByText('Q63.09').waitFor();
    await live(page).waitFor();
  },
  { expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK/ },
);
