import { fireEvent } from '@testing-library/react';
import ReconcileScreen from '#screens/closings/reconcile-deposits/reconcile-screen.tsx';
import { endSession } from '#stores/end-session.ts';
import '#stores/forget-personal-data.ts';
import { reloadKeepingValues } from '#stores/reload-keeping-values.ts';
import { exportedRows } from '../support/export-and-read-rows.ts';
import { movedFile } from '../support/moved-file.ts';
import { compare, LINES, matches, openReconcileScreen, paste } from '../support/open-reconcile-screen.tsx';
import { assert, render, test, type View } from '../support/render.tsx';

const NAME = 'conciliar-2026-11-16-a-2026-11-20.xlsx';

test('everything listed is exported to Excel, with real amounts and days, and text lines stay text', async () => {
  const { view } = await openReconcileScreen(LINES.replace('COMISION', '=1+1'));
  await compare(view);
  await view.click(view.button('Unir'));
  await view.click(view.button('Unir'));
  const [head, ...rows] = await exportedRows(view, NAME);
  const columns = 'Resultado,Depósito,Fecha de depósito,Monto del depósito,Fecha del banco,Línea del banco';
  assert.equal(head?.replaceAll(/\bt /g, '').split(' | '), [
    ...columns.split(','),
    ...['Monto en el banco', 'Por qué', 'Conciliado'],
  ]);
  assert.equal(rows, [
    't Devuelto | t DEP-261118 | n 46344 | n 30 | n 46344 | t ACREDITAMIENTO DEP-261118 | n 30 | t Abono y devolución',
    't Devuelto | t DEP-261118 | n 46344 |  | n 46345 | t DEVOLUCION DEP-261118 | n -30 | t Abono y devolución',
    't Coincide | t DEP-261117 | n 46343 | n 20 | n 46343 | t ACREDITAMIENTO | n 20 | t Unidos a mano',
    't Coincide | t DEP-261116 | n 46342 | n 10 | n 46342 | t ACREDITAMIENTO DEP-261116 | n 10 | t Monto, fecha y referencia',
    't Depósito sin línea del banco | t DEP-261119 | n 46345 | n 40 |  |  |  | t Sin línea de este monto en esos días',
    't Línea del banco sin depósito |  |  |  | n 46346 | t =1+1 | n -5',
  ]);
});

test('lines that took the day of the line above are told, with one line as with several', async () => {
  for (const [without, told, sum] of [
    [1, '1 línea sin fecha toma la de la línea de arriba.', '2 líneas: 1 abono y 1 cargo'],
    [2, '2 líneas sin fecha toman la de la línea de arriba.', '3 líneas: 2 abonos y 1 cargo'],
  ] as const) {
    const undated = Array.from({ length: without }, (_, at) => `;ACREDITAMIENTO ${at};;7${at}.00`);
    const { view } = await openReconcileScreen(
      ['Fecha;Concepto;Cargo;Abono', '20/11/2026;COMISION;5.00;', ...undated].join('\n'),
    );
    // The columns of the first are remembered.
    if (without === 1) await compare(view);
    await view.loaded();
    assert.match(view.text(), told);
    assert.match(view.text(), sum);
    await view.unmount();
  }
  const { view } = await openReconcileScreen();
  await view.loaded();
  assert.match(view.text(), 'Coinciden');
  assert.not.match(view.text(), 'de la línea de arriba');
});

test('a large workbook needs no worker, which the page’s policy would block', async () => {
  const long = Array.from({ length: 6 }, (_, at) => `20/11/2026;${String(at).repeat(32_767)};;1.00`);
  const { view } = await openReconcileScreen([LINES, ...long].join('\n'));
  await compare(view);
  const rows = await exportedRows(view, NAME);
  assert.is(rows.filter((row) => row.includes('0'.repeat(32_767))).length, 1);
});

test('a file survives a reload by the portal, together with what was joined and put aside', async () => {
  const { view } = await openReconcileScreen();
  await compare(view);
  await view.click(view.button('Unir'));
  const before = matches(view);
  reloadKeepingValues(() => undefined);
  await view.unmount();
  const again = await render(<ReconcileScreen />);
  await again.loaded();
  assert.is(before.length, 2);
  assert.equal(matches(again), before);
});

test('pasted lines that are not read yet survive a reload by the portal', async () => {
  const { view } = await openReconcileScreen('');
  await view.type(view.find<HTMLTextAreaElement>('textarea'), LINES);
  reloadKeepingValues(() => undefined);
  await view.unmount();
  const again = await render(<ReconcileScreen />);
  assert.is(again.find<HTMLTextAreaElement>('textarea').value, LINES);
});

test('a file that can’t be read, because it was moved, is reported', async () => {
  const { view } = await openReconcileScreen('');
  const input = view.find('input[type=file]');
  await view.act(() => fireEvent.change(input, { target: { files: [movedFile('banco.csv')] } }));
  assert.is(view.text('[role=alert]'), 'Archivo: No se pudo leer. Elígelo otra vez');
});

test('a file and what was joined survive a reload by the user', async () => {
  const { view } = await openReconcileScreen();
  await compare(view);
  await view.click(view.button('Unir'));
  const before = matches(view);
  dispatchEvent(new Event('pagehide'));
  await view.unmount();
  const again = await render(<ReconcileScreen />);
  await again.loaded();
  assert.equal([before.length, matches(again)], [2, before]);
});

test('whoever signs out leaves no lines of the bank in the tab', async () => {
  const { view } = await openReconcileScreen();
  await compare(view);
  dispatchEvent(new Event('pagehide'));
  assert.match(sessionStorage.getItem('cobros.unfinished-page') ?? '', 'ACREDITAMIENTO');
  endSession('', () => dispatchEvent(new Event('pagehide')));
  await view.settle();
  assert.is(sessionStorage.getItem('cobros.unfinished-page'), null);
});

