import { parseBankAmount } from '#screens/closings/reconcile-deposits/bank-amounts.ts';
import { parseBankDay } from '#screens/closings/reconcile-deposits/bank-days.ts';
import { makeWorkbook, workbookOf } from '../../support/make-workbook.ts';
import { assertInProportion } from '../../support/processor-time.ts';
import { bankFixture, QUETZALES, readBank } from '../support/read-bank.ts';
import { assert, test } from '../support/test.ts';

const of = (name: string, choices: Parameters<typeof readBank>[1] = {}) =>
  readBank(bankFixture(name), choices);

const NOVEMBER = [
  ['2026-11-25', 'DEP-261125', 379238],
  ['2026-11-24', 'DEP-261124', 139095],
  ['2026-11-23', 'DEP-261123', 1049596],
  ['2026-11-20', 'DEP-261120', 326178],
] as const;
/** Day, deposit and cents of each line received, whatever else its text says. */
const received = ({ lines }: ReturnType<typeof readBank>) =>
  lines
    .filter(({ cents }) => cents > 0)
    .map(({ day, text, cents }) => [day, /DEP-\d+/.exec(text)?.[0], cents]);
const paid = ({ lines }: ReturnType<typeof readBank>) =>
  lines.filter(({ cents }) => cents < 0).map(({ text, cents }) => [text.split(' · ')[0], cents]);

test('dates are read with weekdays, hard spaces, English months and numbers of a spreadsheet', () => {
  for (const name of ['weekday', 'nbsp-date', 'english', 'serial']) {
    const reading = of(`${name}.csv`);
    assert.equal(received(reading), NOVEMBER, name);
    assert.equal([reading.left, reading.open], [[], []], name);
  }
});

test('amounts are read with three decimals, typographic apostrophes and dashes, and a point behind the Q', () => {
  for (const name of ['3-decimals', 'typographic', 'q-dot']) {
    const reading = of(`${name}.csv`);
    assert.equal(received(reading), NOVEMBER, name);
    assert.equal([reading.left, reading.open], [[], []], name);
  }
  assert.equal(paid(of('typographic.csv')), [['COMISION', -8000]]);
});

test('a row that is no date has no say in the order of days and months, and is listed', () => {
  const reading = of('account-footer.csv');
  assert.equal(reading.found, [
    '2026-11-12 ACREDITAMIENTO DEP-261112 240442',
    '2026-11-11 ACREDITAMIENTO DEP-261111 324330',
    '2026-11-10 ACREDITAMIENTO DEP-261110 379156',
    '2026-11-09 ACREDITAMIENTO DEP-261109 1156926',
  ]);
  assert.equal(reading.left, ['6 «01-15-004567-8» no es una fecha que se pueda leer']);
});

test('a line of a mistaken year is pointed out, and not compared', () => {
  const reading = of('year-typo.csv');
  assert.equal(received(reading), NOVEMBER);
  assert.equal(reading.left, ['6 Su fecha, 25/11/2016, está lejos de las demás']);
});

test('lines without a date have that of the line above, and their number is told', () => {
  const reading = of('grouped.csv');
  assert.equal(received(reading), [
    ['2026-11-12', 'DEP-261112', 240442],
    ['2026-11-11', 'DEP-261111', 324330],
    ['2026-11-10', 'DEP-261110', 379156],
    ['2026-11-09', 'DEP-261109', 1156926],
  ]);
  assert.equal([reading.datedAbove, reading.left], [4, []]);
});

test('letters say which lines are received; withdrawals never become deposits', () => {
  const reading = of('dc.csv');
  assert.equal(received(reading), NOVEMBER);
  assert.equal(paid(reading), [['PAGO PROVEEDOR', -75000]]);
  assert.is(reading.reasons.sign, 'Dice crédito o débito en letras');
  assert.equal(paid(of('dc-same.csv')), [['PAGO PROVEEDOR', -240442]]);
});

