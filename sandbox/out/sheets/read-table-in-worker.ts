import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { takeTurns } from '#ground/running/take-turns.ts';
import { tooManySheetRows, unreadableSheet } from '#places/imports/imported-sheet.ts';
import { type Table, tooLarge } from '../../../tables/table.ts';
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

/** Starting a worker takes longer than reading most files, so one stays for the next. */
let idle: Worker | undefined;

async function inWorker(task: TableTask, signal: AbortSignal | undefined): Promise<TableOutcome> {
  const worker = idle ?? startWorker();
  idle = undefined;
  worker.ref();
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    worker.postMessage(task);
    const ended = AbortSignal.any(signal ? [signal, limit] : [limit]);
    const [outcome] = (await once(worker, 'message', { signal: ended })) as [TableOutcome];
    if (idle) void worker.terminate();
    else idle = worker;
    worker.unref();
    return outcome;
  } catch (cause) {
    void worker.terminate();
    signal?.throwIfAborted();
    const isTooMuch = limit.aborted || (cause as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw isTooMuch ? unreadableSheet(tooLarge().message) : cause;
  }
}

function startWorker(): Worker {
  const worker = new Worker(workerFile('table-worker'), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  worker.once('exit', () => {
    if (idle === worker) idle = undefined;
  });
  return worker;
}
