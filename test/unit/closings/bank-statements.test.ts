import { makeWorkbook } from '../../support/make-workbook.ts';
import { readBank } from '../support/read-bank.ts';
import { assert, test } from '../support/test.ts';

const linesIn = (rows: string | Uint8Array, choices: Parameters<typeof readBank>[1] = {}) => {
  const { found, left, open } = readBank(rows, choices);
  return { found, left, open };
};

test('dates without a year take that of the period above the heading, and the key of the codes above it is no heading', () => {
  const statement = (period: string, ...days: string[]) =>
    [
      'Tipo de Transacciones,',
      ',NC = Nota de Crédito,,,ND = Nota de Débito,',
      'Cuenta: 3140014105 - TIENDA LUNA',
      period,
      'Fecha,TT,Descripción,No. Doc,Debe (Q.),Haber (Q.),Saldo (Q.)',
      ...days.map((day) => `${day},NC,ABONO,1173336,,15.00,15083.60`),
    ].join('\n');
  const days = (period: string, ...dates: string[]) =>
    readBank(statement(period, ...dates)).lines.map(({ day }) => day);
  assert.equal(days('Del 01/10/2026 al 31/10/2026', '01- 10', '15- 10'), ['2026-10-01', '2026-10-15']);
  assert.equal(days('DESDE: 2025/12/05 HASTA: 2026/01/31', '31/12', '1/01', '2 ene'), [
    '2025-12-31',
    '2026-01-01',
    '2026-01-02',
  ]);
  assert.equal(days('Período,01/10/2026,31/10/2026', '15/10'), ['2026-10-15']);
  // Outside of the period, or within it twice, it stays unknown.
  assert.equal(linesIn(statement('Del 01/10/2026 al 31/10/2026', '15/10', '02/11')).left, [
    '7 A la fecha «02/11» le falta el año',
  ]);
  assert.equal(linesIn(statement('Del 01/10/2025 al 31/10/2026', '15/10')).found, []);
  assert.equal(linesIn(statement('Impreso el 02/11/2026', '15/10')).found, []);
});

test('of several rows of names that which names most columns is the heading, and lines above it are listed', () => {
  const text = [
    'Número de Clientes, Nombre, Producto, Moneda, Saldo Inicial, Saldo Disponible, Fecha ',
    '1234567, TIENDA LUNA, 790582920, GTQ, 1000.00, 1150.00, 30/11/2026 ',
    '',
    'Detalle de Estado Bancario',
    'Fecha de Transacción, Referencia de Transacción, Código de Transacción, Descripción de Transacción, Débito de Transacción, Crédito de Transacción, Balance de Transacción ',
    '25/11/2026, 412000001, TF, ACREDITAMIENTO DEP-261125     , 0.00, 50.00, 1050.00 ',
    '26/11/2026, 412000002, CP, SUPERMERCADO                  , 20.00, 0.00, 1030.00 ',
    'Código Transacción Totales , Cantidad Débitos Totales, Montos Débitos Totales ',
    'TF, 0, 0.00, 2, 300.00 ',
  ].join('\r\n');
  assert.equal(linesIn(text), {
    found: [
      '2026-11-25 ACREDITAMIENTO DEP-261125 · 412000001 5000',
      '2026-11-26 SUPERMERCADO · 412000002 -2000',
    ],
    left: [
      '2 Está arriba de los títulos de las columnas',
      '8 «Código Transacción Totales» no es una fecha que se pueda leer',
      '9 «TF» no es una fecha que se pueda leer',
    ],
    open: [],
  });
});

test('of several tables that with most lines is read, whatever another names, and rows below lines without a heading are none', () => {
  const { found, left } = readBank(
    [
      'Fecha;Documento;Concepto;Abono;;',
      '25/11/2026;1;UNO;10.00;;',
      '26/11/2026;2;DOS;20.00;;',
      'Fecha;Documento;Tipo;Descripción;Cargo;Moneda',
      '27/11/2026;3;CQ;TRES;30.00;GTQ',
    ].join('\n'),
  );
  assert.equal(found, ['2026-11-25 UNO · 1 1000', '2026-11-26 DOS · 2 2000']);
  assert.is(left.length, 2);
  const footed = readBank('25/11/2026;UNO;10.00\n26/11/2026;DOS;20.00\nTotal débitos;Total créditos;', {
    received: 'plus',
  });
  assert.is(footed.found.length, 2);
});

