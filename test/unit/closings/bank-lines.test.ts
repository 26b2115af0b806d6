import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  bankLines,
  guessColumns,
  parseBankAmount,
  parseBankDay,
  splitHeading,
} from '../../../src/screens/closings/reconcile/bank-lines.ts';
import { csvRows, textOfFile } from '../../../src/screens/closings/reconcile/csv-rows.ts';

const linesOf = (text: string) => {
  const rows = splitHeading(csvRows(text));
  return bankLines(rows, guessColumns(rows)).map(({ day, text: said, cents }) => [day, said, cents]);
};

test('columns are found in any order, whatever the bank writes above and below them', () => {
  const wanted = [
    ['2026-10-30', 'ACREDITAMIENTO DEP-261030 · 778', 1186550],
    ['2026-10-31', 'COMISION, MANEJO · 779', -4500],
  ];
  assert.equal(
    linesOf(
      'Cuenta;3025508174417\r\nFecha;Descripción;Documento;Débito;Crédito;Saldo\r\n30/10/2026;ACREDITAMIENTO DEP-261030;778;;11,865.50;20,000.00\r\n31/10/2026;"COMISION, MANEJO";779;45.00;;19,955.00\r\nSaldo final;;;;;19,955.00\r\n',
    ),
    wanted,
  );
  assert.equal(
    linesOf(
      'Fecha,Fecha valor,Monto,No. referencia,Concepto\n2026-10-30,2026-11-02,"Q11,865.50",778,ACREDITAMIENTO DEP-261030\n2026-10-31,2026-11-02,(45.00),779,"COMISION, MANEJO"\n',
    ),
    wanted,
  );
  assert.equal(linesOf('30/10/2026\tACREDITAMIENTO\t11865.50\n31/10/2026\tCOMISION\t-45.00'), [
    ['2026-10-30', 'ACREDITAMIENTO', 1186550],
    ['2026-10-31', 'COMISION', -4500],
  ]);
});

test('dates are read as banks write them, with the month first only if nothing else is possible', () => {
  const days = '5/10/26|05-10-2026|05.10.2026|05-oct-2026|5 de octubre 2026|20261005|2026-10-05T08:00'.split(
    '|',
  );
  for (const text of days) assert.is(parseBankDay(text), '2026-10-05', text);
  for (const text of ['', 'Saldo', '31/02/2026', '99/99/2026', '10.50'])
    assert.is(parseBankDay(text), undefined, text);
  assert.equal(
    linesOf('Fecha,Concepto,Monto\n10/05/2026,A,1.00\n10/30/2026,B,2.00').map(([day]) => day),
    ['2026-10-05', '2026-10-30'],
  );
});

test('amounts are exact, with either decimal separator', () => {
  for (const [texts, cents] of [
    ['1,234.50|1.234,50|Q 1,234.50|1234.5', 123450],
    ['1,200', 120000],
    ['1.234.567', 123456700],
    ['(45.00)|45.00-|−45.00', -4500],
    ['0.07', 7],
    ['-0.00', 0],
    ['|12.50 abc|999999999999999999.00', undefined],
  ] as const)
    for (const text of texts.split('|')) assert.is(parseBankAmount(text), cents, text);
});

test('files in Windows-1252 and UTF-16 are read, and quoted cells may contain separators and line breaks', () => {
  assert.is(textOfFile(new Uint8Array([0x44, 0xe9, 0x62])), 'Déb');
  assert.is(textOfFile(new Uint8Array([0xff, 0xfe, 0x44, 0x00, 0xe9, 0x00])), 'Dé');
  assert.is(textOfFile(new TextEncoder().encode('Dé')), 'Dé');
  assert.equal(csvRows('a;"b;""c""\nd";e\n\n;;\n1;2;3'), [
    ['a', 'b;"c"\nd', 'e'],
    ['1', '2', '3'],
  ]);
});