test('beside letters of the sign, a limit of credit is not taken for the amount', () => {
  const { found } = linesIn(
    [
      'Fecha;Concepto;Tipo;Crédito disponible;Monto',
      '25/11/2026;VENTA;C;99,000.00;10.00',
      '24/11/2026;PAGO;D;99,000.00;4.00',
    ].join('\n'),
  );
  assert.equal(found, ['2026-11-25 VENTA 1000', '2026-11-24 PAGO -400']);
});

test('of a single signed amount it is asked which lines are received', () => {
  const asked = of('signed.csv');
  assert.equal([asked.layout.columns.credit, asked.layout.columns.debit, asked.open], [2, -1, ['received']]);
  const plus = of('signed.csv', { received: 'plus' });
  assert.equal([received(plus), plus.open], [NOVEMBER, []]);
  assert.equal(paid(plus), [['PAGO PROVEEDOR', -75000]]);
  assert.equal(paid(of('signed.csv', { received: 'minus' })).length, 4);
});

test('without a heading, pasted lines are divided at tabs or bars, and of two columns with amounts none is taken', () => {
  for (const name of ['pasted.tsv', 'pipes.txt', 'a-noheader.csv', 'b-noheader.csv']) {
    const { layout } = of(name);
    assert.equal([layout.columns.day, layout.columns.text, layout.columns.credit], [0, 1, -1], name);
    const credit = name.startsWith('b') ? 3 : 2;
    assert.equal(received(of(name, { columns: { credit }, received: 'plus' })), NOVEMBER, name);
  }
});

const linesIn = (rows: string, choices: Parameters<typeof readBank>[1] = {}) => {
  const { found, left, open } = readBank(rows, choices);
  return { found, left, open };
};

test('beside columns of credits and debits, a column of letters or words says nothing more, and a debit keeps its amount', () => {
  const reading = readBank(
    [
      'Fecha;TT;Docto;Concepto;Debe (-);Haber (+);Saldo',
      '25/11/2026;NC;1;ABONO DEP-261125;;10.00;50.00',
      '24/11/2026;ND;2;DEVOLUCION DEP-261124;4.00;;40.00',
    ].join('\n'),
  );
  assert.equal(reading.found, [
    '2026-11-25 ABONO DEP-261125 · 1 1000',
    '2026-11-24 DEVOLUCION DEP-261124 · 2 -400',
  ]);
  assert.equal([reading.left, reading.layout.columns.sign], [[], -1]);
});

test('a heading of two rows names each column by the lower one, or by the upper one where that is empty', () => {
  const lines = ['27/11/2026;NC;7;;10.00;1.00', '26/11/2026;ND;8;4.00;;1.00'];
  const heading = ['Fecha;Documento;;Movimiento;;Saldo', ';Tipo;Número;Débito;Crédito;'];
  const { file, found, left } = readBank([...heading, ...lines, ...heading, ...lines].join('\n'));
  assert.equal(file.heading, ['Fecha', 'Tipo', 'Número', 'Débito', 'Crédito', 'Saldo']);
  const once = ['2026-11-27 7 1000', '2026-11-26 8 -400'];
  assert.equal([found, left], [[...once, ...once], []]);
});

test('a title that speaks of details and deposits is no heading, and neither is a section below it', () => {
  const { file, found } = readBank(
    [
      'Detalle de depósitos y retiros;;;',
      'Fecha de emisión: hoy;Moneda: GTQ;;',
      '',
      'Fecha;Concepto;Débito;Crédito',
      'Detalle de depósitos;;;',
      '27/11/2026;A;;10.00',
    ].join('\n'),
  );
  assert.equal(file.heading, ['Fecha', 'Concepto', 'Débito', 'Crédito']);
  assert.equal(found, ['2026-11-27 A 1000']);
});

test('the columns of a bank that writes in English are found', () => {
  const text =
    'Date,Description,Withdrawals,Deposits\n11/27/2026,ACH DEP-261127,,10.00\n11/26/2026,FEE,4.00,';
  assert.equal(linesIn(text), {
    found: ['2026-11-27 ACH DEP-261127 1000', '2026-11-26 FEE -400'],
    left: [],
    open: [],
  });
});

