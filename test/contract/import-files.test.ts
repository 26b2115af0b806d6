import { readFileSync } from 'node:fs';
import type { Download, Result } from '@cobros/sdk';
import { readTableInWorker } from '#sandbox/out/sheets/read-table-in-worker.ts';
import { ACCESS_STEPS } from '../../words/access-steps.ts';
import { makeWorkbook, workbookOf } from '../support/make-workbook.ts';
import { assertAtMost } from '../support/processor-time.ts';
import { readPdf, showsTitle } from '../support/read-pdf.ts';
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
    workbook(
      ['Sucursal', 'Caja', 'Usuario', 'Correo', 'Referencia'],
      ['Centro', 'Pe&#241;a', '', 'p@luna.gt', 300],
    ),
  ];
  for (const data of files) {
    const [row] = (await preview(data)).rows;
    assert.equal([row?.values[1], row?.values[4], row?.outcome], ['Peña', '300', 'create']);
  }
});

test('other usual titles of the columns are taken too', async () => {
  const typed = 'Sucursal;Nombre;Usuario;Correo electrónico;Referencia\nCentro;Peña;;p@luna.gt;300';
  for (const title of ['Correo electrónico', 'EMAIL']) {
    const [row] = (await preview(base64(typed.replace('Correo electrónico', title)))).rows;
    assert.equal([row?.values[1], row?.values[3], row?.outcome], ['Peña', 'p@luna.gt', 'create']);
  }
});

test('titles are known whatever signs they have, and columns and sheets that are not read are named', async () => {
  const unreadOf = async (...lines: string[]) => (await preview(base64(lines.join('\n')))).unread;
  const marked = 'Sucursal:;Caja *;Usuario (opcional);E-mail;Referencia*;Teléfono;Rol;';
  const data = base64(`${marked}\nCentro;Barra;barra;b@luna.gt;C301;5512;;`);
  const { rows, unread } = await preview(data);
  assert.equal([rows[0]?.values[3], rows[0]?.reason, unread], ['b@luna.gt', null, ['columna F · Teléfono']]);
  // A second column with the same title is not read, and neither is an address under another title.
  assert.equal(await unreadOf('Caja;Correo;Correo;Referencia', 'Barra;a@luna.gt;b@luna.gt;C301'), [
    'columna C · Correo',
  ]);
  assert.equal(
    await unreadOf('Sucursal;Correo del encargado;Caja;Referencia', 'Centro;a@luna.gt;Barra;C301'),
    ['columna B · Correo del encargado'],
  );
  const sheets = {
    Norte: 'Caja;Referencia\nBarra;C302',
    Cajas: 'Caja;Referencia\nBarra;C301;;nota',
    Vacía: '',
    Larga: 'A;1\n'.repeat(600),
  };
  assert.equal((await preview(Buffer.from(workbookOf(sheets)).toString('base64'))).unread, [
    'columna D',
    'hoja «Norte»',
    'hoja «Larga»',
  ]);
  // The title of the template counts before another that is taken for it.
  const named = await preview(base64('Nombre;Caja;Referencia\nAna Pérez;Barra;C301'));
  assert.equal([named.rows[0]?.values[1], named.unread], ['Barra', ['columna A · Nombre']]);
  // Those of a sheet with reasons are the portal's own.
  const own = 'Sucursal;Caja;Usuario;Correo;Referencia;Qué pasará;Motivo';
  assert.is(await unreadOf(own, 'Centro;Barra;;;C301;Se creará;x'), undefined);
});

test('titles and groups of columns may stand above the titles of the columns, and rows keep the numbers of the sheet', async () => {
  for (const above of [['Cajas de 2026', ''], ['Datos de la caja;;;Contacto;']]) {
    const lines = [...above, 'Sucursal;Caja;Usuario;Correo;Referencia', 'Centro;Peña;;p@luna.gt;300'];
    const rows = (await preview(base64(lines.join('\n')))).rows.map(({ row, values, outcome }) => [
      row,
      values[1],
      outcome,
    ]);
    assert.equal(rows, [[lines.length, 'Peña', 'create']]);
  }
});

