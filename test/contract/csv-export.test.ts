import type { Download, Result } from '@cobros/sdk';
import { createBusinessApi } from '@cobros/sdk';
import { readCsv } from '../../conformance/src/read-csv.ts';
import { cellValues, readXlsx } from '../support/read-xlsx.ts';
import { assert, dataOf, failureOf, receive, refund, sandboxWith, serve, test } from '../support/suite.ts';

const { sandbox, database, admin } = await sandboxWith('admin');

/** Notes, and how the file shows them. */
const NOTES: [note: string, written: string][] = [
  ['dos, con "comillas"; y acentos: ñandú 😀', 'dos, con "comillas"; y acentos: ñandú 😀'],
  [' espacios ', ' espacios '],
  ['=HYPERLINK("http://x","y")', '\'=HYPERLINK("http://x","y")'],
  ['+502 5555 1234', "'+502 5555 1234"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\u00a0=1', "'\u00a0=1"],
  ['\u200b=1', "'\u200b=1"],
  ['＝1', "'＝1"],
  // Removing one apostrophe always restores the original text.
  ["'=1", "''=1"],
  ["'90s", "'90s"],
  ['a=1', 'a=1'],
];
const ids: string[] = [];
for (const [index, [note]] of NOTES.entries()) {
  const id = await receive(database, 'us_caja1', [0.1, 0.2, 1234.56, 999_999.99, 10][index % 5] as number);
  await database.query('update transactions set note = $2 where id = $1', [id, note]);
  ids.push(id);
}
await refund(database, ids[1] ?? '');
await database.query(`update transactions set created_at = '2026-03-01T02:30:15.999Z' where id = $1`, [
  ids[0],
]);

async function read(export_: Promise<Result<Download>>) {
  const { blob, fileName } = dataOf(await export_);
  return { fileName, type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

async function recordsOf(export_: Promise<Result<Download>>) {
  const { bytes } = await read(export_);
  return readCsv(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** An Excel cell in the format of the CSV; a moment has no offset. */
function asInCsv(header: string, value: string | null): string {
  if (value === null) return '';
  if (['Creación', 'Recibido', 'Resolución'].includes(header))
    return new Date(Math.round((Number(value) - 25_569) * 86_400) * 1000).toISOString().slice(0, 19);
  if (/^(Monto|Neto)/.test(header)) return Number(value).toFixed(2);
  return header === 'Usuario del cliente'
    ? value.slice(1)
    : (NOTES.find(([note]) => note === value)?.[1] ?? value);
}

/** Compares a CSV file with the rows of an Excel file above its totals. */
async function compare(csv: string[][], excel: Promise<Result<Download>>) {
  const sheet = readXlsx((await read(excel)).bytes);
  const { rows } = sheet;
  const headers = cellValues(rows[0]).map(String);
  assert.equal(csv[0], headers);
  const shown = csv.map((record) => record.map((text) => text.replace(/(T\d\d:\d\d:\d\d)-06:00$/, '$1')));
  assert.equal(
    shown.slice(1),
    rows
      .slice(1, csv.length)
      .map((row) => headers.map((header, at) => asInCsv(header, row[at]?.value ?? null))),
  );
  return sheet;
}

for (const sort of ['asc', 'desc'] as const)
  test(`the CSV file of the history has the rows of its Excel file, to the cent (${sort})`, async () => {
    const csv = await recordsOf(admin.transactions.exportHistory({ sort, format: 'csv' }));
    await compare(csv, admin.transactions.exportHistory({ sort }));
    assert.is(csv.length, NOTES.length + 1);
  });

test('the CSV file of a closing has the rows of its Excel file, and their sums are the closing’s', async () => {
  const { closings } = dataOf(await admin.closings.close({}));
  const [closing] = closings;
  const content = { closingId: closing?.id ?? '' };
  const csv = await recordsOf(admin.closings.exportTransactions({ ...content, format: 'csv' }));
  const sheet = await compare(csv, admin.closings.exportTransactions(content));
  assert.is(csv.length, NOTES.length + 1);
  const sumOf = (column: number) =>
    csv.slice(1).reduce((cents, record) => cents + Math.round(Number(record.at(column)) * 100), 0);
  const amounts = [closing?.grossAmount, closing?.refundedAmount, closing?.netAmount];
  const cents = amounts.map((amount) => Math.round(Number(amount) * 100));
  assert.equal([sumOf(-3), sumOf(-2), sumOf(-1)], cents);
  assert.equal([sheet.name, sheet.frozenRows], ['Cierre CI-000001', 1]);
  const [total, ...totals] = cellValues(sheet.rows.at(-1)).filter((value) => value !== null);
  assert.equal([total, ...totals.slice(-3).map(Number)], ['Total', ...amounts]);
});

test('a CSV file is UTF-8 with a byte order mark, and its moments have the business’s offset', async () => {
  const dates = { startDate: '2026-03-01T00:00:00.000Z', endDate: '2026-03-31T23:59:59.999Z' };
  const { bytes, type, fileName } = await read(admin.transactions.exportHistory({ ...dates, format: 'csv' }));
  assert.equal([...bytes.slice(0, 3)], [0xef, 0xbb, 0xbf]);
  assert.match(type, /^text\/csv; ?charset=utf-8$/);
  assert.is(fileName, 'historial-2026-02-28-a-2026-03-31.csv');
  const [, record] = readCsv(new TextDecoder().decode(bytes));
  assert.is(record?.[0], '2026-02-28T20:30:15-06:00');
});

/** Gives Café Sol more rows than fit in one batch. */
async function fillCafeSol(rows: number) {
  const id = await receive(database, 'us_sol1', 1);
  await database.query(
    `insert into transactions (id, business_id, branch_id, cashier_id, app_user_id, origin, status, amount, note, created_at, resolved_at)
     select 'tx_' || n, business_id, branch_id, cashier_id, app_user_id, origin, status, n, repeat('x', 60), created_at, resolved_at
     from transactions, generate_series(2, $2::integer) n where id = $1`,
    [id, rows],
  );
}

/** Counts the batches that are read, and fails from the given one on. */
function watchBatches(failsFrom = Number.POSITIVE_INFINITY) {
  const { query } = database;
  const watch = { batches: 0, stop: () => Object.assign(database, { query }) };
  Object.assign(database, {
    query(...given: Parameters<typeof query>) {
      const isBatch = given[0].includes('= any(array(');
      if (isBatch && ++watch.batches >= failsFrom) return Promise.reject(new Error('planted'));
      return query.apply(database, given);
    },
  });
  return watch;
}

test('a CSV file is sent while it is read: reading stops when the client disconnects, and a failure cuts the file off', async () => {
  await fillCafeSol(6_000);
  const sol = await sandbox.signIn('cafesol');
  const headers = { Authorization: `Bearer ${sol}` };
  const body = '{"requestContent":{"format":"csv"}}';
  const post = () => sandbox.call('transactions/v3/history/excel', { method: 'POST', headers, body });
  const whole = await (await post()).text();
  const amounts = readCsv(whole).map((record) => record.at(-2));
  assert.is(new Set(amounts.slice(1)).size, 6_000);

  const watch = watchBatches();
  const reader = (await post()).body?.getReader();
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
  watch.stop();
  assert.ok(watch.batches >= 1 && watch.batches < 6, `${watch.batches} batches read`);

  const { url } = await serve(sandbox.handle);
  const failing = watchBatches(3);
  try {
    const api = createBusinessApi({ baseUrl: `${url}/api`, getSessionId: () => sol });
    assert.is(failureOf(await api.transactions.exportHistory({ format: 'csv' })).kind, 'network');
  } finally {
    failing.stop();
  }
});

test('the activity names the format of the file', async () => {
  const { data } = dataOf(
    await admin.activity.list({ kinds: ['exports'], pageProperties: { currentPage: 1, pageSize: 100 } }),
  );
  const formats = data.map(({ description }) =>
    /^Exportó el (historial|cierre).* a (Excel|CSV)/.exec(description),
  );
  const named = new Set(formats.map((found) => found?.slice(1).join(' ')));
  assert.equal([...named].sort(), ['cierre CSV', 'cierre Excel', 'historial CSV', 'historial Excel']);
});
