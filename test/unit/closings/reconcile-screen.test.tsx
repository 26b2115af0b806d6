import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Deposit } from '../../../src/screens/closings/reconcile-deposits/match-deposits.ts';
import ReconcileScreen from '../../../src/screens/closings/reconcile-deposits/reconcile-screen.tsx';
import { message } from '../../../src/stores/messages.ts';
import { reloadKeepingValues } from '../../../src/stores/reload-keeping-values.ts';
import { deposit, returnedDeposit } from '../../fixtures/closing.ts';
import { ADMIN, signInAs } from '../../fixtures/session.ts';
import { exportedRows } from '../../support/export-and-read-rows.ts';
import { clickAndLoad, loadedView, onNarrowScreen, render, type View } from '../../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../../support/stubbed-api.ts';

const LIST = 'closing/v3/deposits/list';
const MARK = 'closing/v3/deposits/reconcile';
const NAME = 'conciliar-2026-11-16-a-2026-11-20.xlsx';

const sent = (day: string, amount: number, over: Partial<Deposit> = {}): Deposit => {
  const reference = `DEP-2611${day}`;
  const scheduledDay = `2026-11-${day}`;
  const formattedScheduledDay = `${day}/11/2026`;
  return deposit({
    ...{ id: `dp_${day}`, reference, scheduledDay, formattedScheduledDay, amount },
    formattedAmount: `Q${amount.toFixed(2)}`,
    reconciliationDate: null,
    ...over,
  });
};
const DEPOSITS = [
  sent('16', 10),
  sent('17', 20),
  sent('18', 30, {
    ...returnedDeposit(),
    id: 'dp_18',
    reference: 'DEP-261118',
    scheduledDay: '2026-11-18',
    amount: 30,
  }),
  sent('19', 40),
];
const LINES = `Fecha;Concepto;Cargo;Abono
16/11/2026;ACREDITAMIENTO DEP-261116;;10.00
17/11/2026;ACREDITAMIENTO;;20.00
18/11/2026;ACREDITAMIENTO DEP-261118;;30.00
19/11/2026;DEVOLUCION DEP-261118;30.00;
20/11/2026;COMISION;5.00;`;

/** Opens Conciliar with a stubbed server that remembers which deposits are marked as reconciled. */
async function open(text = LINES, over: object = {}) {
  signInAs('admin', ADMIN, 'deposits', 'reconciliation');
  history.replaceState(null, '', '/closing/reconcile');
  let stored = DEPOSITS;
  const api = stubbedApi({
    [LIST]: () => successResponse({ data: stored, count: stored.length, pageProperties: {} }),
    [MARK]: ({ content }) => {
      const { depositIds, isReconciled } = content as { depositIds: string[]; isReconciled: boolean };
      const reconciliationDate = isReconciled ? '2026-11-20T16:00:00.000Z' : null;
      stored = stored.map((one) => (depositIds.includes(one.id) ? { ...one, reconciliationDate } : one));
      return successResponse({ deposits: stored });
    },
    ...over,
  });
  const view = await render(<ReconcileScreen />);
  await paste(view, text);
  return { view, api };
}

async function paste(view: View, text: string): Promise<void> {
  await view.type(view.find<HTMLTextAreaElement>('textarea') as never, text);
  await view.click(view.button('Leer las líneas'));
}

async function compare(view: View): Promise<void> {
  await clickAndLoad(view, 'Comparar');
}

const cards = (view: View) =>
  Object.fromEntries(view.findAll('section').map((card) => [card.querySelector('h2')?.textContent, card]));
const picks = (view: View, title: string) =>
  [...(cards(view)[title]?.querySelectorAll('li') ?? [])].map(
    (item) => `${item.querySelector('input')?.checked ? '[x] ' : ''}${item.textContent}`,
  );
