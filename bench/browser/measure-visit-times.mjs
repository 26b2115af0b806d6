// Measures how soon a login and a list are visible and usable, with 4x CPU throttling.
import { SESSION } from './stubbed-portal.mjs';

const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CONTEXT = { viewport: { width: 1366, height: 768 }, locale: 'es-GT' };

/** Runs in each page before its scripts: records when a login can be submitted, and when a list shows its first row. */
function noteMoments(row) {
  window.moments = {};
  const note = (name) => {
    window.moments[name] ??= performance.now();
  };
  const fill = (name) => {
    const field = document.querySelector(`[name=${name}]`);
    if (!field || field.value) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, 'tiendaluna');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const look = () => {
    fill('username');
    fill('password');
    if (document.querySelector('[type=submit]')?.disabled === false) note('login');
    if (document.querySelector(row)) note('list');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const moment = (page, name) =>
  page.waitForFunction((wanted) => window.moments[wanted], name).then((m) => m.jsonValue());
const firstPaint = (page) =>
  page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    .then((paint) => paint.jsonValue());

async function slowPage(context, row, { line }) {
  const page = await context.newPage();
  await page.addInitScript(noteMoments, row);
  const session = await context.newCDPSession(page);
  if (line) await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Measures visits of a user who has to sign in and of one whose session is open, each with an empty and a full cache. */
export async function measureVisitTimes(browser, url, { row }) {
  const context = await browser.newContext(CONTEXT);
  const login = await slowPage(context, row, { line: true });
  await login.goto(url);
  const usable = await moment(login, 'login');
  const times = { 'login seen': await firstPaint(login), 'login usable': usable };
  await login.close();

  const signing = await slowPage(context, row, { line: false });
  await signing.goto(url);
  await moment(signing, 'login');
  await signing.waitForLoadState('networkidle');
  const pressed = await signing.evaluate(() => {
    document.querySelector('[type=submit]').click();
    return performance.now();
  });
  const signIn = (await moment(signing, 'list')) - pressed;
  await signing.evaluate((session) => {
    localStorage.setItem('cobros.session', session);
    // The cache of the next browser context is empty, so the font is not in it.
    localStorage.removeItem('cobros.font');
  }, JSON.stringify(SESSION));
  await signing.close();
  const storageState = await context.storageState();
  await context.close();

  const fresh = await browser.newContext({ ...CONTEXT, storageState });
  for (const name of ['signed in', 'second visit']) {
    const page = await slowPage(fresh, row, { line: true });
    await page.goto(url);
    const list = await moment(page, 'list');
    times[`${name}: seen`] = await firstPaint(page);
    times[`${name}: list usable`] = list;
    await page.close();
  }
  await fresh.close();
  return { ...times, 'sign-in pressed to list': signIn };
}