test('what lacks in a workbook is said with the sheet that was read', async () => {
  const failureWith = async (instructions: string) => {
    const sheets = { Instrucciones: instructions, Datos: 'Caja;Referencia\nPeña;300' };
    const data = Buffer.from(workbookOf(sheets)).toString('base64');
    return failureOf(await admin.imports.preview({ kind: 'cashiers', data })).message;
  };
  assert.is(
    await failureWith('Llena la hoja Datos\nGracias'),
    'En la hoja «Instrucciones» faltan las columnas «Caja», «Referencia». Copia tus datos en la plantilla e intenta de nuevo',
  );
  assert.is(await failureWith('Llena'), 'La hoja «Instrucciones» no tiene filas debajo de los títulos');
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

test('hostile and broken files are rejected with advice', async () => {
  const refused: [data: string, status: number, message: RegExp][] = [
    [Buffer.from('d0cf11e0a1b11ae1', 'hex').toString('base64'), 422, /\.xls\)/],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]).toString('base64'), 422, /No se pudo leer/],
    [base64('a\0b\nc'), 422, /No se pudo leer/],
    [csv(), 422, /No tiene filas/],
    [base64('Sucursal;Usuario\nCentro;x'), 422, /^Faltan las columnas «Caja», «Referencia»/],
    [csv(...Array<string>(501).fill('Centro;x;;;C1')), 413, /más de 500 filas/],
  ];
  for (const [data, status, message] of refused) {
    const failure = failureOf(await admin.imports.preview({ kind: 'cashiers', data }));
    assert.is(failure.status, status, String(message));
    assert.match(failure.message, message);
  }
});

const fixture = (name: string) => readFileSync(`test/fixtures/sheets/${name}.xlsx`).toString('base64');

test('a workbook that unpacks to megabytes of one text takes little more than any other file', async () => {
  for (const name of ['one-long-blank-text', 'long-accented-headings']) {
    const content = { kind: 'cashiers', data: fixture(name) } as const;
    const ordinary = () => preview(csv('Centro;Peña;;p@luna.gt;300'));
    // It took a minute; starting a thread takes most of this.
    await assertAtMost(10, ordinary, async () => {
      const failure = failureOf(await centro.imports.preview(content));
      assert.equal(
        [failure.status, failure.message],
        [422, 'Es demasiado grande. Copia solo tus filas en un libro nuevo'],
      );
    });
  }
});

test('a caller who leaves stops the reading of their file, and others are read after it', async () => {
  const task = { bytes: Buffer.from('Caja\nUno'), mostRows: 2 };
  const leaving = new AbortController();
  const left = readTableInWorker(task, leaving.signal).catch((cause: unknown) => cause);
  leaving.abort(new Error('left'));
  assert.match(String(await left), 'left');
  const many = await Promise.all([1, 2, 3, 4].map(() => readTableInWorker(task)));
  assert.equal(
    many.map(({ rows }) => rows.length),
    [2, 2, 2, 2],
  );
});

test('a row with a value that is not certain says so and is not created', async () => {
  const reasonsOf = async (data: string) =>
    (await preview(data)).rows.map(({ row, outcome, wrong, reason }) => [row, outcome, wrong.join(), reason]);
  const formula =
    'el archivo no guarda el resultado de su fórmula. Ábrelo en Excel, guárdalo e intenta de nuevo';
  assert.equal(await reasonsOf(fixture('formula-no-value')), [
    [2, 'error', 'username,email', `Usuario: ${formula}. Correo: ${formula}`],
    [3, 'error', 'branch', `Sucursal: ${formula}`],
  ]);
  assert.equal(await reasonsOf(fixture('na-name')), [
    [2, 'error', 'cashier', 'Caja: la celda tiene el error #N/A'],
    [3, 'error', 'cashier', 'Caja: la celda tiene el error #REF!'],
    [4, 'error', 'cashier', 'Caja: la celda tiene VERDADERO, que no es un texto'],
  ]);
  const hidden = 'Está oculta en tu hoja. Muéstrala para crearla, o bórrala';
  const [, second] = await reasonsOf(fixture('hidden-row'));
  assert.equal(second, [3, 'error', '', hidden]);
  const zeros = await preview(fixture('zeros'));
  assert.equal([zeros.rows[0]?.outcome, zeros.rows[0]?.values[4]], ['create', '0101']);
  assert.equal(
    await reasonsOf(
      base64(
        `Sucursal;Caja;Usuario;Correo;Referencia\nCentro;A; ;a@luna.gt;C931;y más\nCentro;${'x'.repeat(40_000)};;;C932`,
      ),
    ),
    [
      [2, 'error', '', 'Tiene más celdas que títulos. Pon entre comillas los textos que llevan el separador'],
      [3, 'error', '', 'Una celda es demasiado larga'],
    ],
  );
  // The rows are created as the preview says, and the default e-mail address is not shown as if the sheet named it.
  const made = dataOf(await admin.imports.create({ kind: 'cashiers', data: fixture('formula-no-value') }));
  assert.equal(
    made.rows.map(({ outcome, values }) => [outcome, values[3]]),
    [
      ['error', ''],
      ['error', ''],
    ],
  );
});

