import type { Schemas } from '@cobros/sdk';
import { remainderLines } from '#words/statement-lines.ts';
import { readCsv } from '../../conformance/src/read-csv.ts';
import { readPdf, showsTitle } from '../support/read-pdf.ts';
import { assert, cellValues, dataOf, exportedSheet, sandboxOf, test } from '../support/suite.ts';
import { fillOctober, OCTOBER, withACentMore } from './support/statement-of-october.ts';

const sandbox = await sandboxOf();
await fillOctober(sandbox);
const admin = await sandbox.api('tiendaluna');

async function fileOf(content: Schemas['ExportStatementContent']) {
  const { blob, fileName } = dataOf(await admin.closings.exportStatement(content));
  return { fileName, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

test('the files of a business name its own account only', async () => {
  const sol = await sandbox.api('cafesol');
  const { blob } = dataOf(await sol.closings.exportStatement({ ...OCTOBER, format: 'pdf' }));
  const [page] = await readPdf(new Uint8Array(await blob.arrayBuffer()));
  assert.match(page?.text ?? '', 'Café Sol');
  assert.not.match(page?.text ?? '', '4417');
  assert.match((await pdfOf(OCTOBER))[0]?.text ?? '', 'Banco del Lago ··4417');
});

async function pdfOf(content: typeof OCTOBER) {
  return (await readPdf((await fileOf(content)).bytes)).map((page) => ({
    ...page,
    lines: page.text.split(/\r?\n/).map((line) => line.trim()),
  }));
}

test('the PDF is A4 with numbered pages, a header on each, and sums carried forward from page to page', async () => {
  const { fileName, bytes } = await fileOf(OCTOBER);
  assert.is(fileName, 'estado-de-cuenta-2026-10.pdf');
  assert.ok(showsTitle(bytes));
  const pages = await pdfOf({ startDay: '2026-08-05', endDay: '2026-10-31' });
  assert.ok(pages.length >= 3);
  const days: string[] = [];
  for (const [index, { width, height, text, lines }] of pages.entries()) {
    assert.equal([width, height], [210, 297]);
    assert.match(text, `Página ${index + 1} de ${pages.length}`);
    assert.match(text, 'Tienda Luna');
    assert.match(text, 'Recibido');
    assert.match(text, 'hora de Guatemala');
    days.push(
      ...lines
        .filter((line) => /^(Lun|Mar|Mié|Jue|Vie|Sáb|Dom) /.test(line))
        .map((line) => line.slice(0, 15)),
    );
    if (index === 0) continue;
    assert.match(text, 'Suma anterior');
    const balanceOf = (start: RegExp) =>
      pages[index - 1]?.lines
        .findLast((line) => start.test(line))
        ?.split(' ')
        .at(-1);
    assert.match(balanceOf(/^Suma y sigue/) ?? '', /^Q/);
    assert.is(balanceOf(/^Suma y sigue/), balanceOf(/^(Lun|Mar|Mié|Jue|Vie|Sáb|Dom) /));
  }
  assert.is(days.length, 88);
  const last = pages.at(-1)?.text ?? '';
  for (const part of [
    'Cuadra al centavo.',
    'Q857.75',
    'Q887.75',
    'Total',
    '+ devuelto Q0.05 = saldo final Q',
    'Es lo mismo que suman los pagos y cierres por depositar.',
    'DEP-261016 de Q0.05 fue devuelto',
  ])
    assert.match(last, part);
});

test('in the PDF, the Excel file and on the screen the same lines lead to the balance and to the closings', async () => {
  const statement = dataOf(await admin.closings.getStatement(OCTOBER));
  const printed = (await pdfOf(OCTOBER)).map(({ text }) => text).join('\n');
  const { rows } = await exportedSheet(await admin.closings.exportStatement({ ...OCTOBER, format: 'excel' }));
  const inSheet = new Map(rows.slice(34).map((row) => [row[0]?.value, Number(row[10]?.value)]));
  const wanted = [
    ['Reembolsado', '\u2212Q50.00'],
    ['Depositado', '\u2212Q1,025.70'],
    ['Depósitos devueltos', 'Q0.05'],
    ['Recibido en octubre y no cerrado entonces', '\u2212Q837.75'],
    ...remainderLines(statement),
  ] as const;
  for (const [label, amount] of wanted) {
    // The PDF's font has no minus sign.
    assert.match(printed, `${label} ${amount.replace('\u2212', '–')}`);
    const number = Number(amount.replace('\u2212', '-').replace(/[Q,]/g, ''));
    assert.is(inSheet.get(label), number, label);
  }
});

test('the PDF says by how much a statement does not balance', async () => {
  const more = ['closings', 'net_amount', 'number = 4'] as const;
  const pages = await withACentMore(sandbox, more, () => pdfOf(OCTOBER));
  assert.match(pages.at(-1)?.text ?? '', 'No cuadra: faltan Q0.01.');
});

test('the Excel file has real numbers and dates, and the CSV file a row per day', async () => {
  const { rows } = await exportedSheet(await admin.closings.exportStatement({ ...OCTOBER, format: 'excel' }));
  assert.equal(cellValues(rows[0]).slice(0, 4), ['Día', 'Recibido', 'Reembolsado', 'Neto']);
  const { data } = dataOf(await admin.activity.list({ pageProperties: { currentPage: 1, pageSize: 1 } }));
  assert.match(data[0]?.description ?? '', ': Octubre de 2026, Excel');
  const first = rows[2] ?? [];
  // 01/10/2026 is the 46,296th day in Excel.
  const cells = [first[0], first[1], first[10]].map((cell) => `${cell?.kind} ${cell?.value}`);
  assert.equal(cells, ['number 46296', 'number 150.1', 'number 1025.6']);
  assert.equal(cellValues(rows[33]).slice(0, 4), ['Total', '1057.9', '50', '1007.9']);
  assert.equal([rows[33]?.[7]?.value, rows[33]?.[8]?.value], ['1025.7', '0.05'], 'deposited and returned');

  const { fileName, bytes } = await fileOf({ ...OCTOBER, businessBranchId: 'br_centro', format: 'csv' });
  assert.is(fileName, 'estado-de-cuenta-2026-10-Centro.csv');
  const csv = readCsv(new TextDecoder().decode(bytes));
  assert.is(csv.length, 33);
  assert.equal(csv[1], ['2026-09-30', ...Array(9).fill(''), '875.50']);
  assert.equal(csv[2]?.join(' '), '2026-10-01 100.10 0.00 100.10 1 CI-000001 975.60 0.00 0.00  975.60');
  assert.equal(csv[3]?.slice(7), ['975.60', '0.00', 'DEP-261002', '0.00']);
  assert.is(csv[32]?.[10], '887.75');
});

test('the list of closings can be exported with its filters', async () => {
  const october = { startDate: '2026-10-01T06:00:00Z', endDate: '2026-11-01T05:59:59Z' };
  const csv = dataOf(await admin.closings.exportHistory({ ...october, sort: 'asc', format: 'csv' }));
  assert.is(csv.fileName, 'cierres-2026-10-01-a-2026-10-31.csv');
  const [head = [], ...records] = readCsv(await csv.blob.text());
  const column = (name: string) => records.map((record) => record[head.indexOf(name)]);
  assert.equal(column('Número'), ['CI-000001', 'CI-000002', 'CI-000003', 'CI-000004']);
  assert.equal(column('Neto'), ['975.60', '50.00', '0.05', '20.00']);
  const excel = await admin.closings.exportHistory({ businessBranchId: 'br_centro' });
  const { rows } = await exportedSheet(excel);
  const numbers = rows.slice(1, -1).map((row) => row[0]?.value);
  assert.equal(numbers, ['CI-000005', 'CI-000003', 'CI-000001']);
  assert.is(rows.at(-1)?.at(-1)?.value, '2863.4');
  const cashier = await sandbox.api('tiendaluna-centro-caja1');
  const { blob } = dataOf(await cashier.closings.exportHistory({ format: 'csv' }));
  assert.is(readCsv(await blob.text()).length, 1);
});
