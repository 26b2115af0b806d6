import { createLineWriter, headerLine } from './csv-text.ts';
import type { Sheet, SheetRow } from './sheet-types.ts';
import { MAX_EXPORT_ROWS, tooManyRows } from './write-excel-in-worker.ts';

export const CSV_TYPE = 'text/csv';

/** The mark by which spreadsheets recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes the rows of a sheet as CSV without totals while they are read: at most one batch is in memory, and reading
 * stops when the client disconnects.
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

/** Reports, after each batch, the number of items so far and in total. */
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

/** Converts the items of each batch. */
export async function* eachMapped<Item, Result>(
  batches: AsyncIterable<readonly Item[]>,
  convert: (item: Item) => Result,
): AsyncGenerator<Result[]> {
  for await (const batch of batches) yield batch.map(convert);
}