test('dates and numbers that a spreadsheet made of what was typed are asked about', async () => {
  const cell = (xml: string) =>
    `<row>${['Centro', 'Uno'].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}${xml}</row>`;
  const heading = ['Sucursal', 'Caja', 'Referencia']
    .map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
    .join('');
  const rows = ['<c s="1"><v>46054</v></c>', '<c><v>1.2345678901234568E+16</v></c>'].map(cell);
  const bytes = makeWorkbook(`<sheetData><row>${heading}</row>${rows.join('')}</sheetData>`, {
    styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
  });
  const answer = await preview(Buffer.from(bytes).toString('base64'));
  assert.equal(
    answer.rows.map(({ reason }) => reason),
    [
      'Referencia: la celda tiene una fecha (2026-02-01). Escríbela como texto',
      'Referencia: Excel guarda 15 cifras de un número. Escríbelo como texto',
    ],
  );
});

test('an apostrophe at the start is dropped only where an export put it before a formula', async () => {
  const names = async (data: string) => (await preview(data)).rows.map(({ values }) => values[1]);
  assert.equal(await names(csv("Centro;'Caja;;;C941", "Centro;'=1+1;;;C942", "Centro;''=1+1;;;C943")), [
    "'Caja",
    '=1+1',
    "'=1+1",
  ]);
});

test('an e-mail address may have an apostrophe and an ampersand', async () => {
  const { rows } = await preview(csv("Centro;Ana;;ana.o'neil&hijos@luna.gt;C951"));
  assert.equal([rows[0]?.outcome, rows[0]?.values[3]], ['create', "ana.o'neil&hijos@luna.gt"]);
});

test('text files of every kind are read as they look', async () => {
  const lines = (end: string) =>
    [
      'Sucursal,Caja,Usuario,Correo,Referencia',
      'Centro,Mac Uno,,,C961',
      'Centro,"Pantalla 12,,,C982',
      'Centro,Mac Dos,,,C962',
    ].join(end);
  const names = async (data: string) =>
    (await preview(data)).rows.map(({ row, outcome, values }) => `${row} ${outcome} ${values[1]}`);
  const wanted = ['2 create Mac Uno', '3 create "Pantalla 12', '4 create Mac Dos'];
  assert.equal(await names(base64(lines('\r'))), wanted);
  assert.equal(await names(base64(lines('\r\n').replaceAll(',', '|'))), wanted);
  assert.equal(await names(base64(lines('\n').replaceAll(',', ';'), 'utf16le')), wanted);
});

test('the access sheets have a page per user without the password, only within the caller’s scope', async () => {
  const sheets = await bytesOf(admin.imports.downloadAccessSheets({ userIds: ['us_caja1', 'us_zona10'] }));
  assert.ok(showsTitle(sheets));
  const pages = await readPdf(sheets);
  assert.is(pages.length, 2);
  const [{ text = '' } = {}] = pages;
  assert.match(text, /tiendaluna-centro-caja1[^-]/);
  assert.match(text, 'a@b.gt');
  for (const step of ACCESS_STEPS) assert.match(text, step);
  assert.equal(text.match(/\d\.(?!\d)/g), ['1.', '2.', '3.']);
  assert.is(failureOf(await centro.imports.downloadAccessSheets({ userIds: ['us_zona101'] })).status, 404);
  assert.is(failureOf(await admin.imports.downloadAccessSheets({ userIds: ['us_sol1'] })).status, 404);
});

const workbook = (...rows: (string | number)[][]): string => {
  const cellOf = (cell: string | number) =>
    typeof cell === 'string' ? `<c t="inlineStr"><is><t>${cell}</t></is></c>` : `<c><v>${cell}</v></c>`;
  const xml = rows.map((cells) => `<row>${cells.map(cellOf).join('')}</row>`);
  return Buffer.from(makeWorkbook(`<sheetData>${xml.join('')}</sheetData>`)).toString('base64');
};
