import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate/browser';
import { readTable } from '#tables/read-table.ts';
import type { TableRow } from '#tables/table.ts';
import { makeWorkbook, workbookOf } from '../../support/make-workbook.ts';
import { assertAtMost } from '../../support/processor-time.ts';
import { assert, test } from '../support/test.ts';

const MOST = { mostRows: 501 };
const fixture = (name: string) => readTable(readFileSync(`test/fixtures/sheets/${name}.xlsx`), MOST);
const read = (...parts: Parameters<typeof makeWorkbook>) => readTable(makeWorkbook(...parts), MOST);
const textsOf = ({ cells }: TableRow) =>
  cells.map(({ kind, text }) => (kind === 'text' ? text : `${kind} ${text}`));
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

test('parts are found by their relations, with slashes or backslashes, whatever their names', () => {
  for (const name of ['backslash', 'workbook2'])
    assert.equal(fixture(name).rows.map(textsOf)[1], ['Centro', 'Barra', 'empty ', 'empty ', 'C951']);
  const more = {
    '_rels/.rels':
      '<Relationships><Relationship Id="x" Type="http://a/officeDocument" Target="/Libro/Datos.XML"/></Relationships>',
    'libro/datos.xml':
      '<x:workbook xmlns:x="y"><x:sheets><x:sheet name="A" r:id="s" xmlns:r="z"/></x:sheets></x:workbook>',
    'libro/_rels/datos.xml.rels':
      '<Relationships><Relationship Id="s" Target="../hojas/uno.xml"/><Relationship Id="t" Type="b/sharedStrings" Target="textos.xml"/></Relationships>',
    'libro/textos.xml':
      '<sst><si><t>no</t></si><si><r><t>Pe</t></r><r><t>ña</t></r><rPh><t>x</t></rPh></si></sst>',
    'hojas/uno.xml': '<worksheet><sheetData><row><c t="s"><v>1</v></c></row></sheetData></worksheet>',
  };
  assert.equal(read('', { more }).rows.map(textsOf), [['Peña']]);
});

test('the preferred sheet is read if it can be seen, otherwise the first visible one', () => {
  const sheet = (name: string) => `<worksheet><sheetData><row>${text(name)}</row></sheetData></worksheet>`;
  const of = (state: string) =>
    readTable(
      makeWorkbook('', {
        more: {
          'xl/workbook.xml': `<workbook><sheets><sheet name="Notas" state="veryHidden" id="a"/><sheet name="Otra" id="b"/><sheet name="Cajas" state="${state}" id="c"/></sheets></workbook>`,
          'xl/_rels/workbook.xml.rels':
            '<Relationships><Relationship Id="a" Target="a.xml"/><Relationship Id="b" Target="b.xml"/><Relationship Id="c" Target="c.xml"/></Relationships>',
          'xl/a.xml': sheet('a'),
          'xl/b.xml': sheet('b'),
          'xl/c.xml': sheet('c'),
        },
      }),
      { ...MOST, preferredSheet: 'Cajas' },
    ).name;
  assert.equal([of('visible'), of('hidden')], ['Cajas', 'Otra']);
  const none = makeWorkbook('', { more: { 'xl/workbook.xml': '<workbook><sheets/></workbook>' } });
  assert.throws(() => readTable(none, MOST), /^No se pudo leer/);
});

test('a value that the file does not hold is missing, and no empty cell', () => {
  assert.equal(fixture('formula-no-value').rows.slice(1).map(textsOf), [
    ['Centro', 'Formula A', 'missing ', 'missing ', 'C941'],
    ['missing ', 'Formula B', 'empty ', 'empty ', 'C942'],
  ]);
  const rows = [
    // A text that is not there; a formula with its value; one that says itself that it may be empty; one that is shared.
    `${text('a')}<c t="s"><v>7</v></c>`,
    `${text('b')}<c><f>1+1</f><v>2</v></c><c t="str"><f>IF(A1="","",1)</f><v/></c><c><f t="shared" si="0"/></c>`,
    // A row that was prepared, and one that was never computed.
    '<c t="str"><f>A1</f><v></v></c><c t="str"><f>B1</f><v></v></c>',
    '<c><f>A1</f><v/></c>',
  ];
  assert.equal(
    read(`<sheetData>${rows.map((row) => `<row>${row}</row>`).join('')}</sheetData>`).rows.map(textsOf),
    [['a', 'missing '], ['b', 'number 2', 'empty ', 'missing '], ['missing ']],
  );
});

test('results that the program which wrote them says it did not compute are missing', () => {
  const sheet = `<sheetData><row>${text('a')}<c><f>LOWER("X")</f><v>0</v></c></row></sheetData>`;
  const of = (workbook: string) => read(sheet, { workbook }).rows.map(textsOf);
  assert.equal(of('<calcPr fullCalcOnLoad="1"/>'), [['a', 'missing ']]);
  assert.equal(of('<calcPr calcId="191029"/>'), [['a', 'number 0']]);
});

