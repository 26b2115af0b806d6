// `npm run bench:cashiers`: from a keystroke in the search of Cajas to the painted result, over the 500 cashiers of one branch,
// with 4x CPU throttling. The baseline is a bare input in the same page.
import { buildPortal } from '../build/portal.mjs';
import { benchSearch } from './keystrokes.mjs';
import { launchChromium, openDashboard, serveStubbedPortal } from './stubbed-portal.mjs';

const CASHIERS = 500;
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
// A reload with the branch in the navigation state.
await page.evaluate((state) => history.replaceState(state, '', '/branches/checkouts'), BRANCH);
await page.reload();
await page.getByText(`1 a 10 de ${CASHIERS}`).waitFor();
await benchSearch({
  page,
  browser,
  portal,
  name: 'search of Cajas',
  rows: `${CASHIERS} cashiers`,
  words: WORDS,
});
