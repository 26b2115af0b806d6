// `npm run bench:burst [-- --payments N]`: a cashier with 10,000 paid transactions and a processor four times slower gets 200 payments
// within a second, each told by the stream of changes. Prints the longest tasks of the page's main thread meanwhile, and
// how long after the last payment its row is shown. The baseline is the same cashier while nothing arrives.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildPortal } from '../../build/portal.mjs';
import { launchChromium } from './launch-chromium.mjs';
import { longestTask } from './longest-task-and-heap.mjs';
import { sampleTransactions } from './sample-transactions.mjs';
import { SESSION, serveStubbedPortal } from './stubbed-portal.mjs';
import { openUninspectedPage } from './uninspected-page.mjs';

const { values } = parseArgs({ options: { payments: { type: 'string', default: '200' } } });
const PAYMENTS = Number(values.payments);
const PAID = 10_000;
const SLOWDOWN = 4;
const BURST_MS = 1000;
const REST_MS = 3000;
const BUDGET_MS = 50;
const LOOK_EVERY_MS = 20;
const ROWS = 'section[aria-label=Transacciones] section:nth-of-type(2) li';

const now = Date.now();
const paid = sampleTransactions(PAID, 'completed', now);
const burst = sampleTransactions(PAYMENTS, 'completed', now + 60_000)
  .map((payment, index) => ({ ...payment, id: `tx_burst_${index}` }))
  .toReversed();
const LAST_AMOUNT = 'Q77,777.77';
Object.assign(burst.at(-1), { amount: 77_777.77, formattedAmount: LAST_AMOUNT });
let arrived = 0;
const listOf = (transactions) => ({ transactions, serverTime: new Date().toISOString() });
const answers = {
  '/transactions/v3/pending': () => listOf([]),
  '/transactions/v3/paid': () => listOf([...burst.slice(0, arrived).toReversed(), ...paid]),
  '/transactions/v3/balances': () => ({
    balanceDetail: { totalOpenBalance: 1, formattedTotalOpenBalance: 'Q1.00' },
  }),
};

await buildPortal();
const portal = await serveStubbedPortal({
  answers,
  config: { pollSeconds: 3600 },
  told: ['pending', 'paid', 'balance'],
});
const browser = await launchChromium();
const page = await openUninspectedPage(
  browser,
  `${portal.url}/transaction/dashboard`,
  { width: 1366, height: 768 },
  `localStorage.setItem('cobros.session', ${JSON.stringify(JSON.stringify(SESSION))})`,
);
await shown('main p', 'En vivo');
await wait(REST_MS);
await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
const atRest = await longestTask(browser, () => wait(BURST_MS + REST_MS));
let shownMs = 0;
const inBurst = await longestTask(browser, async () => {
  const begun = performance.now();
  while (arrived < PAYMENTS) {
    await wait(BURST_MS / PAYMENTS);
    arrived = Math.min(PAYMENTS, Math.ceil(((performance.now() - begun) * PAYMENTS) / BURST_MS));
    portal.tell('paid', 'balance');
  }
  const last = performance.now();
  await shown(ROWS, LAST_AMOUNT);
  shownMs = performance.now() - last;
  await wait(REST_MS);
});
await browser.close();
portal.close();
console.log(`${PAYMENTS} payments within ${BURST_MS} ms, ${PAID} rows, processor ${SLOWDOWN} times slower`);
console.log(`longest task at rest            ${atRest.toFixed(1)} ms`);
console.log(`longest task during the burst   ${inBurst.toFixed(1)} ms (at most ${BUDGET_MS})`);
console.log(`last payment to its row         ${shownMs.toFixed(0)} ms`);
if (inBurst > BUDGET_MS) console.error('The longest task is over its budget');
process.exit(inBurst > BUDGET_MS ? 1 : 0);

/** Resolves once the first element of the selector contains the text. */
async function shown(selector, text) {
  const expression = `document.querySelector(${JSON.stringify(selector)})?.textContent`;
  while (!(await page.evaluate(expression))?.includes(text)) await wait(LOOK_EVERY_MS);
}
