// `npm run bench:dashboard-list`: time from a key or click until the rows are painted, when searching and re-sorting 10,000 paid
// transactions with 4x CPU throttling; the longest tasks of the main thread without throttling; and the memory in use. The
// baseline is a bare list with the same packages and transactions, measured in the same run.
import { buildPortal } from '../../build/portal.mjs';
import { BARE_PAGE, buildBarePage } from './build-bare-page.mjs';
import { measureClicks, measureSearch, summaryOf } from './interaction-times.mjs';
import { launchChromium } from './launch-chromium.mjs';
import { heapMegabytes, longestTask } from './longest-task-and-heap.mjs';
import { openDashboard } from './open-dashboard.mjs';
import { matching, sampleTransactions } from './sample-transactions.mjs';
import { slowDown } from './slow-down.mjs';
import { serveStubbedPortal } from './stubbed-portal.mjs';

const PAID = 10_000;
const PENDING = 40;
const SLOWDOWN = 4;
const TURNS = 8;
const WORDS = ['maria jose lopez', 'perez antigua', 'C1200', '125.5', 'antigua', '@gabriela'];
const PAGES = {
  // The second list is that of the paid transactions.
  portal: { folder: 'dist/portal', list: 'section[aria-label=Transacciones] section:nth-of-type(2)' },
  'bare page': { folder: BARE_PAGE, list: 'main' },
};

const now = Date.now();
const paid = sampleTransactions(PAID, 'completed', now);
const pending = sampleTransactions(PENDING, 'pending', now);
let newest = [];

const listOf = (transactions) => ({ transactions, serverTime: new Date().toISOString() });
const answers = {
  '/transactions/v3/pending': () => listOf(pending),
  '/transactions/v3/paid': () => listOf([...newest, ...paid]),
  '/transactions/v3/balances': () => ({
    balanceDetail: { totalOpenBalance: 24318.4, formattedTotalOpenBalance: 'Q24,318.40' },
  }),
};

const amounts = (transactions) => transactions.map(({ formattedAmount }) => formattedAmount);
const oldestFirst = paid.toReversed();
const turned = (time) => amounts(time % 2 === 0 ? oldestFirst : paid);
const found = (typed) => amounts(matching(paid, typed));

/** Makes the portal read the lists again, as it does when the connection is restored. */
async function readAgain(page) {
  const response = page.waitForResponse(/\/paid$/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await (await response).finished();
  await page.waitForTimeout(3000);
}

async function measure(browser, { folder, list }) {
  const rows = `${list} li`;
  const search = 'input[type=search]';
  const button = `${list} button[title="Cambiar el orden"]`;
  // Polling starts after the end of the run, so that it does not disturb the measurement.
  const portal = await serveStubbedPortal({ answers, folder, config: { pollSeconds: 3600 } });
  const context = { width: 1366, height: 768 };
  let page;
  const seen = {};
  seen['longest task: first list'] = await longestTask(browser, async () => {
    page = await openDashboard(browser, portal.url, context, rows);
    await page.waitForTimeout(3000);
  });
  seen['heap of the list, MB'] = await heapMegabytes(page);
  seen['longest task: search and order'] = await longestTask(browser, async () => {
    await measureSearch(page, { search, rows }, WORDS.slice(0, 2), found);
    await measureClicks(page, { button, rows }, 2, turned);
  });
  await slowDown(page, SLOWDOWN);
  const keys = summaryOf(await measureSearch(page, { search, rows }, WORDS, found));
  seen['key to first rows, median ms'] = keys.first;
  seen['key to last row, median ms'] = keys.last;
  seen['key to last row, worst ms'] = keys.worst;
  const turns = summaryOf(await measureClicks(page, { button, rows }, TURNS, turned));
  seen['order to first rows, median ms'] = turns.first;
  seen['order to last row, median ms'] = turns.last;
  await slowDown(page, 1);
  seen['heap after searching, MB'] = await heapMegabytes(page);
  seen['longest task: unchanged reading'] = await longestTask(browser, () => readAgain(page));
  newest = sampleTransactions(1, 'completed', now + 60_000).map((payment) => ({ ...payment, id: 'tx_new' }));
  seen['longest task: one more payment'] = await longestTask(browser, () => readAgain(page));
  newest = [];
  seen['heap after two readings, MB'] = await heapMegabytes(page);
  await page.context().close();
  portal.close();
  return seen;
}

await Promise.all([buildPortal(), buildBarePage()]);
const browser = await launchChromium();
const seen = {};
for (const [name, page] of Object.entries(PAGES)) seen[name] = await measure(browser, page);
await browser.close();

const line = (label, ...cells) =>
  console.log(label.padEnd(36) + cells.map((cell) => String(cell).padStart(10)).join(''));
console.log(
  `${PAID.toLocaleString('en')} payments; keys and clicks with a processor ${SLOWDOWN} times slower`,
);
line('', 'portal', 'bare page', '× bare');
for (const [name, value] of Object.entries(seen.portal)) {
  const bare = seen['bare page'][name];
  line(name, value.toFixed(1), bare.toFixed(1), (value / bare).toFixed(2));
}
