import { SESSION } from './stubbed-portal.mjs';

/** The dashboard, with an administrator signed in; ready when it shows `rows`. */
export async function openDashboard(browser, url, viewport, rows = 'h1') {
  const context = await browser.newContext({ viewport, locale: 'es-GT', timezoneId: 'America/Guatemala' });
  await context.addInitScript(
    (session) => localStorage.setItem('cobros.session', session),
    JSON.stringify(SESSION),
  );
  const page = await context.newPage();
  await page.goto(`${url}/transaction/dashboard`);
  await page.locator(rows).first().waitFor({ timeout: 120_000 });
  return page;
}
