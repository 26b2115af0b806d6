import type { ClosingRow, Schemas } from '@cobros/sdk';
import ClosingDetailScreen from '#screens/closings/closing-detail-screen.tsx';
import ClosingsScreen from '#screens/closings/closings-screen.tsx';
import { forgetResources } from '#stores/resource.ts';
import { ADMIN, signInAs } from '../../fixtures/session.ts';
import { closingDetail, closingRow, deposit, returnedDeposit } from '../fixtures/closing.ts';
import { listPage } from '../fixtures/list-page.ts';
import { assert, openPage, test, type View } from '../support/render.tsx';

const LIST = 'closing/v3/history';
const { formattedDepositDate: _, ...MADE } = deposit();
const PENDING: Schemas['Deposit'] = {
  ...MADE,
  status: 'pending',
  reference: null,
  depositDate: null,
  creditDate: null,
};
const UNDEPOSITED = { count: 2, netAmount: 5508.5, formattedNetAmount: 'Q5,508.50' };

function openList(data: ClosingRow[], { address = '', over = {} } = {}) {
  signInAs('admin', ADMIN, 'deposits');
  const list = { ...listPage(data), nextClosing: null, ...over };
  return openPage(<ClosingsScreen />, { [LIST]: list }, { at: `/closing/history${address}` });
}

async function openDetail(closing: Parameters<typeof closingDetail>[0]) {
  forgetResources();
  signInAs('admin', ADMIN, 'deposits');
  const list = { closing: closingDetail(closing), ...listPage([]) };
  const responders = { 'closing/v3/transactions/list': list };
  return (await openPage(<ClosingDetailScreen />, responders, { at: '/closing/history/cl_1' })).view;
}

const ofDeposit = (id: string, formattedNumber: string): Schemas['ClosingOfDeposit'] => ({
  id,
  formattedNumber,
  branchName: 'Centro',
  checkoutName: 'Caja 2',
  netAmount: 2754.25,
  formattedNetAmount: 'Q2,754.25',
});
const CHIPS = '[aria-label="Filtros aplicados"] button';
const steps = (view: View) => view.findAll('ol li').map(({ textContent }) => textContent);

test('the list shows where the money of each closing is, and how much is not in the account yet', async () => {
  const rows = [
    closingRow({ deposit: PENDING }),
    closingRow({ id: 'cl_2', deposit: deposit() }),
    closingRow({ id: 'cl_3', deposit: returnedDeposit() }),
    closingRow({ id: 'cl_4', status: 'processing' }),
  ];
  const { view, api } = await openList(rows, { over: { undeposited: UNDEPOSITED } });
  assert.equal(
    view
      .findAll('tbody tr')
      .map((row) => [...row.children].slice(3, 5).map(({ textContent }) => textContent)),
    [
      ['Completado', 'Por depositarSale el 20/11/2026'],
      ['Completado', 'Depositado20/11/2026 · DEP-261120'],
      ['Completado', 'Devuelto20/11/2026 · DEP-261120'],
      ['Procesando', '—'],
    ],
  );
  assert.match(view.text(), 'Por depositar Q5,508.50');
  assert.is(view.text('thead'), 'FechaCaja y sucursalPagosEstadoDepósitoMontoAcciones');
  await view.clickButton('Filtros');
  await view.type(view.field('Depósito'), 'returned');
  assert.is(location.search, '?deposit=returned');
  await view.loaded();
  assert.is(view.field('Depósito').value, 'returned');
  assert.equal(view.texts(CHIPS), ['Depósito: Devuelto']);
  const listed = { sort: 'desc', pageProperties: { currentPage: 1, pageSize: 10 } };
  assert.equal(api.callsOf(LIST).at(-1)?.content, { depositStatuses: ['returned'], ...listed });
  await view.clickButton('Quitar el filtro Depósito: Devuelto');
  assert.is(location.search, '');
});

test('closings are found by the reference in the bank’s statement line, with the sum of their deposit', async () => {
  const resent = deposit({ reference: 'DEP-261124', replacedReference: 'DEP-261120', closingCount: 2 });
  const rows = [closingRow({ deposit: resent }), closingRow({ id: 'cl_2', deposit: resent })];
  const { view, api } = await openList(rows);
  assert.match(view.text(), 'Sin cierres automáticos');
  await view.type(view.field('Referencia del depósito'), ' dep-261120 ');
  await view.press('Enter', view.field('Referencia del depósito'));
  assert.is(location.search, '?reference=dep-261120');
  await view.loaded();
  assert.is(api.callsOf(LIST).at(-1)?.content.depositReference, 'dep-261120');
  assert.is(view.field('Referencia del depósito').value, 'dep-261120');
  assert.equal(view.texts(CHIPS), ['Referencia: dep-261120']);
  assert.match(view.text(), 'DEP-261124 reemplaza a DEP-261120, devuelto, y tiene 2 cierres por Q8,934.25');
});

