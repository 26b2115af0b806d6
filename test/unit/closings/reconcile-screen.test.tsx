import { message } from '#stores/messages.ts';
import { rereadShown } from '#stores/resource.ts';
import { deposit } from '../fixtures/closing.ts';
import {
  cards,
  compare,
  DEPOSITS,
  LINES,
  LIST,
  MARK,
  matches,
  openReconcileScreen,
} from '../support/open-reconcile-screen.tsx';
import { assert, onNarrowScreen, test, type View } from '../support/render.tsx';
import { failureResponse, successResponse } from '../support/stubbed-api.ts';

const picks = (view: View, title: string) =>
  [...(cards(view)[title]?.querySelectorAll('li') ?? [])].map(
    (item) => `${item.querySelector('input')?.checked ? '[x] ' : ''}${item.textContent}`,
  );
test('lines and deposits that match by amount, date and reference are together, and the rest of both is listed', async () => {
  const { view, api } = await openReconcileScreen(`${LINES}\n20/11/2026;COMISION;cinco;`);
  await compare(view);
  assert.match(view.text('nav'), 'Cierres');
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
  const words =
    'Líneas pegadas5 líneas · 16/11/2026 a 20/11/2026 · Banco del Lago ··4417Fecha ADescripción BCrédito DDébito CCambiar columnasOtro archivo';
  assert.is(view.text('[aria-label=Archivo]'), words);
  const said =
    'CoincidenQ10.001 depósito con su líneaDepósitos sin línea del bancoQ90.003 depósitos, de ellos 1 devueltoLíneas del banco sin depósitoQ15.004 líneas: 2 abonos y 2 cargos';
  assert.is(view.text('[aria-label=Resultado]'), said);
  const uncompared = view.find<HTMLDetailsElement>('details');
  assert.is(uncompared.textContent, 'No se compara 1 línea del archivo');
  await view.act(() => {
    uncompared.open = true;
    uncompared.dispatchEvent(new Event('toggle'));
  });
  assert.match(
    uncompared.textContent ?? '',
    'Línea 7: 20/11/2026 · COMISION · cinco«cinco» no es un monto que se pueda leer',
  );
  assert.is(api.callsOf(MARK).length, 0);
});

test('of long lists only the start is rendered, and the chosen line; the rest follows', async () => {
  const fees = Array.from({ length: 200 }, (_, at) => `16/11/2026;COMISION ${at};1.00;`);
  const { view } = await openReconcileScreen(
    [LINES, ...fees, '17/11/2026;UNICO;;20.00'].join('\n').replace('17/11/2026;ACREDITAMIENTO;;20.00\n', ''),
  );
  await compare(view);
  const shown = () => picks(view, 'Líneas del banco');
  assert.equal([shown().length, shown().at(-1)], [204, '[x] UNICO17/11/2026Q20.00']);
  await view.click(view.button('No es nuestra'));
  const first = shown().length;
  assert.ok(first < 50, String(first));
  await view.clickButton('Mostrar 50 más');
  assert.is(shown().length, first + 50);
});

test('of many matches the first are rendered, and the rest follows', async () => {
  const numbers = Array.from({ length: 70 }, (_, at) => at + 1);
  const data = numbers.map((number) =>
    deposit({
      ...{ id: `dp_${number}`, reference: `DEP-${26_000 + number}`, scheduledDay: '2026-11-16' },
      ...{ amount: number, reconciliationDate: null },
    }),
  );
  const lines = numbers.map((number) => `16/11/2026;DEP-${26_000 + number};${number}.00`);
  const { view } = await openReconcileScreen(['Fecha;Concepto;Abono', ...lines].join('\n'), {
    [LIST]: () => successResponse({ data, count: data.length, pageProperties: {} }),
  });
  await compare(view);
  const first = matches(view).length;
  assert.ok(first < 50, String(first));
  await view.clickButton('Mostrar 50 más');
  await view.clickButton(`Mostrar ${20 - first} más`);
  assert.is(matches(view).length, 70);
});

