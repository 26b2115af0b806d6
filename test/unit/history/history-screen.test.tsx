import HistoryScreen from '#screens/history/history-screen.tsx';
import { invalidate } from '#stores/resource.ts';
import { listPage, paid, transactionDay } from '../fixtures/index.ts';
import { assert, openPage, test } from '../support/render.tsx';
import { failureResponse, type Responders } from '../support/stubbed-api.ts';

const PATH = 'transactions/v3/history';
const EXCEL = 'transactions/v3/history/excel';
const DAYS = 'transactions/v3/history/daily-totals';

const TOTALS = {
  formattedTotalAmount: 'Q125.50',
  formattedReceivedAmount: 'Q125.50',
  formattedRefundedAmount: 'Q0.00',
  formattedNetAmount: 'Q125.50',
};
const page = (count: number, rows = [paid({ id: 'tx_1' })]) => ({
  ...listPage(rows),
  summary: { ...TOTALS, count },
});
const failing = (title: string) => () => failureResponse(500, { title, message: 'Intenta de nuevo' });

const open = (listed: object, address = '', more: Responders = {}) =>
  openPage(<HistoryScreen />, { [PATH]: listed, ...more }, { at: `/transaction/history${address}` });

test('the totals of all pages are above the rows, a single one in the singular; rows loaded before a failure are neither summed nor exported', async () => {
  const { view, api } = await open(page(1));
  assert.is(view.text('h1'), 'Historial');
  assert.is(view.text('[role=status]'), '1 transacciónRecibido Q125.50Reembolsado Q0.00Neto Q125.50');
  api.responders[PATH] = page(1284);
  await view.actAndLoad(() => invalidate('transactions'));
  assert.match(view.text('[role=status]'), '1,284 transacciones');
  assert.match(view.text(), 'Recibido Q125.50');
  assert.not.ok(view.button('Exportar a Excel').disabled);
  api.responders[PATH] = failing('Historial');
  await view.actAndLoad(() => invalidate('transactions'));
  assert.match(view.text(), 'Intenta de nuevo');
  assert.not.match(view.text(), 'Q125.50');
  assert.ok(view.button('Exportar a Excel').disabled);
});

test('the export covers all filtered rows in their order, and a failure is shown', async () => {
  const address = '?search=pan&status=completed&sort=asc&page=3&size=25';
  const { view, api } = await open(page(1284), address, { [EXCEL]: failing('Exportación') });
  await view.clickButton('Exportar a Excel');
  const dialog = await view.appears('[role=dialog]');
  const words =
    'Exportar a ExcelTodo el conjunto filtrado, con todas sus páginasTamaño1,284 filasRecibidoQ125.50ReembolsadoQ0.00NetoQ125.50OrdenMás antiguas primeroFiltros“pan” · Recibido';
  assert.match(dialog.textContent ?? '', words);
  await view.clickButton('Exportar 1,284 transacciones');
  assert.not.ok(view.has('[role=dialog]'));
  await view.loaded();
  assert.equal(api.contentsOf(EXCEL), [{ search: 'pan', statuses: ['completed'], sort: 'asc' }]);
  assert.match(view.text('[role=alert]'), 'ExportaciónIntenta de nuevo');
  await view.clickButton('Cerrar');
});

test('without filters the export says so, an empty result is not exported, and Volver starts no export', async () => {
  const { view, api } = await open(page(0, []));
  await view.clickButton('Exportar a Excel');
  await view.appears('[role=dialog]');
  assert.match(view.text('[role=dialog]'), 'OrdenMás recientes primeroFiltrosNinguno');
  assert.ok(view.button('Exportar 0 transacciones').disabled);
  await view.clickButton('Volver');
  assert.not.ok(view.has('[role=dialog]'));
  assert.is(api.callsOf(EXCEL).length, 0);
});

test('«Gráfica por día» shows and hides the daily chart', async () => {
  const { view } = await open(page(1), '', { [DAYS]: { days: [transactionDay(20, 10)] } });
  await view.clickButton('Gráfica por día');
  await view.appears('[role=slider]');
  assert.is(view.button('Gráfica por día').getAttribute('aria-expanded'), 'true');
  await view.clickButton('Gráfica por día');
  assert.not.ok(view.has('[role=slider]'));
});

test('a chart that the server has shown is still offered after it finds no such branch', async () => {
  const { view, api } = await open(page(1), '', { [DAYS]: { days: [transactionDay(20, 0.1)] } });
  await view.clickButton('Gráfica por día');
  await view.appears('[role=slider]');
  api.responders[DAYS] = () => failureResponse(404, { title: 'Sucursal', message: 'No se encontró' });
  await view.clickAndLoad('90 días');
  assert.match(view.text(), 'No se encontró');
  assert.is(view.button('Gráfica por día').getAttribute('aria-expanded'), 'true');
});

test('a receipt code without a payment is reported, unless another filter may hide the payment', async () => {
  const code = await open(page(0, []), '?search=7K2M-9Q4D-XA31');
  assert.match(code.view.text(), 'Ningún pago tuyo tiene este código');
  assert.match(code.view.text(), 'Revisa que esté bien escrito. Si lo está, el comprobante no es auténtico');
  const filtered = await open(page(0, []), '?search=7K2M-9Q4D-XA31&status=refunded');
  assert.match(filtered.view.text(), 'No se encontraron registros coincidentes');
});
