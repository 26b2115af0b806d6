import { setImmediate as turn } from 'node:timers/promises';
import { MAX_EXPORT_ROWS, writeExcelInWorker } from '#sandbox/out/sheets/write-excel-in-worker.ts';
import { ApiError } from '#sandbox/terms/errors/api-error.ts';
import { assert, cellValues, readXlsx, test } from '../support/suite.ts';

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

test('an error while rows are being read is reported, the next export works, and each ends its thread', async () => {
  // biome-ignore lint/correctness/useYield: it fails before the first row
  async function* broken(): AsyncGenerator<never> {
    throw new Error('No database');
  }
  async function* one() {
    yield [['x']];
  }
  const threads = () => (process.report.getReport() as { workers: unknown[] }).workers.length;
  const before = threads();
  for (let time = 0; time < 3; time++) {
    const failure = await writeExcelInWorker({ sheet, rows: broken(), totals: () => [] }).catch(String);
    assert.is(failure, 'Error: No database');
  }
  const bytes = await writeExcelInWorker({ sheet, rows: one(), totals: () => [] });
  assert.equal(readXlsx(bytes).rows.map(cellValues), [['x'], ['x']]);
  while (threads() > before) await turn();
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

test('rows that cannot be read after the client has disconnected end nothing else', async () => {
  const stop = new AbortController();
  const unhandled: unknown[] = [];
  const note = (cause: unknown) => unhandled.push(cause);
  process.on('unhandledRejection', note);
  async function* rows() {
    yield [['x']];
    stop.abort(new Error('Gone'));
    await turn();
    throw new Error('No database');
  }
  const { signal } = stop;
  const failure = await writeExcelInWorker({ sheet, rows: rows(), totals: () => [], signal }).catch(String);
  await turn();
  process.off('unhandledRejection', note);
  assert.equal([failure, unhandled], ['Error: Gone', []]);
});