test('deposits can be joined, separated, put aside and marked; only the mark is sent, and it can be removed', async () => {
  const { view, api } = await openReconcileScreen();
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

  await view.clickAndLoad('Marcar 1 conciliado');
  assert.equal(api.callsOf(MARK)[0]?.content, { depositIds: ['dp_17'], isReconciled: true });
  assert.equal([message.value?.title, message.value?.text], ['Conciliar', '1 depósito conciliado']);
  assert.match(matches(view).join(), 'Q20.00ConciliadoQuitar marca');
  const words = 'CoincidenQ20.002 depósitos con su línea, 1 conciliadoDepósitos';
  assert.match(view.text('[aria-label=Resultado]'), words);
  await view.clickAndLoad('Quitar la marca de DEP-261117');
  assert.equal(api.callsOf(MARK)[1]?.content, { depositIds: ['dp_17'], isReconciled: false });
  assert.is(message.value?.text, 'Se quitó la marca de DEP-261117');
  assert.ok(view.button('Separar DEP-261117'));
});

test('lines that do not add up to the deposit cannot be joined with it', async () => {
  const { view } = await openReconcileScreen(`${LINES}\n17/11/2026;CENTAVO;;0.01`);
  await compare(view);
  const cent = [...(cards(view)['Líneas del banco']?.querySelectorAll('li') ?? [])].find((item) =>
    item.textContent?.startsWith('CENTAVO'),
  );
  const join = () => view.button('Unir') as HTMLButtonElement;
  assert.not.ok(join().disabled);
  await view.click(cent?.querySelector('input') as HTMLInputElement);
  assert.match(view.text(), 'DEP-261117 Q20.00 con 2 líneas de Q20.01: diferencia Q0.01');
  await view.click(join());
  assert.equal([join().disabled, matches(view).length], [true, 1]);
});

test('a list without anything left says that everything in it has its other half', async () => {
  const { view } = await openReconcileScreen(
    'Fecha;Concepto;Abono\n16/11/2026;DEP-261116;10.00\n19/11/2026;DEP-261119;40.00',
  );
  await compare(view);
  assert.equal(picks(view, 'Depósitos de cobros').length, 2);
  assert.match(cards(view)['Líneas del banco']?.textContent ?? '', 'Todas tienen su depósito');
});

test('when nothing is left over, a message says that everything matches', async () => {
  const { view } = await openReconcileScreen('Fecha;Concepto;Abono\n16/11/2026;DEP-261116;10.00');
  await compare(view);
  assert.match(view.text(), 'Todo coincide: Cada depósito tiene su línea, y cada línea su depósito.');
});

test('a rejected mark shows why, and the deposits are read again', async () => {
  const { view, api } = await openReconcileScreen(LINES, {
    [MARK]: () => failureResponse(409, { title: 'Depósitos', message: 'El banco devolvió uno' }),
  });
  await compare(view);
  await view.clickAndLoad('Marcar 1 conciliado');
  assert.match(view.find('[role=alert]').textContent ?? '', 'El banco devolvió uno');
  assert.is(api.callsOf(LIST).length, 2);
});

test('on a phone the lists are one above the other, and the selection is beside the button', async () => {
  await onNarrowScreen(async () => {
    const { view } = await openReconcileScreen();
    await compare(view);
    assert.match(view.text(), 'DEP-261117 Q20.00 con 1 línea de Q20.00: diferencia Q0.00');
    assert.ok(view.button('Marcar 1 conciliado'));
    assert.equal(view.texts('[aria-label="Depósitos con su línea del banco"] li'), [
      'DEP-261116Q10.0016/11/2026 · ACREDITAMIENTO DEP-261116Monto, fecha y referenciaSeparar',
    ]);
  });
});

test('once the portal reads that the deposits are marked, it no longer says that marking them got no response', async () => {
  let isMade = false;
  const reconciliationDate = '2026-11-20T16:00:00.000Z';
  const { view } = await openReconcileScreen(LINES, {
    [LIST]: () => {
      const data = DEPOSITS.map((one) => (isMade ? { ...one, reconciliationDate } : one));
      return successResponse({ data, count: data.length, pageProperties: {} });
    },
    [MARK]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await compare(view);
  await view.clickAndLoad('Marcar 1 conciliado');
  assert.match(view.text('[role=alert]'), 'Sin conexión');
  isMade = true;
  await view.act(() => rereadShown());
  await view.loaded();
  assert.match(view.text(), '1 conciliado');
  assert.is(view.findAll('[role=alert]').length, 0);
});
