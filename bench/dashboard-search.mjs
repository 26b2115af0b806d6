// `npm run bench:search`: from a keystroke in the dashboard's search to the painted result, over 10,000 paid transactions, with
// 4x CPU throttling. The baseline is a bare input in the same page.
import { buildPortal } from '../build/portal.mjs';
import { benchSearch } from './keystrokes.mjs';
import { makeTransactions } from './made-transactions.mjs';
import { launchChromium, openDashboard, serveStubbedPortal } from './stubbed-portal.mjs';

const PAID = 10_000;
const PENDING = 40;
const WORDS = ['maria jose lopez', 'caja 3', 'C1200', '125.5', 'antigua', '@gabriela'];

await buildPortal();
const now = Date.now();
const serverTime = new Date(now).toISOString();
const transactions = {
  '/transactions/v3/pending': makeTransactions(PENDING, 'pending', now),
  '/transactions/v3/paid': makeTransactions(PAID, 'completed', now),
};
const answers = Object.fromEntries(
  Object.entries(transactions).map(([path, list]) => [path, () => ({ transactions: list, serverTime })]),
);
answers['/transactions/v3/balances'] = () => ({
  balanceDetail: { totalOpenBalance: 24318.4, formattedTotalOpenBalance: 'Q24,318.40' },
});

// Polls after the end of the run, so that it does not disturb the measurement.
const portal = await serveStubbedPortal({ answers, config: { pollSeconds: 3600 } });
const browser = await launchChromium();
const page = await openDashboard(browser, portal.url, { width: 1366, height: 768 });
await page.getByRole('heading', { name: 'Pagados' }).waitFor();
await benchSearch({
  page,
  browser,
  portal,
  name: 'search of the dashboard',
  rows: `${PAID.toLocaleString('en')} transactions`,
  words: WORDS,
});
