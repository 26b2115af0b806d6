import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HistoryTable } from '../../../src/screens/history/history-table.tsx';
import { startSession } from '../../../src/stores/session.ts';
import { ADMIN } from '../../fixtures/role-permissions.ts';
import { adminSession } from '../../fixtures/session.ts';
import { paid } from '../../fixtures/transaction.ts';
import { onNarrowScreen } from '../../support/narrow-screen.ts';
import { render } from '../../support/render.tsx';

const test = suite('rows of the history');

const ROWS = [
  paid({ authorizationNumber: '123456' }),
  paid({
    id: 'tx_2',
    businessBranchName: null,
    businessUserId: null,
    businessUserName: null,
    note: '',
    reference: '',
  }),
];

const show = (sort: 'asc' | 'desc' = 'desc', stale = false) =>
  render(
    <HistoryTable rows={ROWS} sort={sort} stale={stale} person={{ type: 'admin', permissions: ADMIN }} />,
  );

test.before.each(() => {
  startSession(adminSession());
  history.replaceState(null, '', '/transaction/history?status=completed&page=2');
});
test.after.each(async () => (await render(null)).unmount());
test.after(() => history.replaceState(null, '', '/'));

test('each has its moment, payer, note, place, authorization, status and amount, or a dash', async () => {
  const view = await show();
  const cells = view
    .findAll('tbody tr')
    .map((row) => [...row.children].slice(0, 7).map(({ textContent }) => textContent));
  assert.equal(cells, [
    [
      '20/11/202610:42:51',
      'María López@maria.lopez',
      '2 cafés y pan dulceC1024',
      'CentroCaja 1',
      '123 456',
      'Recibido',
      'Q125.50',
    ],
    ['20/11/202610:42:51', 'María López@maria.lopez', '—', '—Sin caja', '—', 'Recibido', 'Q125.50'],
  ]);
});

test('a row opens its detail and keeps the filters', async () => {
  const view = await show();
  const link = view.find<HTMLAnchorElement>('tbody a');
  assert.is(link.getAttribute('href'), '?status=completed&page=2&t=tx_1');
  await view.click(link);
  assert.is(location.search, '?status=completed&page=2&t=tx_1');
});

for (const [sort, search] of [
  ['desc', '?status=completed&sort=asc'],
  ['asc', '?status=completed'],
] as const) {
  test(`from ${sort}, the other order starts at the first page`, async () => {
    const view = await show(sort);
    await view.click(view.button('Fecha'));
    assert.is(location.search, search);
  });
}

test('old rows are marked while others load', async () => {
  assert.is((await show('desc', true)).find('table').getAttribute('aria-busy'), 'true');
  assert.is((await show()).find('table').getAttribute('aria-busy'), 'false');
});

test('on a phone each has the same in two lines, with its menu', async () => {
  const view = await onNarrowScreen(() => show());
  const rows = view.findAll('li').map(({ textContent }) => textContent);
  assert.equal(rows, [
    'María LópezQ125.5020/11/2026 10:42:51 · Caja 1Recibido',
    'María LópezQ125.5020/11/2026 10:42:51Recibido',
  ]);
  assert.is(view.findAll('li [aria-label="Acciones de María López"]').length, 2);
  await view.click(view.find('li a'));
  assert.is(location.search, '?status=completed&page=2&t=tx_1');
});

test.run();
