import { fireEvent } from '@testing-library/react';
import ReconcileScreen from '../../../src/screens/closings/reconcile-deposits/reconcile-screen.tsx';
import { reloadKeepingValues } from '../../../src/stores/reload-keeping-values.ts';
import { exportedRows } from '../support/export-and-read-rows.ts';
import { movedFile } from '../support/moved-file.ts';
import { compare, LINES, matches, openReconcileScreen, paste } from '../support/open-reconcile-screen.tsx';
import { assert, render, test } from '../support/render.tsx';

const NAME = 'conciliar-2026-11-16-a-2026-11-20.xlsx';

test('everything listed is exported to Excel, with real amounts and days, and text lines stay text', async () => {
  const { view } = await openReconcileScreen(LINES.replace('COMISION', '=1+1'));
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

test('a file that can’t be read, because it was moved, is reported', async () => {
  const { view } = await openReconcileScreen('');
  const input = view.find('input[type=file]');
  await view.act(() => fireEvent.change(input, { target: { files: [movedFile('banco.csv')] } }));
  assert.is(view.text('[role=alert]'), 'Archivo: No se pudo leer. Elígelo otra vez');
});

test('columns are chosen once for the files of a bank, and a file without lines is reported', async () => {
  const first = await openReconcileScreen('A;B\n1;2');
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
  await first.view.loaded();
  assert.is(matches(first.view).length, 1);
  await first.view.click(first.view.button('Cambiar columnas'));
  assert.is(first.view.field('Fecha').value, '1');
});