test('notes of credit and of debit are known in words, and with a reversal beside them it is asked', () => {
  const tipo = (...words: string[]) =>
    ['Fecha;Concepto;Tipo de movimiento;Monto', ...words.map((one) => `25/11/2026;A;${one};1.00`)].join('\n');
  const cents = (text: string) => readBank(text).lines.map((line) => line.cents);
  assert.equal(cents(tipo('NOTA DE CRÉDITO', 'NOTA DE DÉBITO')), [100, -100]);
  assert.equal(cents(tipo('Nota de abono', 'Nota de cargo')), [100, -100]);
  assert.equal(cents(tipo('Nota crédito', 'Nota débito')), [100, -100]);
  const withReversal = tipo('ABONO', 'CARGO', 'REVERSA DE ABONO');
  assert.equal(linesIn(withReversal).open, ['received']);
  const answered = readBank(withReversal, { received: 'ABONO' });
  assert.equal(
    answered.lines.map((line) => line.cents),
    [100, -100, -100],
  );
});

test('a date without its year is listed with that reason', () => {
  const text = (day: string) => `Fecha;Concepto;Débito;Crédito\n${day};A;;1.00`;
  for (const day of ['27/11', '27 NOV', '27-nov.'])
    assert.equal(
      linesIn(text(day), { columns: { day: 0 } }).left,
      [`2 A la fecha «${day}» le falta el año`],
      day,
    );
  assert.equal(linesIn(text('Total 27'), { columns: { day: 0 } }).left, [
    '2 «Total 27» no es una fecha que se pueda leer',
  ]);
});

test('columns are found in any order, whatever the bank writes above and below them', () => {
  assert.equal(
    linesIn(
      'Cuenta;3025508174417\r\nFecha;Descripción;Documento;Débito;Crédito;Saldo\r\n30/10/2026;ACREDITAMIENTO DEP-261030;778;;11,865.50;20,000.00\r\n31/10/2026;"COMISION, MANEJO";779;45.00;;19,955.00\r\nSaldo final;;;;;19,955.00\r\n',
    ),
    {
      found: [
        '2026-10-30 ACREDITAMIENTO DEP-261030 · 778 1186550',
        '2026-10-31 COMISION, MANEJO · 779 -4500',
      ],
      left: ['5 «Saldo final» no es una fecha que se pueda leer'],
      open: [],
    },
  );
  const found = [
    '2026-10-30 ACREDITAMIENTO DEP-261030 · 778 1186550',
    '2026-10-31 COMISION, MANEJO · 779 -4500',
  ];
  assert.equal(
    linesIn(
      'Fecha,Fecha valor,Monto,No. referencia,Concepto\n2026-10-30,2026-11-02,"Q11,865.50",778,ACREDITAMIENTO DEP-261030\n2026-10-31,2026-11-02,(45.00),779,"COMISION, MANEJO"\n',
      { received: 'plus' },
    ),
    { found, left: [], open: [] },
  );
  const { layout } = readBank('30/10/2026\tACREDITAMIENTO\t11865.50\n31/10/2026\tCOMISION\t-45.00');
  assert.is(layout.columns.credit, 2);
});

test('whether the day or the month comes first is taken from all dates, and asked if they do not say it', () => {
  const monto = (...days: string[]) =>
    ['Fecha;Concepto;Abonos', ...days.map((day) => `${day};A;1.00`)].join('\n');
  assert.equal(linesIn(monto('10/05/2026', '10/30/2026')).found, ['2026-10-05 A 100', '2026-10-30 A 100']);
  assert.equal(linesIn(monto('26-10-30', '26-10-31')).found, ['2026-10-30 A 100', '2026-10-31 A 100']);
  // A single day that has not come yet does not turn the others round.
  assert.equal(linesIn(monto('05/10/2026', '06/10/2026', '10/12/2026')).open, ['orders']);
  assert.equal(linesIn(monto('05/11/2026', '12/11/2026')).found, ['2026-11-05 A 100', '2026-11-12 A 100']);
  const unclear = monto('05/10/2026', '06/10/2026');
  assert.equal(linesIn(unclear).open, ['orders']);
  assert.equal(linesIn(unclear, { order: 'month' }).found, ['2026-05-10 A 100', '2026-06-10 A 100']);
  const both = monto('25/10/2026', '10/26/2026', '24/10/2026');
  assert.equal(linesIn(both).open, ['orders']);
  assert.equal(linesIn(both, { order: 'day' }).left, ['3 «10/26/2026» no es una fecha que se pueda leer']);
});

