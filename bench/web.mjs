// `npm run bench:web`: how soon the login and the dashboard are seen and can be used on a slow line (150 ms, 1.6 Mbit/s) with 4x
// CPU throttling, medians of five. The baseline is a bare login and list of the same packages, measured in the same run.
import { buildPortal } from '../build/portal.mjs';
import { makeTransactions } from './made-transactions.mjs';
import { median } from './painted-rows.mjs';
import { launchChromium, SESSION, serveStubbedPortal } from './stubbed-portal.mjs';
import { buildFloor, FLOOR } from './web/build-floor.mjs';

const RUNS = 5;
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const now = Date.now();
const serverTime = new Date(now).toISOString();
const listOf = (count, status) => {
  const transactions = makeTransactions(count, status, now);
  return () => ({ transactions, serverTime });
};
const answers = {
  '/transactions/v3/pending': listOf(10, 'pending'),
  '/transactions/v3/paid': listOf(100, 'completed'),
  '/transactions/v3/balances': () => ({
    balanceDetail: { totalOpenBalance: 1, formattedTotalOpenBalance: 'Q1.00' },
  }),
  '/auth/v3/credentials': () => ({ ...SESSION, sessionExpiresInSeconds: 21_600, mustChangePassword: false }),
};

/** Runs in each page before its scripts: notes when a login can be sent, and when a list shows its first row. */
function noteMoments() {
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
    if (document.querySelector('li button')) note('list');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const moment = (page, name) =>
  page.waitForFunction((wanted) => window.moments[wanted], name).then((m) => m.jsonValue());
const firstPaint = (page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime);

async function slowPage(context, { line }) {
  const page = await context.newPage();
  await page.addInitScript(noteMoments);
  const session = await context.newCDPSession(page);
  if (line) await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** One visit as nobody, one as somebody whose session is open, with nothing cached, and one with everything. */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'es-GT' });
  const login = await slowPage(context, { line: true });
  await login.goto(url);
  const seen = {
    'login usable': await moment(login, 'login'),
    'login seen': await firstPaint(login),
  };
  await login.close();

  const signing = await slowPage(context, { line: false });
  await signing.goto(url);
  await moment(signing, 'login');
  await signing.waitForLoadState('networkidle');
  const pressed = await signing.evaluate(() => {
    document.querySelector('[type=submit]').click();
    return performance.now();
  });
  seen['sign-in to list'] = (await moment(signing, 'list')) - pressed;
  await signing.evaluate(
    (session) => localStorage.setItem('cobros.session', session),
    JSON.stringify(SESSION),
  );
  await signing.close();
  const kept = await context.storageState();
  await context.close();

  const fresh = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'es-GT',
    storageState: kept,
  });
  for (const name of ['signed in', 'second visit']) {
    const page = await slowPage(fresh, { line: true });
    await page.goto(url);
    seen[`${name}: list usable`] = await moment(page, 'list');
    seen[`${name}: seen`] = await firstPaint(page);
    await page.close();
  }
  await fresh.close();
  return seen;
}

await Promise.all([buildPortal(), buildFloor()]);
const browser = await launchChromium();
const served = { ours: 'dist/portal', floor: FLOOR };
const runs = { ours: [], floor: [] };
for (const [name, folder] of Object.entries(served)) {
  const portal = await serveStubbedPortal({ answers, folder, config: { pollSeconds: 3600 } });
  for (let run = 0; run < RUNS; run += 1) runs[name].push(await visit(browser, portal.url));
  portal.close();
}
await browser.close();
const line = (label, ...cells) =>
  console.log(label.padEnd(28) + cells.map((cell) => String(cell).padStart(10)).join(''));
line('ms, medians of 5', 'ours', 'floor', '× floor');
for (const name of Object.keys(runs.ours[0])) {
  const [ours, floor] = ['ours', 'floor'].map((one) => median(runs[one].map((run) => run[name])));
  line(name, Math.round(ours), Math.round(floor), (ours / floor).toFixed(2));
}
