import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAX_EXPORT_ROWS, writeExcelInWorker } from '../../sandbox/excel/write-excel-in-worker.ts';
import { ApiError } from '../../sandbox/rules/api-error.ts';
import { sandboxOf } from '../support/in-process-sandbox.ts';
import { receive, refund } from '../support/make-payments.ts';
import { cellValues, exportedSheet, readXlsx } from '../support/read-xlsx.ts';
import { dataOf } from '../support/unwrap-result.ts';

const sandbox = await sandboxOf(test);

test('the export of a closing has a frozen header, all its transactions and exact totals', async () => {
  const { database } = sandbox;
  const first = await receive(database, 'us_caja1', 0.1);
  await refund(database, await receive(database, 'us_caja1', 0.2));
  await receive(database, 'us_caja2', 1234.56);
  await database.query('update transactions set note = $2 where id = $1', [first, '=HYPERLINK("x")&<b>']);
  await database.query('update transactions set created_at = $2 where id = $1', [
    first,
    new Date('2026-03-01T02:30:15Z'),
  ]);
  const api = await sandbox.api('tiendaluna-centro');
  const closingId = dataOf(await api.closings.close({})).closings[0]?.id ?? '';
  const sheet = await exportedSheet(await api.closings.exportTransactions({ closingId }));
  assert.equal(
    [sheet.fileName, sheet.name, sheet.frozenRows, sheet.rows.length],
    ['cierre-CI-000001.xlsx', 'Cierre CI-000001', 1, 5],
  );
  const [header, oldest, ...rest] = sheet.rows;
  assert.equal(cellValues(header).slice(-3), ['Monto recibido', 'Monto reembolsado', 'Neto']);
  // 46082 is 1 March 2026 in Excel; the moment is 20:30:15 of the day before in Guatemala.
  assert.is(Number(oldest?.[0]?.value).toFixed(5), (46_081 + 20.5 / 24 + 15 / 86_400).toFixed(5));
  assert.equal(oldest?.[9], { kind: 'text', value: '=HYPERLINK("x")&<b>' });
  assert.equal(cellValues(oldest).slice(-3), ['0.1', '0', '0.1']);
  const totals = rest.at(-1);
  assert.is(totals?.[0]?.value, 'Total');
  assert.equal(cellValues(totals).slice(-3), ['1234.86', '0.2', '1234.66']);
});

const sheet = { name: 'x', columns: [{ header: 'x', type: 'text' as const, width: 9 }], timeZone: 'UTC' };

test('more rows than an export may have are rejected with advice', async () => {
  const batch = Array.from({ length: 50_000 }, () => ['x']);
  async function* rows() {
    for (let count = 0; count <= MAX_EXPORT_ROWS; count += batch.length) yield batch;
  }
  const failure = await writeExcelInWorker({ sheet, rows: rows(), totals: () => [] }).catch(
    (cause: unknown) => cause,
  );
  assert.ok(failure instanceof ApiError);
  assert.is(failure.status, 413);
  assert.match(failure.message, 'Reduce el rango de fechas');
});

test('an error while rows are being read is reported, and the next export works', async () => {
  // biome-ignore lint/correctness/useYield: it fails before the first row
  async function* broken(): AsyncGenerator<never> {
    throw new Error('No database');
  }
  async function* one() {
    yield [['x']];
  }
  for (let turn = 0; turn < 3; turn++) {
    const failure = await writeExcelInWorker({ sheet, rows: broken(), totals: () => [] }).catch(String);
    assert.is(failure, 'Error: No database');
  }
  const bytes = await writeExcelInWorker({ sheet, rows: one(), totals: () => [] });
  assert.equal(readXlsx(bytes).rows.map(cellValues), [['x'], ['x']]);
});

test('when the client has disconnected, no more rows are read', async () => {
  const stop = new AbortController();
  let batches = 0;
  let closed = false;
  async function* rows() {
    try {
      for (;;) {
        if (++batches === 3) stop.abort(new Error('Gone'));
        yield [['x']];
      }
    } finally {
      closed = true;
    }
  }
  const { signal } = stop;
  const failure = await writeExcelInWorker({ sheet, rows: rows(), totals: () => [], signal }).catch(String);
  assert.equal([failure, batches, closed], ['Error: Gone', 3, true]);
  const late = await writeExcelInWorker({ sheet, rows: rows(), totals: () => [], signal }).catch(String);
  assert.equal([late, batches], ['Error: Gone', 3]);
});
