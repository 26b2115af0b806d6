import { readTables } from '#tables/read-table.ts';
import { UnreadableTable } from '#tables/table.ts';

// Runs in a worker: a large workbook takes a second, and its reader is needed for files only.
addEventListener('message', ({ data }: MessageEvent<{ bytes: Uint8Array; mostRows: number }>) => {
  try {
    postMessage({ tables: readTables(data.bytes, data) });
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    postMessage({ problem: error.message });
  }
});