test('each cell of a merged area has its value, in the rows that have content', () => {
  const rows = [2, 3, 4, 9].map((row) => {
    const first = row === 2 ? `<c r="A2" t="inlineStr"><is><t>Centro</t></is></c>` : '<c s="1"/>';
    return `<row r="${row}">${first}${row === 9 ? '' : `<c r="B${row}" t="inlineStr"><is><t>${row}</t></is></c>`}</row>`;
  });
  const merged =
    '<mergeCells><mergeCell ref="A2:A9"/><mergeCell ref="C3:D4"/><mergeCell ref="?"/></mergeCells>';
  assert.equal(read(`<sheetData>${rows.join('')}</sheetData>${merged}`).rows.map(textsOf), [
    ['Centro', '2'],
    ['Centro', '3'],
    ['Centro', '4'],
  ]);
});

test('errors and truth values are told from names, and escaped characters are decoded', () => {
  assert.equal(
    fixture('na-name')
      .rows.slice(1)
      .map((row) => textsOf(row)[1]),
    ['error #N/A', 'error #REF!', 'boolean VERDADERO'],
  );
  const [, first, second] = fixture('x000d').rows.map(textsOf);
  assert.equal([first?.[1], first?.[4], second?.[1]], ['Caja Express', 'C921', 'Caja Doble']);
  assert.equal(
    read(
      `<sheetData><row>${text('a_x005F_x000D_b')}${text('&lt;b&gt; &amp;amp;')}${text('x_x0000_y')}</row></sheetData>`,
    ).rows.map(textsOf),
    [['a_x000D_b', '<b> &amp;', 'xy']],
  );
});

test('hidden rows are marked: by hand, by a filter, or without height', () => {
  assert.equal(
    fixture('hidden-row').rows.map(({ row, hidden }) => [row, hidden]),
    [
      [1, false],
      [2, false],
      [3, true],
      [4, false],
    ],
  );
  const rows = ['hidden="true"', 'ht="0" customHeight="1"', 'ht="15"'].map(
    (how) => `<row ${how}>${text('a')}</row>`,
  );
  assert.equal(
    read(`<sheetData>${rows.join('')}</sheetData>`).rows.map(({ hidden }) => hidden),
    [true, true, false],
  );
});

test('numbers are as their format shows them: zeros in front, dates, times, and no digits that nobody typed', () => {
  assert.equal(fixture('zeros').rows[1]?.cells[4], { kind: 'number', text: '0101' });
  const codes = [
    '0000',
    '0000-0000',
    '&quot;C&quot;000',
    'dd/mm/yyyy',
    '[$-409]h:mm AM/PM',
    '#,##0.00',
    '0',
    '[Red]00;(0)',
  ];
  const styles = `<numFmts>${codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${codes.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}<xf numFmtId="22"/><xf numFmtId="46"/></cellXfs>`;
  const numbers = [
    [101, 1],
    [55123456, 2],
    [7, 3],
    [46351, 4],
    [0.5, 5],
    [1234.5, 6],
    [101, 7],
    [5, 8],
    [46351.75, 9],
    [0.75, 10],
    [12345, 1],
    [1.5, 1],
    [-3, 1],
  ].map(([value, style]) => `<c s="${style}"><v>${value}</v></c>`);
  const plain = ['1E+2', '100.0', '3792.3800000000001', '0.1', '1E-7', '46351'].map(
    (value) => `<c><v>${value}</v></c>`,
  );
  assert.equal(
    read(`<sheetData><row>${numbers.join('')}</row><row>${plain.join('')}</row></sheetData>`, {
      styles,
    }).rows.map(textsOf),
    [
      [
        'number 0101',
        '5512-3456',
        'C007',
        'date 2026-11-25',
        'date 12:00:00',
        'number 1234.5',
        'number 101',
        'number 05',
        'date 2026-11-25T18:00:00',
        'date 18:00:00',
        'number 12345',
        'number 1.5',
        'number -3',
      ],
      ['number 100', 'number 100', 'number 3792.38', 'number 0.1', 'number 0.0000001', 'number 46351'],
    ],
  );
  const from1904 = read('<sheetData><row><c s="0"><v>44889</v></c></row></sheetData>', {
    styles: '<cellXfs><xf numFmtId="14"/></cellXfs>',
    workbook: '<workbookPr date1904="1"/>',
  });
  assert.is(from1904.rows[0]?.cells[0]?.text, '2026-11-25');
});