test('whether a comma or a point stands before the decimals is taken from all amounts, and asked if they do not say it', () => {
  const abonos = (...amounts: string[]) =>
    ['Fecha;Concepto;Abonos', ...amounts.map((amount) => `25/11/2026;A;${amount}`)].join('\n');
  const cents = (text: string, choices = {}) => readBank(text, choices).lines.map((line) => line.cents);
  assert.equal(cents(abonos('1.234,50', '1.200')), [123450, 120000]);
  assert.equal(cents(abonos('3792,380', '1,200')), [379238, 120]);
  assert.equal(linesIn(abonos('750,000', '12,500')).open, ['decimals']);
  assert.equal(cents(abonos('750,000', '12,500'), { decimal: '.' }), [75000000, 1250000]);
  assert.equal(cents(abonos('750,000', '12,500'), { decimal: ',' }), [75000, 1250]);
  assert.equal(linesIn(abonos('10.50', '1.234', '3,000.00'), { decimal: '.' }).left, [
    '3 «1.234» no es un monto que se pueda leer',
  ]);
});

test('every row that is not compared says why', () => {
  const text = `Fecha;Concepto;Cargo;Abono
01/11/2026;Sin movimiento;-;
20/11/2026;Depósito;;10.00
20/11/2026;Depósito;;1O.00
31/02/2026;Depósito;;10.00
20/11/2026;Cero;;0.00
20/11/2026;Ambos;5.00;10.00
;Total del día;5.00;
25/12/2026;Futuro;;10.00
20/11/2026;Con coma;;1,234.50;5
20/11/2026;En dólares;;US$ 5.00
Impreso el 30/11/2026`;
  assert.equal(linesIn(text), {
    found: ['2026-11-20 Depósito 1000'],
    left: [
      '2 No tiene monto',
      '4 «1O.00» no es un monto que se pueda leer',
      '5 «31/02/2026» no es una fecha que se pueda leer',
      '6 Su monto es cero',
      '7 Tiene crédito y débito',
      '8 Es una suma o un saldo',
      '9 Su fecha aún no llega',
      '10 Tiene más columnas que las demás: quizá una coma sin comillas',
      '11 «US$ 5.00» está en otra moneda',
      '12 «Impreso el 30/11/2026» no es una fecha que se pueda leer',
    ],
    open: [],
  });
});

test('commas of amounts that divide a line do not change the amount in silence', () => {
  const { found, left } = linesIn('Fecha,Concepto,Abono\n25/11/2026,A,750.00\n24/11/2026,B,3,792.38');
  assert.equal(found, ['2026-11-25 A 75000']);
  assert.equal(left, ['3 Tiene más columnas que las demás: quizá una coma sin comillas']);
});

test('money in another currency is not compared, whether a column, a heading, a sign or the account says so', () => {
  const column = linesIn(
    'Fecha;Concepto;Moneda;Abono\n25/11/2026;A;GTQ;1.00\n25/11/2026;B;USD;2.00\n25/11/2026;C;Quetzales;3.00',
  );
  assert.equal([column.found.length, column.left], [2, ['3 Está en otra moneda: USD']]);
  const above = 'Cuenta;1234;Moneda: USD\nFecha;Concepto;Abono\n25/11/2026;A;1.00';
  assert.equal(linesIn(above).left, ['3 Está en otra moneda: USD']);
  const heading = 'Fecha;Concepto;Abono US$;Abono GTQ\n25/11/2026;A;1.00;7.80';
  assert.equal(linesIn(heading).found, ['2026-11-25 A 780']);
  assert.equal(linesIn(heading, { columns: { credit: 2 } }).left, ['2 Está en otra moneda: US$']);
});

