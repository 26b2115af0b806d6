import type { Download, Result } from '@cobros/sdk';
import { strToU8, zipSync } from 'fflate/browser';
import { readPdf } from '../support/read-pdf.ts';
import { assert, dataOf, failureOf, sandboxWith, test } from '../support/suite.ts';

const { admin, centro } = await sandboxWith('admin', 'centro');

const base64 = (text: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(text, encoding).toString('base64');
const csv = (...lines: string[]) =>
  base64(['Sucursal;Caja;Usuario;Correo;Referencia', ...lines].join('\r\n'));
const bytesOf = async (file: Promise<Result<Download>>) =>
  Buffer.from(await dataOf(await file).blob.arrayBuffer());
const preview = async (data: string) => dataOf(await admin.imports.preview({ kind: 'cashiers', data }));

test('spreadsheets of every kind are read: commas, tabs, Windows-1252, UTF-16, numbers and parts of an .xlsx', async () => {
  const typed = 'Sucursal,Caja,Usuario,Correo,Referencia\nCentro,Peña,,p@luna.gt,300\n';
  const files = [
    base64(typed),
    base64(`sep=;\n${typed.replaceAll(',', ';')}`, 'latin1'),
    base64(`\uFEFF${typed.replaceAll(',', '\t')}`, 'utf16le'),
    workbook([
      ['Sucursal', 'Caja', 'Usuario', 'Correo', 'Referencia'],
      ['Centro', 'Pe</t></r><r><t>&#241;a', '', 'p@luna.gt', 300],
    ]),
  ];
  for (const data of files) {
    const [row] = (await preview(data)).rows;
    assert.equal([row?.values[1], row?.values[4], row?.outcome], ['Peña', '300', 'create']);
  }
});

test('when an exported list is imported again, every row already exists', async () => {
  for (const kind of ['cashiers', 'branches'] as const)
    for (const format of ['excel', 'csv'] as const) {
      const bytes = await bytesOf(admin.imports.downloadSheet({ kind, rows: 'existing', format }));
      const { rows } = dataOf(await admin.imports.preview({ kind, data: bytes.toString('base64') }));
      assert.ok(rows.length > 1);
      // A row of a blocked branch, or one without a zone, already exists as well.
      const others = rows.filter(({ outcome }) => outcome !== 'exists');
      assert.equal(others, [], `${kind} ${format}`);
    }
});

test('the sheet is returned with reasons that no spreadsheet mistakes for formulas', async () => {
  const data = csv('Centro;=1+1;;x@luna.gt;C301', '=HYPERLINK("http://x");B;;x@luna.gt;C302');
  const content = { kind: 'cashiers', rows: 'outcomes', format: 'csv', data } as const;
  const bytes = await bytesOf(admin.imports.downloadSheet(content));
  const [header, first, second] = bytes.toString('utf8').split('\r\n');
  assert.match(header ?? '', /Qué pasará,Motivo$/);
  assert.match(first ?? '', /^Centro,'=1\+1,/);
  assert.match(second ?? '', /^"'=HYPERLINK/);
  const again = await preview(bytes.toString('base64'));
  assert.is(again.rows[0]?.values[1], '=1+1');
});

test('hostile and broken files are rejected with advice, and never unpacked beyond the size limit', async () => {
  const refused: [data: string, status: number, message: RegExp][] = [
    [Buffer.from('d0cf11e0a1b11ae1', 'hex').toString('base64'), 422, /\.xls\)/],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]).toString('base64'), 422, /No se pudo leer/],
    [base64('a\0b\nc'), 422, /No se pudo leer/],
    [csv(), 422, /No tiene filas/],
    [base64('Sucursal;Usuario\nCentro;x'), 422, /Faltan las columnas «Caja», «Referencia»/],
    [csv(...Array<string>(501).fill('Centro;x;;;C1')), 413, /más de 500 filas/],
    [workbook([['Caja'], ...Array<string[]>(501).fill(['x'])]), 413, /más de 500 filas/],
    [workbook([['x'.repeat(5_000_000)], ['x']]), 422, /No se pudo leer/],
    [workbook([['Caja'], ['x']], '<!DOCTYPE a [<!ENTITY b "c">]>'), 422, /No se pudo leer/],
    // These kept the server busy for hours.
    [workbook([['Caja'], ['x']], '<!--'.repeat(1_000_000)), 422, /No tiene filas/],
    [workbook([['Caja'], ['x']], '<?'.repeat(2_000_000)), 422, /Falta la columna/],
    [workbook([['Caja'], ['x']], `<c ${'a'.repeat(4_000_000)}/>`), 422, /Falta la columna/],
  ];
  for (const [data, status, message] of refused) {
    const failure = failureOf(await admin.imports.preview({ kind: 'cashiers', data }));
    assert.is(failure.status, status, String(message));
    assert.match(failure.message, message);
  }
});

test('the access sheets have a page per user without the password, only within the caller’s scope', async () => {
  const pages = await readPdf(
    await bytesOf(admin.imports.downloadAccessSheets({ userIds: ['us_caja1', 'us_zona10'] })),
  );
  assert.is(pages.length, 2);
  assert.match(pages[0]?.text ?? '', /tiendaluna-centro-caja1[^-]/);
  assert.is(failureOf(await centro.imports.downloadAccessSheets({ userIds: ['us_zona101'] })).status, 404);
  assert.is(failureOf(await admin.imports.downloadAccessSheets({ userIds: ['us_sol1'] })).status, 404);
});

/** An .xlsx file with one sheet. Its texts are shared strings, each in a single part. */
function workbook(rows: (string | number)[][], prolog = ''): string {
  const texts = rows.flat().filter((cell) => typeof cell === 'string');
  let text = 0;
  const xml = rows.map((cells, index) => {
    const all = cells.map((cell, column) => {
      const at = `${String.fromCharCode(65 + column)}${index + 1}`;
      return typeof cell === 'string'
        ? `<c r="${at}" t="s"><v>${text++}</v></c>`
        : `<c r="${at}"><v>${cell}</v></c>`;
    });
    return `<row r="${index + 1}">${all.join('')}</row>`;
  });
  const files = {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Oculta" state="hidden" r:id="a"/><sheet name="Hoja1" r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="b" Target="worksheets/s.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${texts.map((value) => `<si><r><t>${value}</t></r></si>`).join('')}</sst>`,
    'xl/worksheets/s.xml': `${prolog}<worksheet><sheetData>${xml.join('')}</sheetData></worksheet>`,
  };
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync(Object.fromEntries(packed))).toString('base64');
}
