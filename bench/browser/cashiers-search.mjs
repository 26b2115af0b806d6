// `npm run bench:cashiers-search`: time from a keystroke in the cashiers' search until its rows are painted, over the 500 cashiers
// of one branch, with 4x CPU throttling. The baseline is an input in the same page whose text is repeated beside it.
import { buildPortal } from '../../build/portal.mjs';
import { measureSearch, summaryOf } from './interaction-times.mjs';
import { launchChromium } from './launch-chromium.mjs';
import { openDashboard } from './open-dashboard.mjs';
import { slowDown } from './slow-down.mjs';
import { serveStubbedPortal } from './stubbed-portal.mjs';

const CASHIERS = 500;
const SLOWDOWN = 4;
const WORDS = ['caja 499', 'c1200', '@tiendaluna', 'luna.gt'];
const BRANCH = { branchId: 'br_1', branchName: 'Centro', username: 'tiendaluna-centro' };

const users = Array.from({ length: CASHIERS }, (_, index) => ({
  id: `us_${index}`,
  name: `Caja ${index + 1}`,
  referenceId: `C${1000 + index}`,
  username: `tiendaluna-centro-caja${index + 1}`,
  emailAddress: `caja${index + 1}@tiendaluna.gt`,
  status: index % 50 === 0 ? 'blocked' : 'active',
  childrenUser: null,
  isChildCashier: false,
}));

await buildPortal();
const transactions = () => ({ transactions: [], serverTime: new Date().toISOString() });
const portal = await serveStubbedPortal({
  answers: {
    '/transactions/v3/pending': transactions,
    '/transactions/v3/paid': transactions,
    '/users/v3/admin/list': () => ({ users, defaultUser: { id: 'us_0', name: 'Caja 1' } }),
  },
  config: { pollSeconds: 3600 },
});
const browser = await launchChromium();
const page = await openDashboard(browser, portal.url, { width: 1366, height: 768 });
// Reloads with the branch in the navigation state.
await page.evaluate((state) => history.replaceState(state, '', '/branches/checkouts'), BRANCH);
await page.reload();
await page.getByText(`1 a 10 de ${CASHIERS}`).waitFor();
const textOf = ({ name, referenceId, username, emailAddress }) =>
  [name, referenceId, username, emailAddress].join('\n').toLowerCase();
await slowDown(page, SLOWDOWN);
const found = (typed) => users.filter((user) => textOf(user).includes(typed)).map(({ username }) => username);
const search = await measureSearch(page, { search: 'input[type=search]', rows: 'tbody tr' }, WORDS, (typed) =>
  found(typed).slice(0, 10),
);
await page.evaluate(() => {
  const input = Object.assign(document.createElement('input'), { id: 'bare' });
  const echo = Object.assign(document.createElement('output'), { id: 'echo' });
  input.addEventListener('input', () => {
    echo.textContent = input.value;
  });
  document.body.prepend(input, echo);
});
const bare = await measureSearch(page, { search: '#bare', rows: '#echo' }, WORDS, (typed) => [typed]);
await browser.close();
portal.close();

const line = (label, ...cells) =>
  console.log(label.padEnd(28) + cells.map((cell) => String(cell).padStart(12)).join(''));
console.log(`Key to painted rows, ${CASHIERS} cashiers, processor slowed down ${SLOWDOWN} times`);
line('', 'first rows', 'last row', 'worst', '× bare');
const bareLast = summaryOf(bare).last;
for (const [name, times] of Object.entries({ 'bare input': bare, 'search of Cajas': search })) {
  const { first, last, worst } = summaryOf(times);
  line(name, first.toFixed(1), last.toFixed(1), worst.toFixed(1), (last / bareLast).toFixed(2));
}
