// `npm run bench:search`: from a keystroke in the dashboard's search to the painted result, over 10,000 paid
// transactions, with the processor slowed down four times. The baseline is a bare input in the same page.
import { buildPortal } from '../build/portal.mjs';
import { makeTransactions } from './made-transactions.mjs';
import { launchChromium, openDashboard, serveStubbedPortal } from './stubbed-portal.mjs';

const PAID = 10_000;
const PENDING = 40;
const SLOWDOWN = 4;
const WORDS = ['maria jose lopez', 'caja 3', 'C1200', '125.5', 'antigua', '@gabriela'];
const REST_MS = 150;

/** Types every word and takes it back letter by letter; answers the milliseconds of each keystroke. */
async function measure(page, selector) {
  await page.locator(selector).focus();
  await page.evaluate(recordKeystrokes, selector);
  for (const word of WORDS) {
    const keys = [...word, ...Array.from(word, () => 'Backspace')];
    for (const key of keys) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(REST_MS);
    }
  }
  return page.evaluate(() => window.keystrokes);
}

/** From the moment the key was pressed to the end of the frame that follows, which paints what the key changed. */
function recordKeystrokes(selector) {
  window.keystrokes = [];
  document.querySelector(selector).addEventListener('keydown', (event) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.keystrokes.push(performance.now() - event.timeStamp);
      port2.postMessage(null);
    });
  });
}

function addBareInput() {
  const input = document.createElement('input');
  input.id = 'bare';
  input.addEventListener('input', () => {});
  document.body.prepend(input);
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

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

// What is measured is the search: the next refresh comes after the end.
const portal = await serveStubbedPortal({ answers, config: { pollSeconds: 3600 } });
const browser = await launchChromium();
const page = await openDashboard(browser, portal.url, { width: 1366, height: 768 });
await page.getByRole('heading', { name: 'Pagados' }).waitFor();
const cdp = await page.context().newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

const search = await measure(page, 'input[type=search]');
await page.evaluate(addBareInput);
const bare = await measure(page, '#bare');
await browser.close();
portal.close();

const line = (name, ...cells) =>
  console.log(name.padEnd(34) + cells.map((cell) => String(cell).padStart(12)).join(''));
const row = (name, values) =>
  line(
    name,
    median(values).toFixed(1),
    Math.max(...values).toFixed(1),
    (median(values) / median(bare)).toFixed(2),
    values.length,
  );
console.log(
  `Keystroke to paint, ${PAID.toLocaleString('en')} transactions, processor slowed down ${SLOWDOWN} times`,
);
line('', 'median ms', 'worst ms', '× bare', 'keystrokes');
row('bare input', bare);
row('search of the dashboard', search);