test('lines without a heading are asked anew each time, because two banks may have equally many columns', async () => {
  const lines = (...cells: string[]) => cells.join('\t');
  const { view } = await openReconcileScreen(lines('16/11/2026', 'DEP-261116', '10.00', '99.00'));
  assert.match(view.text(), 'Columnas de las líneas que pegaste');
  await view.click(view.button('Comparar'));
  assert.match(view.text(), 'Elige la columna de los créditos o la del monto');
  await view.type(view.field('Crédito o monto'), '2');
  await view.type(view.field('Qué líneas son créditos'), 'plus');
  await compare(view);
  assert.is(matches(view).length, 1);
  await view.click(view.button('Otro archivo'));
  await paste(view, lines('16/11/2026', 'DEP-261116', '99.00', '10.00'));
  assert.is(view.field('Crédito o monto').value, '-1');
});

test('what the file does not say is asked with an example of it, and remembered with the columns', async () => {
  const unclear = 'Fecha;Concepto;Abono\n11/10/2026;DEP-261116;10.00';
  const { view } = await openReconcileScreen(unclear);
  await view.click(view.button('Comparar'));
  assert.match(view.text(), 'Día y mes');
  assert.match(view.text(), '11/10/2026 es 11 de octubre de 2026');
  assert.match(view.text(), 'El archivo no lo dice: elige una');
  await view.type(view.field('Día y mes'), 'month');
  assert.match(view.text('[aria-label="Así se leen"]'), '10 nov 2026Q10.00DEP-261116');
  await compare(view);
  await view.click(view.button('Otro archivo'));
  await paste(view, unclear.replaceAll('11/10', '12/10'));
  await view.loaded();
  assert.not.ok(view.findAll('select').length);
});

test('columns are chosen once for the files of a bank, and what is missing is said where it is chosen', async () => {
  const first = await openReconcileScreen('A;B\n1;2');
  await first.view.click(first.view.button('Comparar'));
  assert.match(first.view.text(), 'Falta elegir lo que el archivo no dice');
  assert.match(first.view.text(), 'Elige la columna de la fecha');
  assert.match(first.view.text(), 'Columna AColumna BAB12Ninguna línea aún');
  await first.view.type(first.view.field('Fecha'), '0');
  await first.view.type(first.view.field('Crédito o monto'), '1');
  await first.view.type(first.view.field('Qué líneas son créditos'), 'plus');
  await first.view.click(first.view.button('Comparar'));
  assert.match(first.view.text(), 'Con estas columnas ninguna línea tiene fecha y monto');
  await first.view.click(first.view.button('Otro archivo'));
  const odd = 'Fecha;Fecha valor;Concepto;Monto\n02/11/2026;16/11/2026;DEP-261116;10.00';
  await paste(first.view, odd);
  await first.view.type(first.view.field('Fecha'), '1');
  await first.view.type(first.view.field('Qué líneas son créditos'), 'plus');
  await compare(first.view);
  assert.is(matches(first.view).length, 1);
  await first.view.click(first.view.button('Otro archivo'));
  await paste(first.view, odd);
  await first.view.loaded();
  assert.is(matches(first.view).length, 1);
  await first.view.click(first.view.button('Cambiar columnas'));
  assert.is(first.view.field('Fecha').value, '1');
});

test('the columns that were read are named after what they hold: an amount with its letters is no credit', async () => {
  const columns = (view: View) =>
    view.findAll('[aria-label=Columnas] li').map(({ textContent }) => textContent);
  const { view } = await openReconcileScreen(
    'Fecha;Concepto;Signo;Monto\n16/11/2026;UNO;C;10.00\n17/11/2026;DOS;D;20.00',
  );
  await compare(view);
  assert.equal(columns(view), ['Fecha A', 'Descripción B', 'Monto D', 'Crédito o débito C']);
  await view.click(view.button('Otro archivo'));
  await paste(view, LINES);
  await compare(view);
  assert.equal(columns(view), ['Fecha A', 'Descripción B', 'Crédito D', 'Débito C']);
});

test('lines without columns are refused with what to do instead', async () => {
  for (const lines of [
    'OFXHEADER:100\n<OFX><STMTTRN><TRNAMT>10.00',
    '!Type:Bank\nD27/11/2026\nT10.00',
    '25/11/2026   ABONO DEP-261125   3,792.38   54,321.50',
  ]) {
    const { view } = await openReconcileScreen(lines);
    assert.is(
      view.text('[role=alert]'),
      'Archivo: Sus líneas no tienen columnas. Descárgalas de tu banco en CSV o Excel (.xlsx)',
    );
    await view.unmount();
  }
  const { view } = await openReconcileScreen('!Type:Bank');
  assert.ok(view.has('[role=alert]'));
  await paste(view, LINES);
  await compare(view);
  assert.is(matches(view).length, 1, 'others can be read at once');
});

test('if no line can be read by the columns, the reason of each is there before anything is compared', async () => {
  const { view } = await openReconcileScreen(
    'Fecha;Número;Débito;Crédito\n16/11;DEP-261116;;10.00\n17/11;A;;2.00',
  );
  assert.match(view.text(), 'No se comparan 2 líneas del archivo');
  const details = view.find<HTMLDetailsElement>('details');
  details.open = true;
  await view.act(() => fireEvent(details, new Event('toggle')));
  assert.match(view.text('details'), 'Línea 2: 16/11 · DEP-261116 · 10.00A la fecha «16/11» le falta el año');
  assert.equal(
    ['Fecha', 'Referencia'].map((label) => view.field(label).value),
    ['0', '1'],
  );
});
