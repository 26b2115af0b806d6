import type { Schemas, Transaction } from '@cobros/sdk';
import type { Person } from '#domain/permissions.ts';
import { HistoryTable } from '#screens/history/history-table.tsx';
import { startSession } from '#stores/session.ts';
import { ADMIN, adminSession, paid } from '../fixtures/index.ts';
import { assert, onNarrowScreen, onWideScreen, render, test } from '../support/render.tsx';

const nobody = { businessBranchName: null, businessUserId: null, businessUserName: null };
const ROWS = [
  paid({ authorizationNumber: '123456' }),
  paid({ ...nobody, id: 'tx_2', note: '', reference: '' }),
];

interface Shown {
  rows?: readonly Transaction[];
  sort?: 'asc' | 'desc';
  stale?: boolean;
  filters?: Schemas['HistoryFilters'];
  person?: Person;
}
const OWNER: Person = { type: 'admin', permissions: ADMIN };
const show = ({ rows = ROWS, sort = 'desc', stale = false, filters = {}, person = OWNER }: Shown = {}) =>
  render(<HistoryTable rows={rows} sort={sort} stale={stale} person={person} filters={filters} />);

test.before.each(() => {
  startSession(adminSession());
  history.replaceState(null, '', '/transaction/history?status=completed&page=2');
});

test('each row has moment, payer, note, place, authorization, status and amount, or a dash, and opens its detail', async () => {
  const view = await show();
  const first = '20/11/202610:42:51 | María López@maria.lopez | 2 cafés y pan dulceC1024 | CentroCaja 1';
  const second = '20/11/202610:42:51 | María López@maria.lopez | — | —Sin caja';
  const listed = view.cells('tbody tr').map((cells) => cells.slice(0, -1).join(' | '));
  assert.equal(
    listed,
    [`${first} | Recibidoaut. 123 456 | Q125.50`, `${second} | Recibido | Q125.50`],
    'on a small screen',
  );
  const link = view.find<HTMLAnchorElement>('tbody a');
  assert.is(link.getAttribute('href'), '?status=completed&page=2&t=tx_1');
  await view.click(link);
  assert.is(location.search, '?status=completed&page=2&t=tx_1');
});

test('on a wide screen the authorization has a column of its own', async () => {
  const view = await onWideScreen(() => show());
  const listed = view.cells('tbody tr').map((cells) => cells.slice(4, 7).join(' | '));
  assert.equal(listed, ['123 456 | Recibido | Q125.50', '— | Recibido | Q125.50']);
});

test('whoever sees one branch or one cashier does not read its name in every row', async () => {
  const placesOf = async (person: Person) => {
    const view = await show({ person });
    const heads = view.texts('th').filter((head) => /Sucursal|Caja/.test(head ?? ''));
    const cells = view.cells('tbody tr')[0]?.join(' | ') ?? '';
    await view.rerender(null);
    return [heads, cells.includes('Centro'), cells.includes('Caja 1')];
  };
  const permissions = ['view_payments'] as const;
  assert.equal(await placesOf(OWNER), [['Sucursal y caja'], true, true]);
  assert.equal(await placesOf({ type: 'branch_admin', permissions }), [['Caja'], false, true]);
  assert.equal(await placesOf({ type: 'operator', permissions }), [[], false, false]);
});

test('a list dated by another moment than the creation shows that moment, and names it in its header', async () => {
  const row = paid({
    status: 'refunded',
    receivedDate: '2026-11-20T17:00:00.000Z',
    formattedReceivedDate: '20/11/2026',
    formattedReceivedTime: '11:00:00',
    resolutionDate: '2026-11-22T18:30:00.000Z',
    formattedResolutionDate: '22/11/2026',
    formattedResolutionTime: '12:30:00',
  });
  const week = { startDate: '2026-11-16T06:00:00.000Z', endDate: '2026-11-23T05:59:59.999Z' };
  const untilRefund = { ...week, endDate: '2026-11-22T05:59:59.999Z' };
  for (const [filters, head, moment] of [
    [{}, 'Creación', '20/11/2026 10:42:51'],
    [{ dateOf: 'received', ...week }, 'Fecha de pago', '20/11/2026 11:00:00'],
    [{ dateOf: 'refunded', ...week }, 'Fecha de reembolso', '22/11/2026 12:30:00'],
    [{ dateOf: 'movement', ...week }, 'Fecha', '22/11/2026 12:30:00'],
    [{ dateOf: 'movement', startDate: week.startDate }, 'Fecha', '22/11/2026 12:30:00'],
    [{ dateOf: 'movement', endDate: week.endDate }, 'Fecha', '22/11/2026 12:30:00'],
    // The listed period ends before the refund.
    [{ dateOf: 'movement', ...untilRefund }, 'Fecha', '20/11/2026 11:00:00'],
  ] as const) {
    const view = await show({ rows: [row], filters });
    const shown = [view.text('thead th'), view.find('tbody tr').children[0]?.textContent];
    assert.equal(shown, [head, moment.replace(' ', '')], JSON.stringify(filters));
    const phone = await onNarrowScreen(() => show({ rows: [row], filters }));
    assert.match(phone.text('li'), moment);
  }
});

test('changing the order returns to the first page', async () => {
  const view = await show();
  await view.clickButton('Creación');
  assert.is(location.search, '?status=completed&sort=asc');
  await view.rerender(null);
  await (await show({ sort: 'asc' })).clickButton('Creación');
  assert.is(location.search, '?status=completed');
});

test('on a phone each row has the same data, with the branch of its cashier for who sees several, and its menu', async () => {
  const cashier = { type: 'branch_admin', permissions: ['view_payments'] } as const;
  const one = await onNarrowScreen(() => show({ person: cashier }));
  assert.match(one.text('li'), '10:43:20 · Caja 1Recibido');
  await one.rerender(null);
  const part = { refundedAmount: 25, formattedRefundedAmount: 'Q25.00' };
  const partly = await onNarrowScreen(() => show({ rows: [paid(part)] }));
  assert.is(
    partly.text('li'),
    'María LópezQ125.5020/11/2026 10:43:20 · Centro · Caja 1 · Q25.00 reembolsadosRecibido',
  );
  await partly.rerender(null);
  const view = await onNarrowScreen(() => show());
  const rows = view.texts('li');
  assert.equal(rows, [
    'María LópezQ125.5020/11/2026 10:43:20 · Centro · Caja 1Recibido',
    'María LópezQ125.5020/11/2026 10:43:20 · Sin cajaRecibido',
  ]);
  assert.is(view.findAll('li [aria-label="Acciones de María López"]').length, 2);
  await view.click(view.find('li a'));
  assert.is(location.search, '?status=completed&page=2&t=tx_1');
});
