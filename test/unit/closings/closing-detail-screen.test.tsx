import type { ClosingDetail, ClosingTransaction } from '@cobros/sdk';
import type { Permission } from '#domain/permissions.ts';
import ClosingDetailScreen from '#screens/closings/closing-detail-screen.tsx';
import { ADMIN, adminSession, signInAs } from '../../fixtures/session.ts';
import { closingDetail, closingTotals } from '../fixtures/closing.ts';
import { listPage } from '../fixtures/list-page.ts';
import { paid } from '../fixtures/transaction.ts';
import { chooseFromMenu } from '../support/choose-from-menu.ts';
import { assert, onNarrowScreen, openPage, test, type View } from '../support/render.tsx';
import { type Call, failureResponse, successResponse } from '../support/stubbed-api.ts';

const PATH = 'closing/v3/transactions/list';
const EXCEL = 'closing/v3/transactions/excel';

const included = (id: string, closed: object): ClosingTransaction =>
  ({ ...paid({ id, authorizationNumber: '123456' }), closed: closingTotals(closed) }) as ClosingTransaction;
const REFUND = { count: 0, refundCount: 1, formattedNetAmount: '−Q20.00' };
const ROWS = [
  included('tx_1', { count: 1, refundCount: 0, formattedGrossAmount: 'Q125.50' }),
  included('tx_2', {
    count: 1,
    refundCount: 1,
    refundedAmount: 188.5,
    formattedGrossAmount: 'Q188.50',
    formattedRefundedAmount: 'Q188.50',
    formattedNetAmount: 'Q0.00',
  }),
  included('tx_3', REFUND),
];

interface Shown {
  closing?: Partial<ClosingDetail>;
  permissions?: readonly Permission[];
  over?: object;
}

const open = ({ closing = {}, permissions = ADMIN, over = {} }: Shown = {}) =>
  openPage(
    <ClosingDetailScreen />,
    { [PATH]: { closing: closingDetail(closing), ...listPage(ROWS) }, ...over },
    { as: adminSession(permissions), at: '/closing/history/cl_1' },
  );
const offers = (view: View, name: string) => {
  try {
    return Boolean(view.button(name));
  } catch {
    return false;
  }
};
const cells = (view: View) =>
  view.findAll('tbody tr').map((row) => [...row.children].slice(1, 6).map(({ textContent }) => textContent));

test('the closing’s figures are above its transactions, each with its authorization, status and part in this closing; its slip can be opened and closed', async () => {
  const { view, api } = await open();
  assert.equal(api.contentsOf(PATH), [
    { closingId: 'cl_1', sort: 'desc', pageProperties: { currentPage: 1, pageSize: 10 } },
  ]);
  assert.is(view.text('h1'), 'Cierre del 19/11/2026');
  assert.is(view.text('nav[aria-label=Ruta]'), 'CierresCI-004512');
  const words =
    'NetoQ2,754.25RecibidoQ2,904.2512 pagosReembolsado−Q150.001 reembolsoCajaCaja 2CentroCerrado20:00:0019/11/2026 · Caja 2';
  assert.is(view.text('[aria-label="Totales del cierre"]'), words);
  const row = ['María López@maria.lopez', '2 cafés y pan dulceC1024', '123 456', 'Recibido'];
  assert.equal(cells(view), [
    [...row, 'Q125.50'],
    [...row, 'Q188.50Reembolsado −Q188.50'],
    [...row, '−Q20.00Reembolso'],
  ]);
  assert.is(view.findAll('tbody [aria-label="Acciones de María López"]').length, 3);
  await view.click(view.find('tbody a'));
  assert.is(location.search, '?t=tx_1');
  await view.clickButton('Comprobante de cierre');
  assert.match((await view.appears('article')).textContent ?? '', 'Tienda LunaCentro · Caja 2');
  await view.press('Escape');
  await view.settle();
  assert.not.ok(view.has('article'));
});