test('a returned deposit is shown above the list until it is sent again, and links to its closing', async () => {
  const returned = { deposit: returnedDeposit(), closing: { id: 'cl_9', formattedNumber: 'CI-004499' } };
  const { view } = await openList([closingRow()], { over: { returnedDeposit: returned } });
  const line = view.find('[role=alert]');
  const words = 'El banco devolvió Q8,934.25 (DEP-261120): se vuelve a enviar el 24/11/2026. Ver por qué';
  assert.is(line.textContent, words);
  assert.is(line.querySelector('a')?.getAttribute('href'), '/closing/history/cl_9');
});

test('somebody looking for one deposit sees a returned one only if it is that deposit', async () => {
  const over = {
    returnedDeposit: { deposit: returnedDeposit(), closing: { id: 'cl_9', formattedNumber: 'CI-9' } },
  };
  const noticesBeside = async (found: Schemas['Deposit'], reference: string) => {
    const { view } = await openList([closingRow({ deposit: found })], {
      over,
      address: `?reference=${reference}`,
    });
    return view.findAll('[role=alert]').length;
  };
  assert.is(await noticesBeside(deposit({ id: 'dp_other' }), 'other'), 0);
  assert.is(await noticesBeside(returnedDeposit(), 'returned'), 1);
});

test('a deposit that was sent again shows its whole history', async () => {
  const view = await openDetail({
    deposit: deposit({
      reference: 'DEP-261124',
      depositDate: '2026-11-25T00:00:00.000Z',
      creditDate: null,
      replacedReference: 'DEP-261120',
    }),
    deposits: { closings: [ofDeposit('cl_1', 'CI-004512')], earlier: [returnedDeposit()] },
  });
  assert.equal(steps(view), [
    'Cierre completado19/11/2026 20:00:01',
    'Enviado al banco20/11/2026 18:00:00',
    'Devuelto por el bancola cuenta no existe21/11/2026 09:20:11',
    'Enviado otra vez24/11/2026 18:00:00',
    'Por acreditarse en la cuenta',
  ]);
  const credited = await openDetail({ deposit: deposit({ reconciliationDate: '2026-11-21T16:00:00.000Z' }) });
  assert.equal(steps(credited).slice(2), [
    'Acreditado en la cuenta20/11/2026 20:12:37',
    'Conciliado21/11/2026 10:00:00',
  ]);
});

test('above a closing, a message says why the bank returned the deposit and when it is sent again', async () => {
  const view = await openDetail({
    deposit: returnedDeposit(),
    deposits: { closings: [ofDeposit('cl_1', 'CI-004512'), ofDeposit('cl_0', 'CI-004511')], earlier: [] },
  });
  const words =
    'El banco devolvió este depósito: la cuenta no existe.Revisa la cuenta en Perfil. Los Q8,934.25 se vuelven a enviar el 24/11/2026; tu saldo ya los cuenta de nuevo como por depositar.';
  assert.is(view.find('[role=alert]').textContent, words);
  const said =
    'DepósitoDevueltoCopiar referenciaMonto devueltoQ8,934.25Banco del Lago ··4417Monetaria · Tienda Luna, S. A.Cierre completado19/11/2026 20:00:01Enviado al banco20/11/2026 18:00:00Devuelto por el bancola cuenta no existe21/11/2026 09:20:11Se vuelve a enviar24/11/2026Cierres del depósito DEP-261120DEP-261120Cierre deNetoCI-004512Centro · Caja 2 (este cierre)Q2,754.25CI-004511Centro · Caja 2Q2,754.252 cierresQ8,934.25';
  assert.is(view.text('section:has(table)'), said);
  const links = view.findAll('table a').map((link) => [link.textContent, link.getAttribute('href')]);
  assert.equal(links, [['CI-004511', '/closing/history/cl_0']]);
});

test('a deposit that includes other closings says so, and many closings are collapsed', async () => {
  const closings = Array.from({ length: 12 }, (_, index) => ofDeposit(`cl_${index + 2}`, `CI-00${index}`));
  const view = await openDetail({
    deposit: deposit({ isPartial: true }),
    deposits: { closings: [...closings, ofDeposit('cl_1', 'CI-004512')], earlier: [] },
  });
  const words =
    'DepositadoCopiar referenciaDepositado, tu parteQ8,934.25El banco muestra el monto de todo el negocioBanco del Lago ··4417Monetaria · Tienda Luna, S. A.';
  assert.match(view.text(), words);
  const rows = () => view.findAll('table tbody tr');
  assert.is(rows().length, 8);
  assert.match(rows()[0]?.textContent ?? '', 'este cierre');
  await view.click(view.button('Ver los 13 cierres'));
  assert.is(rows().length, 13);
  const eight = await openDetail({
    deposit: deposit(),
    deposits: { closings: closings.slice(0, 8), earlier: [] },
  });
  assert.is(rows().length, 8);
  assert.not(eight.findAll('button').some(({ textContent }) => textContent?.startsWith('Ver los')));
});