const matches = (view: View) =>
  [...(cards(view).Coinciden?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent);

test('lines and deposits that match by amount, date and reference are together, and the rest of both is listed', async () => {
  const { view, api } = await open(`${LINES}\n20/11/2026;COMISION;cinco;`);
  await compare(view);
  assert.equal(api.callsOf(LIST)[0]?.content, {
    startDay: '2026-11-09',
    endDay: '2026-11-20',
    statuses: ['deposited', 'returned'],
    sort: 'asc',
    pageProperties: { currentPage: 1, pageSize: 100 },
  });
  assert.equal(matches(view), [
    '16/11/2026DEP-261116Q10.0016/11/2026ACREDITAMIENTO DEP-261116Q10.00Monto, fecha y referenciaSeparar',
  ]);
  assert.equal(picks(view, 'Depósitos de cobros'), [
    '[x] DEP-26111717/11/2026 · Mismo monto y fecha; elige Unir si es su líneaQ20.00',
    'DEP-26111820/11/2026 · Devuelto: la cuenta no existe; el banco trae el abono y la devoluciónQ8,934.25',
    'DEP-26111919/11/2026 · Sin línea de este monto en esos díasQ40.00',
  ]);
  assert.equal(picks(view, 'Líneas del banco'), [
    '[x] ACREDITAMIENTO17/11/2026Q20.00',
    'ACREDITAMIENTO DEP-26111818/11/2026Q30.00',
    'DEVOLUCION DEP-26111819/11/2026−Q30.00',
    'COMISION20/11/2026−Q5.00',
  ]);
  assert.match(view.text(), 'DEP-261117 Q20.00 con 1 línea de Q20.00: diferencia Q0.00No es nuestraUnir');
  assert.is(
    view.text('[aria-label=Archivo]'),
    'Líneas pegadas5 líneas · 16/11/2026 a 20/11/2026 · Banco del Lago ··4417Fecha ADescripción BCrédito DDébito CCambiar columnasOtro archivo',
  );
  assert.is(
    view.text('[aria-label=Resultado]'),
    'CoincidenQ10.001 depósito con su líneaDepósitos sin línea del bancoQ90.003 depósitos, de ellos 1 devueltoLíneas del banco sin depósitoQ15.004 líneas: 2 abonos y 2 cargos',
  );
  assert.match(view.text(), 'No se compara 1 línea del archivo');
  assert.is(api.callsOf(MARK).length, 0);
});

test('deposits can be joined, separated, put aside and marked; only the mark is sent, and it can be removed', async () => {
  const { view, api } = await open();
  await compare(view);
  await view.click(view.button('Unir'));
  assert.is(matches(view).length, 2);
  // The returned deposit is selected next, with its credit and its return.
  assert.match(view.text(), 'DEP-261118 devuelto con 2 líneas de Q0.00: diferencia Q0.00');
  await view.click(view.button('Unir'));
  assert.match(matches(view).join(), 'Abono y devolución');
  const fee = cards(view)['Líneas del banco']?.querySelector('input') as HTMLInputElement;
  await view.click(fee);
  await view.click(view.button('No es nuestra'));
  assert.is(cards(view)['No son nuestras']?.textContent, 'No son nuestrasCOMISION20/11/2026−Q5.00Regresar');
  await view.click(view.button('Regresar a la lista: COMISION'));
  assert.match(picks(view, 'Líneas del banco').join(), 'COMISION');
  assert.not.ok(cards(view)['No son nuestras']);
  await view.click(view.button('Separar DEP-261116'));
  assert.match(picks(view, 'Líneas del banco').join(), 'DEP-261116');
  assert.is(api.callsOf(MARK).length, 0);

  await clickAndLoad(view, 'Marcar 1 conciliado');
  assert.equal(api.callsOf(MARK)[0]?.content, { depositIds: ['dp_17'], isReconciled: true });
  assert.equal([message.value?.title, message.value?.text], ['Conciliar', '1 depósito conciliado']);
  assert.match(matches(view).join(), 'Q20.00ConciliadoQuitar marca');
  assert.match(
    view.text('[aria-label=Resultado]'),
    'CoincidenQ20.002 depósitos con su línea, 1 conciliadoDepósitos',
  );
  await clickAndLoad(view, 'Quitar la marca de DEP-261117');
  assert.equal(api.callsOf(MARK)[1]?.content, { depositIds: ['dp_17'], isReconciled: false });
  assert.is(message.value?.text, 'Se quitó la marca de DEP-261117');
  assert.ok(view.button('Separar DEP-261117'));
});

test('everything listed is exported to Excel, with real amounts and days, and text lines stay text', async () => {
  const { view } = await open(LINES.replace('COMISION', '=1+1'));
  await compare(view);
  await view.click(view.button('Unir'));
  await view.click(view.button('Unir'));
  const [head, ...rows] = await exportedRows(view, NAME);
  assert.match(head ?? '', 't Resultado | t Depósito | t Fecha de depósito | t Monto del depósito');
  assert.equal(rows, [
    't Devuelto | t DEP-261118 | n 46344 | n 30 | n 46344 | t ACREDITAMIENTO DEP-261118 | n 30 | t Abono y devolución',
    't Devuelto | t DEP-261118 | n 46344 |  | n 46345 | t DEVOLUCION DEP-261118 | n -30 | t Abono y devolución',
    't Coincide | t DEP-261117 | n 46343 | n 20 | n 46343 | t ACREDITAMIENTO | n 20 | t Unidos a mano',
    't Coincide | t DEP-261116 | n 46342 | n 10 | n 46342 | t ACREDITAMIENTO DEP-261116 | n 10 | t Monto, fecha y referencia',
    't Depósito sin línea del banco | t DEP-261119 | n 46345 | n 40 |  |  |  | t Sin línea de este monto en esos días',
    't Línea del banco sin depósito |  |  |  | n 46346 | t =1+1 | n -5',
  ]);
});

test('a large workbook needs no worker, which the page’s policy would block', async () => {
  const long = Array.from({ length: 6 }, (_, at) => `20/11/2026;${String(at).repeat(40_000)};;1.00`);
  const { view } = await open([LINES, ...long].join('\n'));
  await compare(view);
  const rows = await exportedRows(view, NAME);
  assert.is(rows.filter((row) => row.includes('0'.repeat(32_767))).length, 1);
});

test('a file survives a reload by the portal, together with what was joined and put aside', async () => {
  const { view } = await open();
  await compare(view);
  await view.click(view.button('Unir'));
  const before = matches(view);
  reloadKeepingValues(() => undefined);
  await view.unmount();
  const again = await render(<ReconcileScreen />);
  await loadedView(again);
  assert.is(before.length, 2);
  assert.equal(matches(again), before);
});

test('columns are chosen once for the files of a bank, and a file without lines is reported', async () => {
  const first = await open('A;B\n1;2');
  await first.view.click(first.view.button('Comparar'));
  assert.match(first.view.text(), 'Con estas columnas ninguna línea tiene fecha y monto');
  assert.match(first.view.text(), 'Columna AColumna BAB12Ninguna línea aún');
  await first.view.click(first.view.button('Otro archivo'));
  const odd = 'Fecha;Fecha valor;Concepto;Monto\n02/11/2026;16/11/2026;DEP-261116;10.00';
  await paste(first.view, odd);
  await first.view.type(first.view.field('Fecha'), '1');
  await compare(first.view);
  assert.is(matches(first.view).length, 1);
  await first.view.click(first.view.button('Otro archivo'));
  await paste(first.view, odd);
  await loadedView(first.view);
  assert.is(matches(first.view).length, 1);
  await first.view.click(first.view.button('Cambiar columnas'));
  assert.is(first.view.field('Fecha').value, '1');
});

test('when nothing is left over, a message says that everything matches', async () => {
  const { view } = await open('Fecha;Concepto;Monto\n16/11/2026;DEP-261116;10.00');
  await compare(view);
  assert.match(view.text(), 'Todo coincide: Cada depósito tiene su línea, y cada línea su depósito.');
});

test('a rejected mark shows why, and the deposits are read again', async () => {
  const { view, api } = await open(LINES, {
    [MARK]: () => failureResponse(409, { title: 'Depósitos', message: 'El banco devolvió uno' }),
  });
  await compare(view);
  await clickAndLoad(view, 'Marcar 1 conciliado');
  assert.match(view.find('[role=alert]').textContent ?? '', 'El banco devolvió uno');
  assert.is(api.callsOf(LIST).length, 2);
});

test('on a phone the lists are one above the other, and the selection is beside the button', async () => {
  await onNarrowScreen(async () => {
    const { view } = await open();
    await compare(view);
    assert.match(view.text(), 'DEP-261117 Q20.00 con 1 línea de Q20.00: diferencia Q0.00');
    assert.ok(view.button('Marcar 1 conciliado'));
    assert.equal(view.texts('[aria-label="Depósitos con su línea del banco"] li'), [
      'DEP-261116Q10.0016/11/2026 · ACREDITAMIENTO DEP-261116Monto, fecha y referenciaSeparar',
    ]);
  });
});
