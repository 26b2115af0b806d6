import { scriptUrl } from '#api/trusted-script-url.ts';
import { readText } from '#tables/read-text.ts';
import { type Table, UnreadableTable } from '#tables/table.ts';
import workerUrl from './read-table-worker.ts?worker';

const MOST_BYTES = 2_000_000;
const MOST_ROWS = 5_000;

const unread = () => new UnreadableTable('No se pudo leer. Elígelo otra vez');

/**
 * The rows of a bank's file, or of pasted lines: of each sheet of a workbook that has some.
 * @throws UnreadableTable with the reason for the user
 */
export async function readBankTables(source: File | string): Promise<readonly Table[]> {
  const tables = typeof source === 'string' ? [readText(source, MOST_ROWS)] : await readFile(source);
  if (tables.every(({ rows }) => rows.length === 0))
    throw new UnreadableTable('No tiene líneas que se puedan leer');
  if (tables.every(({ rows }) => rows.every(({ cells }) => cells.length < 2)))
    throw new UnreadableTable(
      'Sus líneas no tienen columnas. Descárgalas de tu banco en CSV o Excel (.xlsx)',
    );
  return tables;
}

async function readFile(file: File): Promise<readonly Table[]> {
  if (file.size > MOST_BYTES) throw new UnreadableTable('Pasa de 2 MB. Divídelo por meses');
  // A file that was moved, or a dropped folder, cannot be read.
  const content = await file.arrayBuffer().catch(() => undefined);
  if (!content) throw unread();
  const worker = new Worker(scriptUrl(workerUrl));
  try {
    return await new Promise<readonly Table[]>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<{ tables?: Table[]; problem?: string }>) =>
        data.tables ? resolve(data.tables) : reject(new UnreadableTable(data.problem ?? ''));
      worker.onerror = () => reject(unread());
      worker.postMessage({ bytes: new Uint8Array(content), mostRows: MOST_ROWS });
    });
  } finally {
    worker.terminate();
  }
}