test('thousands of empty rows with borders count as nothing', () => {
  const bordered = Array.from({ length: 20_000 }, (_, at) => `<row r="${at + 3}"><c s="1"/><c s="1"/></row>`);
  const { rows } = read(
    `<sheetData><row r="1">${text('a')}</row><row r="2">${text('b')}</row>${bordered.join('')}</sheetData>`,
  );
  assert.is(rows.length, 2);
});

test('what looks like a workbook and is none says what it is and what to do', () => {
  const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));
  const old = (inside: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(inside, 'utf16le')]);
  const files: [Uint8Array, RegExp][] = [
    [
      Buffer.from('<html xmlns:x="urn:schemas-microsoft-com"><table><tr><td>a'),
      /página web.*guárdala como libro de Excel/,
    ],
    [Buffer.from('\ufeff\n<table border=1>', 'utf16le'), /página web/],
    [Buffer.from('MIME-Version: 1.0\nX-Document-Type: Workbook'), /página web/],
    [Buffer.from('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>'), /página web/],
    [old('Workbook'), /antiguo \(\.xls\).*Guárdalo como/],
    [old('EncryptedPackage'), /contraseña/],
    [zip('content.xml', 'mimetype'), /LibreOffice/],
    [zip('xl/workbook.bin'), /xlsb/],
    [zip('Index/Document.iwa'), /Numbers/],
    [zip('a.txt'), /No se pudo leer/],
    [Buffer.from('<?xml version="1.0"?>\n<Document><BkToCstmrStmt/></Document>'), /^No se pudo leer/],
    [Buffer.from('<?xml version="1.0"?><html xmlns="x"><table>'), /página web/],
    [Buffer.from('%PDF-1.7'), /PDF/],
    [makeWorkbook('<sheetData/>').slice(0, 300), /No se pudo leer/],
  ];
  for (const [bytes, message] of files) assert.throws(() => readTable(bytes, MOST), message);
});

test('limits hold after unpacking, and what is made to do harm is refused at once', async () => {
  const cell = `<c t="s"><v>0</v></c>`;
  const hostile = [
    readFileSync('test/fixtures/sheets/one-long-blank-text.xlsx'),
    readFileSync('test/fixtures/sheets/long-accented-headings.xlsx'),
    // Of parts small enough to be unpacked.
    makeWorkbook(`<sheetData><row>${cell.repeat(9_000)}</row></sheetData>`, {
      strings: `<si><t>${' '.repeat(250_000)}</t></si>`,
    }),
    makeWorkbook(`<sheetData><row>${text('á'.repeat(100_000))}</row></sheetData>`),
    makeWorkbook('<b>'.repeat(50_000)),
    makeWorkbook(`<sheetData><row r="5">${cell}</row><row r="5">${cell}</row></sheetData>`),
    makeWorkbook(`<sheetData><row r="99999999">${cell}</row></sheetData>`),
    makeWorkbook('<sheetData/>', {
      more: { 'xl/worksheets/s.xml': '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>' },
    }),
    makeWorkbook('<sheetData/>', { more: { 'xl/worksheets/s.xml': `<worksheet><sheetData><row>${cell}` } }),
    makeWorkbook('<sheetData/>', { strings: '<si/>'.repeat(250_000) }),
    makeWorkbook(
      `<sheetData>${Array.from({ length: 400 }, () => `<row>${text('a')}</row>`).join('')}</sheetData>${'<mergeCell ref="A1:GR400"/>'.repeat(2_000)}`,
    ),
    makeWorkbook(`<sheetData><row>${text('a')}</row></sheetData>`, {
      more: Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`xl/media/${at}.png`, ''])),
    }),
    zipSync(Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`a${at}`, new Uint8Array()]))),
  ];
  const rows = `<row>${text('Centro').repeat(10)}</row>`.repeat(500);
  const whole = makeWorkbook(`<sheetData>${rows}</sheetData>`);
  const readAll = () => assert.is(readTable(whole, MOST).rows.length, 500);
  for (const [at, bytes] of hostile.entries()) {
    const refuse = () =>
      assert.throws(
        () => readTable(bytes, MOST),
        (cause: Error) => cause.name === 'Error' && /[a-z]/.test(cause.message),
        String(at),
      );
    await assertAtMost(20, readAll, refuse);
  }
  const many = Array.from({ length: 502 }, () => `<row>${text('a')}</row>`).join('');
  assert.throws(() => read(`<sheetData>${many}</sheetData>`), /más de 501 filas/);
});

test('the other sheets of a workbook are named, up to a number and a length of names', () => {
  const read = (count: number, name: string) =>
    readTable(
      workbookOf(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}${name}`, 'Caja;1']))),
      MOST,
    ).otherSheets;
  assert.equal(read(3, ''), ['1', '2']);
  assert.is(read(2, 'a'.repeat(50_000))?.[0]?.length, 100);
  assert.is(read(250, '')?.length, 249);
  assert.throws(() => read(251, ''), /demasiado grande/);
});
