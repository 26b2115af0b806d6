import { Worker } from 'node:worker_threads';
import type { Table } from '../../tables/table.ts';
import { tooManySheetRows, unreadableSheet } from '../rules/imports/imported-sheet.ts';
import { takeTurns } from '../take-turns.ts';
import type { TableOutcome, TableTask } from './table-worker.ts';
import { workerFile } from './worker-file.ts';

/** Some ten times what the largest files take that are read. */
const TIME_LIMIT_MS = 10_000;
const MEMORY_MB = 256;

const inTurn = takeTurns(2);

/**
 * Reads the table in a caller's file in a worker thread, for as long as it may take.
 * @throws ApiError 422 not a table, or one that takes too long; 413 too many rows; the signal's reason when it is aborted
 */
export async function readTableInWorker(task: TableTask, signal?: AbortSignal): Promise<Table> {
  const outcome = await inTurn(() => {
    signal?.throwIfAborted();
    return inWorker(task, signal);
  });
  if ('table' in outcome) return outcome.table;
  const { code, message } = outcome.unreadable;
  throw code === 'too-many-rows' ? tooManySheetRows() : unreadableSheet(message);
}

async function inWorker(task: TableTask, signal: AbortSignal | undefined): Promise<TableOutcome> {
  const worker = new Worker(workerFile('table-worker'), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let limit: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const tooMuch = () =>
        reject(unreadableSheet('Es demasiado grande. Copia solo tus filas en un libro nuevo'));
      worker.once('message', resolve);
      worker.once('error', (cause: NodeJS.ErrnoException) =>
        cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : reject(cause),
      );
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      limit = setTimeout(tooMuch, TIME_LIMIT_MS);
    });
  } finally {
    clearTimeout(limit);
    await worker.terminate();
  }
}