test('a summary of the account above is no heading, although its names are those of amounts', () => {
  const { found, left } = readBank(
    [
      'SALDO INICIAL;DEPÓSITOS;OTROS ABONOS;CHEQUES;OTROS CARGOS;SALDO FINAL;;',
      '26752990;0;144099749;0;-147515775;23336058;;',
      'MONTO;DESCRIPCIÓN;;FECHA;N DOC;SUCURSAL;;CARGO/ABONO',
      '303768;TRANSF. DEP-261125;;25/11/2026;0;Internet;;A',
      '-1162700;PAGO;;26/11/2026;1;Internet;;C',
    ].join('\n'),
  );
  assert.equal(found, ['2026-11-25 TRANSF. DEP-261125 30376800', '2026-11-26 PAGO -116270000']);
  assert.equal(left, []);
});

test('rows of another table below the lines are listed, until the heading comes again in any spelling', () => {
  const { found, left } = readBank(
    [
      'Fecha;Monto;Concepto;Referencia',
      '25/11/2026;10.00;ACREDITAMIENTO;DEP-261125',
      'Fecha;Saldo;;',
      '25/11/2026;54,321.50;;',
      'FECHA;MONTO;CONCEPTO;REFERENCIA',
      '26/11/2026;20.00;ACREDITAMIENTO;DEP-261126',
      ';;Fecha de cobro;',
      '27/11/2026;30.00;ACREDITAMIENTO;DEP-261127',
    ].join('\n'),
    { received: 'plus' },
  );
  assert.equal(
    found.map((line) => line.slice(0, 10)),
    ['2026-11-25', '2026-11-26', '2026-11-27'],
  );
  assert.equal(left, ['3 Está en otra tabla: Fecha · Saldo', '4 Está en otra tabla: Fecha · Saldo']);
});

test('of a second account in the same file, its own currency counts', () => {
  const heading = 'Fecha;Concepto;Débito;Crédito';
  const account = (currency: string, concept: string) => [
    `Cuenta: 34-38089-1;Moneda: ${currency};;`,
    heading,
    `25/11/2026;${concept};;10.00`,
    ';CUENTA USD 1;;',
    `26/11/2026;${concept};;20.00`,
  ];
  const { found, left } = readBank(
    [...account('GTQ', 'UNO'), ...account('USD', 'DOS'), ...account('GTQ', 'TRES')].join('\n'),
  );
  assert.equal(
    found.map((line) => line.slice(0, 15)),
    ['2026-11-25 UNO ', '2026-11-26 UNO ', '2026-11-25 TRES', '2026-11-26 TRES'],
  );
  const account2 = '«Cuenta: 34-38089-1» no es una fecha que se pueda leer';
  const dollars = 'Está en otra moneda: USD';
  assert.equal(left, [
    `6 ${account2}`,
    `8 ${dollars}`,
    '9 No tiene monto',
    `10 ${dollars}`,
    `11 ${account2}`,
  ]);
});

test('numbers of documents and balances are no amounts, whatever else their names say', () => {
  for (const other of [
    'No. Depósito',
    'N° de crédito',
    '# Depósito',
    'Crédito disponible',
    'Saldo de depósitos',
  ]) {
    const reading = readBank(`Fecha;${other};Descripción;Quetzales\n25/11/2026;45871;ACREDITAMIENTO;10.00`);
    assert.is(reading.layout.columns.credit, -1, other);
  }
});

test('of two columns that may both be the amount none is taken, unless only one has amounts', () => {
  const text = (second: string) =>
    `Fecha;Concepto;Monto;Monto\n25/11/2026;A;1.28;${second}\n26/11/2026;B;-0.51;${second && '-4.00'}`;
  assert.is(readBank(text('10.00')).layout.columns.credit, -1);
  assert.is(readBank(text('')).layout.columns.credit, 2);
  const credit = (heads: string, cells: string) =>
    readBank(`Fecha;Concepto;${heads}\n25/11/2026;A;${cells}`).layout.columns.credit;
  assert.is(credit('Crédito;Crédito;Débito', ';10.00;'), 3);
  assert.is(credit('Depósitos;Otros abonos;Cargos', '10.00;20.00;'), -1);
  assert.is(credit('Boleta de depósito;Depósitos;Retiros', '4587;10.00;'), 3);
  assert.is(credit('Boleta de depósito;Monto', '4587;10'), 3);
});

