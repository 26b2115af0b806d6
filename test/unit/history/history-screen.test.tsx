import { test } from 'uvu';
import * as assert from 'uvu/assert';
import HistoryScreen from '../../../src/screens/history/history-screen.tsx';
import { invalidate } from '../../../src/stores/resource.ts';
import { paid } from '../../fixtures/transaction.ts';
import { transactionDay } from '../../fixtures/transaction-day.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { loadedView } from '../../support/loaded-view.ts';
import { render } from '../../support/render.tsx';
import { signInAs } from '../../support/sign-in-as.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const PATH = 'transactions/v3/history';
const EXCEL = 'transactions/v3/history/excel';
const DAYS = 'transactions/v3/history/daily-totals';

const summary = (count: number) => ({
  count,
  totalAmount: 125.5,
  formattedTotalAmount: 'Q125.50',
  receivedAmount: 125.5,
  formattedReceivedAmount: 'Q125.50',
  refundedAmount: 0,
  formattedRefundedAmount: 'Q0.00',
  netAmount: 125.5,
  formattedNetAmount: 'Q125.50',
});
const page = (count: number, rows = [paid({ id: 'tx_1' })]) =>
  successResponse({
    data: rows,
    summary: summary(count),
    pageProperties: { currentPage: 1, pageSize: 10, previousPage: null, nextPage: null, totalPages: 1 },
  });

async function open(address = '') {
  history.replaceState(null, '', `/transaction/history${address}`);
  const view = await render(<HistoryScreen />);
  await loadedView(view);
  return view;
}

test('rows loaded before a failure are neither summed nor exported', async () => {
  const api = stubbedApi({ [PATH]: () => page(1) });
  const view = await open();
  assert.match(view.text(), 'Recibido Q125.50');
  assert.not.ok(view.button('Exportar a Excel').disabled);
  api.responders[PATH] = () => failureResponse(500, { title: 'Historial', message: 'Intenta de nuevo' });
  await view.act(() => invalidate('transactions'));
  await loadedView(view);
  assert.match(view.text(), 'Intenta de nuevo');
  assert.not.match(view.text(), 'Q125.50');
  assert.ok(view.button('Exportar a Excel').disabled);
});

test('an empty page of a set with others links to the first page', async () => {
  stubbedApi({ [PATH]: () => page(3, []) });
  const view = await open('?page=9');
  await view.clickButton('Ver la primera página');
  assert.is(location.search, '');
});

test('the totals of all pages are above the rows, a single one in the singular', async () => {
  const api = stubbedApi({ [PATH]: () => page(1) });
  const view = await open();
  assert.is(view.text('[role=status]'), '1 transacciónRecibido Q125.50Reembolsado Q0.00Neto Q125.50');
  api.responders[PATH] = () => page(1284);
  await view.act(() => invalidate('transactions'));
  await loadedView(view);
  assert.match(view.text('[role=status]'), '1,284 transacciones');
});

for (const [button, title, format] of [
  ['Exportar a Excel', 'Exportar a Excel', {}],
  ['CSV', 'Exportar a CSV', { format: 'csv' }],
] as const)
  test(`the export (${button}) covers all filtered rows in their order, and a failure is shown`, async () => {
    signInAs('admin', undefined, 'csv');
    const api = stubbedApi({
      [PATH]: () => page(1284),
      [EXCEL]: () => failureResponse(500, { title: 'Exportación', message: 'Intenta de nuevo' }),
    });
    const view = await open('?search=pan&status=completed&sort=asc&page=3&size=25');
    await view.clickButton(button);
    const dialog = await view.appears('[role=dialog]');
    assert.match(
      dialog.textContent ?? '',
      `${title}Todo el conjunto filtrado, con todas sus páginasTamaño1,284 filasRecibidoQ125.50ReembolsadoQ0.00NetoQ125.50OrdenMás antiguas primeroFiltros“pan” · Recibido`,
    );
    await view.clickButton('Exportar 1,284 transacciones');
    assert.not.ok(view.has('[role=dialog]'));
    await loadedView(view);
    assert.equal(api.contentsOf(EXCEL), [{ search: 'pan', statuses: ['completed'], sort: 'asc', ...format }]);
    assert.match(view.text('[role=alert]'), 'ExportaciónIntenta de nuevo');
    await view.clickButton('Cerrar');
  });

test('without filters the export says so, an empty result is not exported, and Volver starts no export', async () => {
  const api = stubbedApi({ [PATH]: () => page(0, []) });
  const view = await open();
  await view.clickButton('Exportar a Excel');
  assert.match(
    (await view.appears('[role=dialog]')).textContent ?? '',
    'OrdenMás recientes primeroFiltrosNinguno',
  );
  assert.ok(view.button('Exportar 0 transacciones').disabled);
  await view.clickButton('Volver');
  assert.not.ok(view.has('[role=dialog]'));
  assert.is(api.callsOf(EXCEL).length, 0);
});

test('the button of the days shows and hides them', async () => {
  stubbedApi({ [PATH]: () => page(1), [DAYS]: { days: [transactionDay(20, 10)] } });
  const view = await open();
  await view.clickButton('Gráfica por día');
  await view.appears('[role=slider]');
  assert.is(view.button('Gráfica por día').getAttribute('aria-expanded'), 'true');
  await view.clickButton('Gráfica por día');
  assert.not.ok(view.has('[role=slider]'));
});

test('a receipt code without a payment is reported, unless another filter may hide the payment', async () => {
  stubbedApi({ [PATH]: () => page(0, []) });
  const code = await open('?search=7K2M-9Q4D-XA31');
  assert.match(code.text(), 'Ningún pago tuyo tiene este código');
  await code.unmount();
  const filtered = await open('?search=7K2M-9Q4D-XA31&status=refunded');
  assert.match(filtered.text(), 'No se encontraron registros coincidentes');
});