test('letters that could mean either are asked, and beside each other they are certain', () => {
  const tipo = (...letters: string[]) =>
    ['Fecha;Concepto;Tipo;Monto', ...letters.map((one) => `25/11/2026;A;${one};1.00`)].join('\n');
  const cents = (text: string, choices = {}) => readBank(text, choices).lines.map((line) => line.cents);
  assert.equal(cents(tipo('C', 'D')), [100, -100]);
  assert.equal(cents(tipo('C', 'A')), [-100, 100]);
  assert.equal(cents(tipo('H', 'D')), [100, -100]);
  assert.equal(cents(tipo('+', '–')), [100, -100]);
  assert.equal(cents(tipo('Crédito', 'DÉBITO')), [100, -100]);
  assert.equal(cents(tipo('N/C', 'N/D')), [100, -100]);
  assert.equal(linesIn(tipo('C', 'C')).open, ['received']);
  assert.equal(cents(tipo('C', 'C'), { received: 'none' }), [-100, -100]);
  assert.equal(linesIn(tipo('NC', 'CHQ'), { columns: { sign: 2 } }).open, ['received']);
  assert.equal(linesIn(tipo('C', '')).open, ['received']);
  assert.equal(linesIn(tipo('C', 'D', '')).left, ['4 No dice si es crédito o débito']);
});

test('words behind the amounts say which are received', () => {
  const text = 'Fecha;Concepto;Monto\n25/11/2026;A;3,792.38 CR\n25/11/2026;B;750.00 DB';
  assert.equal(linesIn(text), { found: ['2026-11-25 A 379238', '2026-11-25 B -75000'], left: [], open: [] });
});

test('cells of workbooks are numbers and days whatever their language', () => {
  const cells = (...values: (string | number)[]) =>
    values
      .map((value) =>
        typeof value === 'number'
          ? `<c><v>${value}</v></c>`
          : `<c t="inlineStr"><is><t>${value}</t></is></c>`,
      )
      .join('');
  const sheet = [
    cells('Fecha', 'Concepto', 'Abono'),
    cells(46351, 'DEP-261125', 3792.38),
    cells(46350, 'B', 1200),
  ];
  const workbook = makeWorkbook(sheet.map((row) => `<row>${row}</row>`).join(''));
  assert.equal(readBank(workbook).found, ['2026-11-25 DEP-261125 379238', '2026-11-24 B 120000']);
});

test('of a workbook the first sheet with lines is read, and others with lines are named', () => {
  const lines = 'Fecha;Concepto;Débito;Crédito\n25/11/2026;A;;10.00';
  const of = (sheets: Record<string, string>) => {
    const { file, found, otherSheets } = readBank(workbookOf(sheets));
    return [file.sheet, found, otherSheets];
  };
  const found = ['2026-11-25 A 1000'];
  assert.equal(of({ Resumen: 'Total de créditos;10', Noviembre: lines, Octubre: lines }), [
    'Noviembre',
    found,
    ['Octubre'],
  ]);
  assert.equal(of({ Hoja1: lines, Hoja2: '', Hoja3: '' }), ['', found, []]);
  assert.equal(of({ Resumen: 'Total de créditos;10', Notas: 'nada' }), ['Resumen', [], []]);
  const tooLong = 'A;1\n'.repeat(5_001);
  assert.equal(of({ Noviembre: lines, Todo: tooLong }), ['Noviembre', found, ['Todo']]);
  assert.throws(() => of({ Todo: tooLong, Vacía: '' }), /demasiado grande/);
});