test('balances and sums are no lines, although they have a date', () => {
  const { found, left } = readBank(
    [
      'Fecha;Descripción;Débito;Crédito',
      '01/11/2026;SALDO ANTERIOR;;54,321.50',
      '25/11/2026;ACREDITAMIENTO;;10.00',
      '26/11/2026;TOTALMENTE FRESCO S.A.;;20.00',
      '30/11/2026;SUB-TOTAL DEL MES;;30.00',
    ].join('\n'),
  );
  assert.is(found.length, 2);
  assert.equal(left, ['2 Es una suma o un saldo', '5 Es una suma o un saldo']);
});

test('a minus among debits without one may be a reversal, and is not read as one debit more', () => {
  const { found, left } = readBank(
    'Fecha;Descripción;Débito;Crédito\n25/11/2026;PAGO;750.00;\n26/11/2026;REVERSA;-750.00;\n27/11/2026;A;;1.00',
  );
  assert.equal(found, ['2026-11-25 PAGO -75000', '2026-11-27 A 100']);
  assert.equal(left, ['3 Es un débito con signo menos']);
  const all = 'Fecha;Descripción;Débito;Crédito\n25/11/2026;PAGO;-750.00;\n26/11/2026;B;(4.00);';
  assert.equal(readBank(all).found, ['2026-11-25 PAGO -75000', '2026-11-26 B -400']);
});

test('dates that Excel may have turned round are not compared: days up to 12 as dates, later ones left as texts', () => {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const date = (serial: number) => `<c s="1"><v>${serial}</v></c>`;
  const of = (...days: string[]) =>
    linesIn(
      makeWorkbook(
        `<sheetData><row>${['Fecha', 'Concepto', 'Crédito'].map(text).join('')}</row>${days
          .map((day) => `<row>${day}${text('A')}<c><v>10</v></c></row>`)
          .join('')}</sheetData>`,
        { styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>' },
      ),
    );
  // 11 October of what was 10 November.
  const mixed = of(date(46306), text('13/11/2026'), text('20/11/2026'));
  assert.equal(mixed.found, ['2026-11-13 A 1000', '2026-11-20 A 1000']);
  assert.equal(mixed.left, [
    '2 Excel pudo cambiar el día por el mes en 11/10/2026. Sube el archivo del banco sin abrirlo en Excel',
  ]);
  assert.is(of(date(46306), date(46350), text('20/11/2026')).found.length, 3);
  assert.is(of(date(46306), text('05/11/2026'), text('20/11/2026')).found.length, 3);
  assert.is(of(date(46306), date(46337)).found.length, 2);
});

test('a row with neither date nor amount continues the text of the line above', () => {
  const { found, left } = readBank(
    [
      'Fecha;Referencia;Descripción;Débito;Crédito;Saldo',
      '25/11/2026;778;ACREDITAMIENTO;;10.00;50.00',
      ';;DEP-261125;;;',
      ';;TIENDA LUNA;;;',
      ';;TOTAL DEL DÍA;;;',
      'Página 1;;;;;',
      ';;Otra;;;',
      '26/11/2026;779;PAGO;4.00;;46.00',
      ';;;;;46.00',
    ].join('\n'),
  );
  assert.equal(found, [
    '2026-11-25 ACREDITAMIENTO · 778 · DEP-261125 · TIENDA LUNA 1000',
    '2026-11-26 PAGO · 779 -400',
  ]);
  assert.equal(left, [
    '5 Es una suma o un saldo',
    '6 «Página 1» no es una fecha que se pueda leer',
    '7 No tiene fecha ni monto',
    '9 No tiene monto',
  ]);
});

test('texts that a CSV file writes as formulas are read as they look', () => {
  assert.equal(readBank('Fecha,Documento,Crédito\n="25/11/2026","=""0001234""",10.00').found, [
    '2026-11-25 0001234 1000',
  ]);
});
