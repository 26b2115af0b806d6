import { decodeText } from '#tables/decode-text.ts';
import { readText } from '#tables/read-text.ts';
import { assertInProportion } from '../../support/processor-time.ts';
import { assert, test } from '../support/test.ts';

const textsOf = (text: string) =>
  readText(text, 1_000).rows.map(({ cells }) => cells.map((cell) => cell.text));
const numbersOf = (text: string) => readText(text, 1_000).rows.map(({ row }) => row);
const read = (bytes: Uint8Array) => textsOf(decodeText(bytes));

const HEADING = ['Sucursal', 'Caja'];

test('every encoding of spreadsheets is told apart, with a mark at its start or without', () => {
  const text = 'Sucursal;Caja\r\nCentro;Peña\r\n';
  const wanted = [HEADING, ['Centro', 'Peña']];
  const bigEndian = (bytes: Buffer) => bytes.swap16();
  for (const bytes of [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    Buffer.from(text, 'latin1'),
    Buffer.from(text, 'utf16le'),
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    bigEndian(Buffer.from(text, 'utf16le')),
    bigEndian(Buffer.from(`\ufeff${text}`, 'utf16le')),
    // The lines and the ñ of old Macs.
    Buffer.from(text.replaceAll('\r\n', '\r').replace('ñ', '\x96'), 'latin1'),
  ])
    assert.equal(read(bytes), wanted);
  assert.throws(() => decodeText(Buffer.from('%PDF\0\x01\x02')), /No se pudo leer/);
});

test('a wrong byte in a text of UTF-8 spoils its own cell only', () => {
  const bytes = Buffer.concat([
    Buffer.from('Sucursal;Caja\nÁrea;Peña\nCentro;Caf'),
    Buffer.from([0xe9]),
    Buffer.from('\n'),
  ]);
  const { rows } = readText(decodeText(bytes), 10);
  assert.equal(rows[1]?.cells[1], { kind: 'text', text: 'Peña' });
  assert.is(rows[2]?.cells[1]?.kind, 'error');
});

test('what a spreadsheet writes for a failed formula or a truth is none of its texts', () => {
  const kinds = (line: string) => readText(line, 10).rows[0]?.cells.map(({ kind }) => kind);
  assert.equal(
    kinds('#N/A;#N/D;#¡REF!;#REF!;#¡VALOR!;#VALUE!;#¡DIV/0!;#DIV/0!;#¿NOMBRE?;#NAME?;#¡NUM!'),
    Array(11).fill('error'),
  );
  assert.equal(kinds('VERDADERO;FALSO;TRUE;FALSE'), Array(4).fill('boolean'));
  assert.equal(kinds('#1;Caja #N/A;Verdadero;#12!'), Array(4).fill('text'));
});

test('lines end with any of the three line ends, and rows have the numbers of a spreadsheet', () => {
  for (const end of ['\n', '\r\n', '\r'])
    assert.equal(
      numbersOf(['a,b', '', ' , ', '"c', 'd",e', 'f,g'].join(end)),
      [1, 4, 5],
      JSON.stringify(end),
    );
  assert.equal(numbersOf('sep=;\r\na;b\r\nc;d'), [1, 2]);
});

test('amounts are not split at their commas, whatever separates the cells', () => {
  const wanted = [
    ['25/11/2026', 'ACREDITAMIENTO 1', '3,792.38', '54,321.50'],
    ['24/11/2026', 'PAGO, COMISION', '1,390,950.00', '1.234,56'],
    ['23/11/2026', 'ACREDITAMIENTO 3', '10,495.96', '54,321.50'],
  ];
  for (const separator of ['\t', ';', '|'])
    assert.equal(textsOf(wanted.map((row) => row.join(separator)).join('\n')), wanted, separator);
  assert.equal(textsOf(wanted.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')), wanted);
  assert.equal(textsOf('Sucursal|Caja|Usuario|Correo|Referencia\nCentro|Tubo|||C969')[1], [
    'Centro',
    'Tubo',
    '',
    '',
    'C969',
  ]);
  assert.equal(textsOf('1,2\n3,4'), [
    ['1', '2'],
    ['3', '4'],
  ]);
});

test('lines above the table and sentences with commas do not decide about the separator', () => {
  assert.equal(
    textsOf('Banco, S. A.\nCuenta, monetaria, 12\nFecha;Detalle;Monto\n1/1;a, b, c;1\n2/1;d;2').at(-1),
    ['2/1', 'd', '2'],
  );
});

test('a quoted cell may contain separators, quotes and line breaks', () => {
  assert.equal(textsOf('a;"b, c, d"\n1;"2, 3, 4"'), [
    ['a', 'b, c, d'],
    ['1', '2, 3, 4'],
  ]);
  assert.equal(textsOf('a,b\n"6a avenida, zona 1\r\n""Centro""" ,"x"'), [
    ['a', 'b'],
    ['6a avenida, zona 1\n"Centro"', 'x'],
  ]);
});

test('a quote that nothing closes swallows no lines, nor do two of them', () => {
  const line = (name: string) => `Centro,${name},,,C981`;
  const names = ['Caja', 'Uno', '"Pantalla 12', 'Tres', '17"', 'Cinco'];
  assert.equal(
    textsOf(names.map(line).join('\r\n')).map((cells) => cells[1]),
    names,
  );
  assert.equal(textsOf('a,b\n"x,y')[1], ['"x', 'y']);
});

test('too many rows are refused; a row that is too wide or too long is left out with the reason', () => {
  assert.throws(() => readText('a\n'.repeat(4), 3), /más de 3 filas/);
  const { rows, unread } = readText(`a;b\n${'x;'.repeat(300)}y\n${'z'.repeat(40_000)};1\nc;d`, 4);
  assert.equal(
    rows.map(({ row }) => row),
    [1, 4],
  );
  assert.equal(unread, [
    { row: 2, reason: 'Tiene más de 200 columnas' },
    { row: 3, reason: 'Una celda es demasiado larga' },
  ]);
});

for (const part of ['"a""', ',"', '"\n', '"",', ' "', '\t', '""', '"a,\n', ',', '\n'])
  test(`a hostile text of ${JSON.stringify(part)} takes time in proportion to its length`, () =>
    assertInProportion(2_000_000, (length) => {
      try {
        readText(part.repeat(length / part.length), 1_000);
      } catch (cause) {
        assert.match((cause as Error).message, /Tiene más de 1,000 filas|Tiene demasiadas comillas/);
      }
    }));