test('a column that the spreadsheet hides is taken for nothing that a visible one can be', () => {
  const cells = (...values: string[]) =>
    `<row>${values.map((value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`).join('')}</row>`;
  const rows = `${cells('Fecha', 'Crédito original', 'Crédito', 'Concepto')}${cells('25/11/2026', '11.00', '10.00', 'A')}`;
  const of = (cols: string) =>
    readBank(makeWorkbook(`<cols>${cols}</cols><sheetData>${rows}</sheetData>`)).found;
  assert.equal(of('<col min="2" max="2" hidden="1"/>'), ['2026-11-25 A 1000']);
  assert.equal(of('<col min="3" max="3" hidden="true"/>'), ['2026-11-25 A 1100']);
  assert.equal(of('<col min="1" max="2" hidden="1"/>'), ['2026-11-25 A 1000']);
  assert.equal(of('<col min="2" max="2" width="9"/>'), [], 'of two that can be seen none is taken');
});

test('lines in rows that the spreadsheet hides are compared, and their number is told', () => {
  const row = (hidden: string, ...values: string[]) =>
    `<row ${hidden}>${values.map((value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`).join('')}</row>`;
  const heading = row('', 'Fecha', 'Concepto', 'Crédito');
  const hidden = row('hidden="1"', '25/11/2026', 'A', '10.00');
  const reading = readBank(makeWorkbook(`${heading}${hidden}${row('', '24/11/2026', 'B', '20.00')}`));
  assert.equal([reading.found, reading.hidden], [['2026-11-25 A 1000', '2026-11-24 B 2000'], 1]);
});

test('a long text is no date and no amount, in a time in proportion to its length', () =>
  assertInProportion(20_000, (length) => {
    for (const text of [
      '1 '.repeat(length / 2),
      '-'.repeat(length),
      ' '.repeat(length),
      '1'.repeat(length),
      `1${' '.repeat(length)}1:`,
    ])
      assert.is(parseBankDay(text, 'day'), undefined);
    for (const text of ['1,'.repeat(length / 2), "1'".repeat(length / 2)])
      assert.is(parseBankAmount({ kind: 'text', text }, '.', QUETZALES), 'malformed');
  }));

test('dates are read as banks write them', () => {
  const days =
    '5/10/26|05-10-2026|05.10.2026|05-oct-2026|5 de octubre 2026|5 de octubre de 2026|20261005|05102026|2026-10-05T08:00|lunes 5/10/2026|Lun. 05/10/2026 08:15 a. m.|Mon, Oct 5, 2026|OCTUBRE 5 2026|5-set-2026|46300';
  for (const text of days.split('|'))
    assert.is(parseBankDay(text, 'day')?.slice(5).replace('09', '10'), '10-05', text);
  assert.is(parseBankDay('mar 24 2026', 'day'), '2026-03-24');
  for (const text of ['', 'Saldo', '31/02/2026', '99/99/2026', '10.50', '25/11', '01-15-004567-8', '1 2 3 4'])
    assert.is(parseBankDay(text, 'day'), undefined, text);
});

test('amounts are read as the amount fields read them', () => {
  const read = (text: string) => {
    const amount = parseBankAmount({ kind: 'text', text }, '.', QUETZALES);
    return typeof amount === 'string' ? amount : amount.cents;
  };
  for (const [texts, cents] of [
    [
      '1,234.50|Q 1,234.50|1234.5|1 234.50|1\u00a0234.50|1’234.50|Q.1,234.50|GTQ 1,234.50|1,234.50 quetzales|1,234.50 CR|+1234.50',
      123450,
    ],
    ['(45.00)|45.00-|−45.00|–45.00|Q-45.00|-Q45.00|(Q45.00)|45.00 DB', -4500],
    ['1,234,567', 123456700],
    ['0.07', 7],
    ['-0.00', 0],
    ['|-|–', 'empty'],
    ['12.50 abc|999999999999999999.00|Q.50|12,34.50|12 50|3792.385|-45.00 CR|--45.00|(45.00', 'malformed'],
    ['$45.00|US$45.00|45.00 USD|€45.00', 'other-currency'],
  ] as const)
    for (const text of texts.split('|')) assert.is(read(text), cents, text);
});

test('a file is read in a time in proportion to its lines, up to the longest', () =>
  assertInProportion(4_990, (length) => {
    const rows = Array.from(
      { length },
      (_, at) =>
        `${String(1 + (at % 27)).padStart(2, '0')}/10/2026;PAGO ${at};${at % 2 ? 'C' : 'D'};1,${100 + (at % 900)}.00`,
    );
    assert.is(readBank(['Fecha;Concepto;Tipo;Monto', ...rows].join('\n')).lines.length, length);
  }));
