import {
  type BankLine,
  bankLines,
  guessColumns,
  parseBankAmount,
  parseBankDay,
  splitHeading,
  unreadLineCount,
} from '../../../src/screens/closings/reconcile-deposits/bank-lines.ts';
import { csvRows, textOfFile } from '../../../src/screens/closings/reconcile-deposits/csv-rows.ts';
import {
  createReferences,
  type Deposit,
  differenceOf,
  matchDeposits,
  proposeLines,
  workdaysBetween,
} from '../../../src/screens/closings/reconcile-deposits/match-deposits.ts';
import { NO_DECISIONS, reconcile } from '../../../src/screens/closings/reconcile-deposits/reconciliation.ts';
import { deposit, returnedDeposit } from '../fixtures/closing.ts';
import { assert, test } from '../support/test.ts';

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
  const read = linesOf('Fecha,Concepto,Monto\n10/05/2026,A,1.00\n10/30/2026,B,2.00').map(([day]) => day);
  assert.equal(read, ['2026-10-05', '2026-10-30']);
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

test('rows whose date or amount cannot be read are counted, but not balances, totals and empty rows', () => {
  const file = splitHeading(
    csvRows(`Fecha,Concepto,Cargo,Abono
01/11/2026,Saldo inicial,-,
02/11/2026,Depósito,,10.00
03/11/2026,Depósito,,1O.00
31/02/2026,Depósito,,10.00
Total,,,20.00
Impreso el 30/11/2026,,,`),
  );
  const columns = guessColumns(file);
  assert.is(bankLines(file, columns).length, 1);
  assert.is(unreadLineCount(file, columns), 2);
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

test('a quote that nothing closes, as in a description that was cut off, is a character, and the lines below are read', () => {
  assert.equal(csvRows('27/11,"EL BUEN PRECIO S,10\n28/11,"OTRO,20\n29/11,"Taller ""Uno"", S. A.",30'), [
    ['27/11', '"EL BUEN PRECIO S', '10'],
    ['28/11', '"OTRO', '20'],
    ['29/11', 'Taller "Uno", S. A.', '30'],
  ]);
});

const sent = (scheduledDay: string, amount = 10, suffix = ''): Deposit => {
  const reference = `DEP-${scheduledDay.slice(2).replaceAll('-', '')}${suffix}`;
  return deposit({ id: reference, reference, scheduledDay, amount });
};
const line = (id: number, day: string, text: string, cents = 1000): BankLine => ({ id, day, text, cents });

const matched = (deposits: readonly Deposit[], lines: readonly BankLine[]) =>
  matchDeposits(deposits, lines, createReferences(deposits, lines)).map((match) => [
    match.deposit.reference,
    match.lines.map(({ id }) => id),
    match.days,
  ]);
/** Ids of the lines proposed for the first deposit, and the number of candidates. */
const proposed = (deposits: readonly [Deposit, ...Deposit[]], lines: readonly BankLine[]) => {
  const { lines: found, candidates } = proposeLines(lines, createReferences(deposits, lines))(deposits[0]);
  return [found.map(({ id }) => id), candidates];
};

// 2026-10-19 is a Monday.
const MONDAY = sent('2026-10-19');

test('a line and a deposit match by amount and reference, up to three banking days apart, in any of the bank’s spellings', () => {
  for (const text of ['ACREDITAMIENTO DEP-261019', 'dep 261019 cobros', 'Ref.DEP261019'])
    assert.equal(matched([MONDAY], [line(1, '2026-10-20', text)]), [['DEP-261019', [1], 1]], text);
  assert.equal(matched([MONDAY], [line(1, '2026-10-22', 'DEP-261019')]), [['DEP-261019', [1], 3]]);
  assert.equal(matched([MONDAY], [line(1, '2026-10-23', 'DEP-261019')]), []);
  assert.equal(matched([MONDAY], [line(1, '2026-10-16', 'DEP-261019')]), [['DEP-261019', [1], -1]]);
  assert.equal(matched([MONDAY], [line(1, '2026-10-19', 'DEP-261019', 1001)]), []);
  assert.equal(matched([MONDAY], [line(1, '2026-10-19', 'COBROS')]), []);
  assert.is(workdaysBetween('2026-10-16', '2026-10-19'), 1);
});

test('no reference is taken for the beginning of a longer one, neither of two candidates is chosen, and a returned deposit is never matched', () => {
  const [own, longer] = [line(1, '2026-10-19', 'DEP-261019'), line(2, '2026-10-19', 'DEP-261019-2')];
  assert.equal(matched([MONDAY, sent('2026-10-19', 10, '-2')], [own, longer]), [
    ['DEP-261019', [1], 0],
    ['DEP-261019-2', [2], 0],
  ]);
  assert.equal(matched([MONDAY], [line(1, '2026-10-19', 'DEP-2610190')]), []);
  const two = [own, line(2, '2026-10-20', 'DEP-261019')];
  assert.equal(matched([MONDAY], two), []);
  assert.equal(proposed([MONDAY], two), [[], 2]);
  const returned = returnedDeposit({ reference: 'DEP-261019', scheduledDay: '2026-10-19', amount: 10 });
  assert.equal(matched([returned], [own]), []);
});

test('a line with only the right amount and day is a proposal, unless it names another deposit; several lines may make the amount', () => {
  const lines = [line(1, '2026-10-19', 'COBROS'), line(2, '2026-10-20', 'DEP-261020')];
  assert.equal(proposed([MONDAY, sent('2026-10-20')], lines), [[1], 1]);
  assert.equal(proposed([MONDAY], [line(1, '2026-11-19', 'COBROS')]), [[], 0]);
  assert.is(differenceOf(MONDAY, [line(1, '2026-10-19', 'A', 400), line(2, '2026-10-19', 'B', 600)]), 0);
  assert.is(differenceOf(MONDAY, [line(1, '2026-10-19', 'A', 999)]), -1);
});

test('the longest file is compared with the deposits of ten years without a noticeable pause', () => {
  const days = Array.from({ length: 2500 }, (_, at) =>
    new Date(Date.UTC(2016, 10, 1) + at * 86_400_000).toISOString().slice(0, 10),
  );
  const deposits = days.map((day, at) => sent(day, at + 1));
  const lines = [...days, ...days].map((day, at) =>
    line(
      at,
      day,
      at < days.length ? `ACREDITAMIENTO DEP-${day.slice(2).replaceAll('-', '')}` : 'PAGO',
      100 * ((at % days.length) + 1),
    ),
  );
  const before = process.cpuUsage();
  const { matches } = reconcile(deposits, lines, NO_DECISIONS);
  assert.is(matches.length, days.length);
  const { user } = process.cpuUsage(before);
  assert.ok(user < 1_000_000, `${user} microseconds`);
});
