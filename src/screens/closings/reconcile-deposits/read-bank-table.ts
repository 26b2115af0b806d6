import { scriptUrl } from '#api/trusted-script-url.ts';
import { readText } from '#tables/read-text.ts';
import { type Table, UnreadableTable } from '#tables/table.ts';
import workerUrl from './read-table-worker.ts?worker';

const MOST_BYTES = 2_000_000;
const MOST_ROWS = 5_000;

const unread = () => new UnreadableTable('No se pudo leer. Elígelo otra vez');

/**
 * The rows of a bank's file, or of pasted lines.
 * @throws UnreadableTable with the reason for the user
 */
export async function readBankTable(source: File | string): Promise<Table> {
  const table = typeof source === 'string' ? readText(source, MOST_ROWS) : await readFile(source);
  if (table.rows.length === 0) throw new UnreadableTable('No tiene líneas que se puedan leer');
  return table;
}

async function readFile(file: File): Promise<Table> {
  if (file.size > MOST_BYTES) throw new UnreadableTable('Pasa de 2 MB. Divídelo por meses');
  // A file that was moved, or a dropped folder, cannot be read.
  const content = await file.arrayBuffer().catch(() => undefined);
  if (!content) throw unread();
  const worker = new Worker(scriptUrl(workerUrl));
  try {
    return await new Promise<Table>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<{ table?: Table; problem?: string }>) =>
        data.table ? resolve(data.table) : reject(new UnreadableTable(data.problem ?? ''));
      worker.onerror = () => reject(unread());
      worker.postMessage({ bytes: new Uint8Array(content), mostRows: MOST_ROWS });
    });
  } finally {
    worker.terminate();
  }
}
