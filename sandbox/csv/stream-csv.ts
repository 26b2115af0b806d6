import type { Sheet, SheetRow } from '../excel/sheet-types.ts';
import { MAX_EXPORT_ROWS, tooManyRows } from '../excel/write-excel-in-worker.ts';
import { createLineWriter, headerLine } from './csv-text.ts';

export const CSV_TYPE = 'text/csv';

/** By which spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The rows of a sheet as a CSV without totals, written as it is read: no more than one batch is in memory, and a reader that
 * leaves ends the reading.
 */
export function streamCsv(
  sheet: Sheet,
  batches: AsyncIterable<readonly SheetRow[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const chunks = textOf(sheet, batches);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function* textOf(sheet: Sheet, batches: AsyncIterable<readonly SheetRow[]>): AsyncGenerator<string> {
  const write = createLineWriter(sheet);
  yield BYTE_ORDER_MARK + headerLine(sheet);
  let count = 0;
  for await (const batch of batches) {
    count += batch.length;
    if (count > MAX_EXPORT_ROWS) throw tooManyRows();
    yield batch.map(write).join('');
  }
}

/** Reports after each batch how many items have passed, and of how many. */
export async function* counted<Item>(
  batches: AsyncIterable<readonly Item[]>,
  total: number,
  onRows: ((rows: number, of: number) => void) | undefined,
): AsyncGenerator<readonly Item[]> {
  let count = 0;
  for await (const batch of batches) {
    yield batch;
    count += batch.length;
    onRows?.(count, total);
  }
}

/** Each batch with its items converted. */
export async function* eachMapped<Item, Result>(
  batches: AsyncIterable<readonly Item[]>,
  convert: (item: Item) => Result,
): AsyncGenerator<Result[]> {
  for await (const batch of batches) yield batch.map(convert);
}
