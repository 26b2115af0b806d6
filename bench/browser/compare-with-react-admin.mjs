// `npm run bench:react-admin [-- --visits N --payments N]`: how soon the login and the dashboard are visible and usable on a slow
// connection (150 ms, 1.6 Mbit/s), and how soon a search and a new sort order of 10,000 payments are painted, with 4x CPU
// throttling. In the same run it measures a react-admin page with the same responses, and a bare page with the portal's packages;
// medians of five visits. The budgets are shares of react-admin's time.
import { parseArgs } from 'node:util';
import { buildPortal } from '../../build/portal.mjs';
import { buildBarePage } from './build-bare-page.mjs';
import { buildReactAdmin } from './build-react-admin.mjs';
import { COMPARED_PAGES } from './compared-pages.mjs';
import { median } from './interaction-times.mjs';
import { launchChromium } from './launch-chromium.mjs';
import { measureSearchAndSort } from './measure-search-and-sort.mjs';
import { measureVisitTimes } from './measure-visit-times.mjs';
import { sampleTransactions } from './sample-transactions.mjs';
import { SESSION, serveStubbedPortal } from './stubbed-portal.mjs';

const { values } = parseArgs({
  options: { visits: { type: 'string', default: '5' }, payments: { type: 'string', default: '10000' } },
});
const VISITS = Number(values.visits);
const PAYMENTS = Number(values.payments);
/** The largest allowed share of react-admin's figure. */
const BUDGETS = {
  'login seen': 0.2,
  'login usable': 0.4,
  'signed in: list usable': 0.45,
  'search, first rows': 0.25,
};

const now = Date.now();
const listOf = (transactions) => () => ({ transactions, serverTime: new Date(now).toISOString() });
const answersWith = (paid) => ({
  '/transactions/v3/pending': listOf(sampleTransactions(10, 'pending', now)),
  '/transactions/v3/paid': listOf(paid),
  '/transactions/v3/balances': () => ({
    balanceDetail: { totalOpenBalance: 1, formattedTotalOpenBalance: 'Q1.00' },
  }),
  '/auth/v3/credentials': () => ({ ...SESSION, sessionExpiresInSeconds: 21_600, mustChangePassword: false }),
});

// Polling starts after the end of the run, so that it does not disturb the measurement.
const serve = (folder, paid) =>
  serveStubbedPortal({ answers: answersWith(paid), folder, config: { pollSeconds: 3600 } });

async function measure(browser, page) {
  const few = await serve(page.folder, sampleTransactions(100, 'completed', now));
  const visits = [];
  for (let run = 0; run < VISITS; run += 1) visits.push(await measureVisitTimes(browser, few.url, page));
  few.close();
  const names = Object.keys(visits[0]);
  const times = names.map((name) => [name, median(visits.map((visit) => visit[name]))]);

  const payments = sampleTransactions(PAYMENTS, 'completed', now);
  const many = await serve(page.folder, payments);
  const list = await measureSearchAndSort(browser, many.url, page, payments);
  many.close();
  return { ...Object.fromEntries(times), ...list };
}

await Promise.all([buildPortal(), buildBarePage(), buildReactAdmin()]);
const browser = await launchChromium();
const measured = {};
for (const [name, page] of Object.entries(COMPARED_PAGES)) measured[name] = await measure(browser, page);
await browser.close();

const line = (label, ...cells) =>
  console.log(label.padEnd(28) + cells.map((cell) => String(cell).padStart(12)).join(''));
const { portal, 'bare page': barePage, 'react-admin': reactAdmin } = measured;
let over = false;
line('ms', 'portal', 'bare page', 'react-admin', '% of it', 'at most');
for (const [name, value] of Object.entries(portal)) {
  const share = value / reactAdmin[name];
  const budget = BUDGETS[name];
  const late = budget !== undefined && share > budget;
  over ||= late;
  const percent = (part) => Math.round(part * 100);
  const cells = [value, barePage[name], reactAdmin[name]].map((cell) =>
    cell.toFixed(name === 'heap, MB' ? 1 : 0),
  );
  line(name, ...cells, percent(share), budget === undefined ? '' : percent(budget), late ? 'over' : '');
}
if (over) console.error('Something is over its budget');
process.exit(over ? 1 : 0);
