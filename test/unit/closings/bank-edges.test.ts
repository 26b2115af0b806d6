import { parseBankAmount } from '#screens/closings/reconcile-deposits/bank-amounts.ts';
import type { BankFile } from '#screens/closings/reconcile-deposits/bank-file.ts';
import { bankQuestions } from '#screens/closings/reconcile-deposits/bank-questions.ts';
import { daysApart } from '#screens/closings/reconcile-deposits/days-apart.ts';
import { rememberedLayout, rememberLayout } from '#screens/closings/reconcile-deposits/remembered-columns.ts';
import { columnLetter } from '#tables/column-letter.ts';
import { QUETZALES, readBank } from '../support/read-bank.ts';
import { assert, test } from '../support/test.ts';

const lines = (...rows: string[]) => readBank(['Fecha;Concepto;Abono', ...rows].join('\n'));

test('a line may be dated a week ahead, as banks do before holidays, and no later', () => {
  const { found, left } = lines('2026-11-25;A;1.00', '2026-12-05;B;2.00', '2026-12-06;C;3.00');
  assert.equal([found.length, left], [2, ['4 Su fecha aún no llega']]);
});

test('a line without a date below one that cannot be read does not take that of an earlier line', () => {
  const { found, left } = lines(
    '25/11/2026;A;1.00',
    '31/02/2026;B;2.00',
    ';C;3.00',
    '26/11/2026;D;4.00',
    ';E;5.00',
  );
  assert.equal(found, ['2026-11-25 A 100', '2026-11-26 D 400', '2026-11-26 E 500']);
  assert.equal(left, ['3 «31/02/2026» no es una fecha que se pueda leer', '4 No tiene fecha']);
});

test('a heading that is repeated on each page is neither a line nor one that is missing', () => {
  const { found, left } = lines('25/11/2026;A;1.00', 'Fecha;Concepto;Abono', '26/11/2026;B;2.00');
  assert.equal([found.length, left], [2, []]);
});

test('a credit with a minus sign contradicts itself, and is not compared', () => {
  const { found, left } = readBank(
    'Fecha;Concepto;Tipo;Monto\n25/11/2026;A;C;1.00\n25/11/2026;B;C;-2.00\n25/11/2026;C;D;-3.00',
  );
  assert.equal(found, ['2026-11-25 A 100', '2026-11-25 C -300']);
  assert.equal(left, ['3 Es un crédito con signo menos']);
});

test('an answer for an earlier file that is no choice in this one is asked again', () => {
  const text = 'Fecha;Concepto;Tipo;Monto\n25/11/2026;A;NC;1.00\n25/11/2026;B;CHQ;2.00';
  const { file, layout, ...reading } = readBank(text, { columns: { sign: 2 }, received: 'NT' });
  assert.equal(reading.open, ['received']);
  const [question] = bankQuestions(file, layout, reading, QUETZALES);
  assert.equal([question?.label, question?.value], ['Qué líneas son créditos', '']);
});

test('the example of a question is a debit, if the credits leave nothing open', () => {
  const text = 'Fecha;Concepto;Cargo;Abono\n25/11/2026;A;1.000;\n26/11/2026;B;;5';
  const { file, layout, ...reading } = readBank(text);
  const [question] = bankQuestions(file, layout, reading, QUETZALES);
  assert.equal(
    question?.choices.map(({ label }) => label),
    ['1.000 es Q1.00', '1.000 es Q1,000.00'],
  );
});

test('days half a year away are mistakes only where they are few', () => {
  assert.equal([...daysApart(['2016-11-25', '2026-11-24', '2026-11-25'])], []);
  assert.equal([...daysApart(['2016-11-25', '2026-11-23', '2026-11-24', '2026-11-25'])], ['2016-11-25']);
});

test('columns are named as in a spreadsheet', () => {
  assert.equal([0, 25, 26, 51, 52].map(columnLetter), ['A', 'Z', 'AA', 'AZ', 'BA']);
});

test('the layouts of the last twenty banks are remembered', () => {
  const { layout } = lines('25/11/2026;A;1.00');
  const bank = (number: number): BankFile => ({
    heading: ['Fecha', `Banco ${number}`],
    rows: [],
    unread: [],
    hiddenColumns: [],
    sheet: '',
    otherSheets: [],
  });
  for (let number = 1; number <= 21; number++) rememberLayout(bank(number), layout);
  assert.is(rememberedLayout(bank(1)), undefined);
  assert.equal(rememberedLayout(bank(21)), layout);
});

test('a text of more than forty characters is no amount', () => {
  const read = (zeros: number) =>
    parseBankAmount({ kind: 'text', text: `${'0'.repeat(zeros)}1.00` }, '.', QUETZALES);
  assert.equal(read(36), { cents: 100, isMarked: false });
  assert.is(read(37), 'malformed');
});

test('nothing withdrawn is nothing, and has no minus sign', () => {
  const read = parseBankAmount({ kind: 'text', text: '-0.00' }, '.', QUETZALES);
  assert.ok(typeof read === 'object' && Object.is(read.cents, 0), JSON.stringify(read));
});