test('an automatic closing of a whole branch has no author', async () => {
  const { view } = await open({
    closing: { closingType: 'automatic', createdByName: null, checkoutName: null },
  });
  const words = 'CajaToda la sucursalCentroCerrado20:00:0019/11/2026 · Automático';
  assert.match(view.text('[aria-label="Totales del cierre"]'), words);
});

for (const [status, permissions, [exports, prints, retries]] of [
  ['completed', ADMIN, [true, true, false]],
  ['error', ADMIN, [false, false, true]],
  ['error', ['closing_history'], [false, false, false]],
  ['processing', ADMIN, [false, false, false]],
  ['canceled', ADMIN, [false, false, false]],
] as const)
  test(`the actions of a closing with status ${status} match ${permissions.length} permissions`, async () => {
    const { view } = await open({ closing: { status }, permissions });
    assert.is(offers(view, 'Exportar a Excel'), exports);
    assert.is(offers(view, 'Comprobante de cierre'), prints);
    assert.is(offers(view, 'Reintentar el cierre CI-004512'), retries);
    const opening = permissions === ADMIN ? ROWS.length : 0;
    assert.is(view.findAll('tbody a').length, opening, 'names are links for users who may see payments');
    assert.is(view.findAll('tbody button').length, opening);
  });

test('a canceled closing says what it had counted, and that none of it is in it', async () => {
  const { view } = await open({
    over: { [PATH]: { closing: closingDetail({ status: 'canceled' }), ...listPage([]) } },
  });
  const words =
    'Este cierre no tiene transaccionesContó 12 pagos, 1 reembolso por Q2,754.25 y se canceló sin incluirlos.';
  assert.match(view.text(), words);
});

test('the whole closing is exported to Excel, or to CSV if the backend supports it, and a failure is shown', async () => {
  const { view, api } = await open({
    over: { [EXCEL]: () => failureResponse(500, { title: 'Exportación', message: 'Intenta de nuevo' }) },
  });
  assert.not.ok(offers(view, 'Exportar'), 'there is one format only');
  await view.act(() => signInAs('admin', ADMIN, 'csv'));
  for (const format of ['Excel', 'CSV']) {
    await chooseFromMenu(view, 'Exportar', format);
    await view.loaded();
    assert.match(view.text('[role=alert]'), 'Intenta de nuevo');
    await view.clickButton('Cerrar');
  }
  assert.equal(api.contentsOf(EXCEL), [{ closingId: 'cl_1' }, { closingId: 'cl_1', format: 'csv' }]);
});

test('a closing in process is read again when back online', async () => {
  const { view, api } = await open({ closing: { status: 'processing' } });
  await view.backOnline();
  assert.is(api.callsOf(PATH).length, 2);
});

test('the transactions are paged, and changing the order returns to the first page', async () => {
  const { view, api } = await open({
    over: {
      [PATH]: ({ content }: Call) =>
        successResponse({
          closing: closingDetail(),
          data: ROWS,
          count: 30,
          pageProperties: { ...(content.pageProperties as object), totalPages: 3 },
        }),
    },
  });
  const asked = () => api.callsOf(PATH).at(-1)?.content;
  await view.clickAndLoad('Siguiente');
  assert.is(location.search, '?page=2');
  assert.equal(asked()?.pageProperties, { currentPage: 2, pageSize: 10 });
  await view.click(view.find('th button'));
  await view.loaded();
  assert.is(location.search, '?sort=asc');
  assert.is(asked()?.sort, 'asc');
});

test('on a phone each transaction shows its net amount, moment and status, with its link and menu only for users who may see payments', async () => {
  const reader = await onNarrowScreen(() => open({ permissions: ['closing_history'] }));
  assert.match(reader.view.text('[aria-label=Transacciones] li'), 'María López');
  assert.not.ok(reader.view.has('[aria-label=Transacciones] :is(a, button)'));
  const { view } = await onNarrowScreen(() => open());
  const rows = view.findAll('[aria-label=Transacciones] li');
  assert.is(rows[0]?.textContent, 'María LópezQ125.5020/11/2026 10:43:20Recibido');
  assert.is(view.findAll('li [aria-label="Acciones de María López"]').length, 3);
});
