import type { Queryable } from '#ground/db/database.ts';
import { reportError } from '#ground/running/report-error.ts';
import { ApiError } from '#terms/errors/api-error.ts';
import { INTERRUPTED } from './downloads.ts';

/** Called while rows are written, with the number written so far and the total. */
export type OnRows = (rows: number, of: number) => void;

interface WrittenFile {
  bytes: Uint8Array | ReadableStream<Uint8Array>;
  name: string;
  contentType: string;
}

/** The files that this process is writing. */
export interface BackgroundFiles {
  /** Writes the file of a recorded download, and stores it or the reason why it failed. Returns immediately. */
  start(id: string, write: (onRows: OnRows, signal: AbortSignal) => Promise<WrittenFile>): void;
  /** Stops all files that are being written. */
  close(): Promise<void>;
}

const PART_BYTES = 1_000_000;
const SAY_MS = 1_000;

export function createBackgroundFiles(database: Queryable): BackgroundFiles {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  return {
    start(id, write) {
      const work = writeFile(database, id, write, closing.signal).finally(() => running.delete(work));
      running.add(work);
    },
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}

async function writeFile(
  database: Queryable,
  id: string,
  write: Parameters<BackgroundFiles['start']>[1],
  closing: AbortSignal,
): Promise<void> {
  const deleted = new AbortController();
  const signal = AbortSignal.any([closing, deleted.signal]);
  let written = 0;
  let total: number | null = null;
  const say = async () => {
    const [found] = await database.query(
      `update downloads set rows = $2, total_rows = $3, alive_at = now() where id = $1 and status = 'running' returning 1`,
      [id, written, total],
    );
    if (!found) deleted.abort();
  };
  // If one run fails, the next one makes up for it.
  const timer = setInterval(() => void say().catch(() => {}), SAY_MS);
  const onRows: OnRows = (rows, of) => {
    written = rows;
    total = of;
  };
  try {
    const { bytes, name, contentType } = await write(onRows, signal);
    const size = await storeParts(database, id, bytes, signal);
    await database.query(
      `update downloads set status = 'ready', rows = $2, total_rows = $2, file_name = $3, content_type = $4, size = $5
       where id = $1 and status = 'running'`,
      [id, written, name, contentType, size],
    );
  } catch (cause) {
    if (!deleted.signal.aborted) await fail(database, id, cause, closing.aborted);
  } finally {
    clearInterval(timer);
  }
}

async function storeParts(
  database: Queryable,
  id: string,
  bytes: WrittenFile['bytes'],
  signal: AbortSignal,
): Promise<number> {
  let [part, size] = [0, 0];
  for await (const chunk of bytes instanceof Uint8Array ? slicesOf(bytes) : bytes) {
    signal.throwIfAborted();
    await database.query('insert into download_parts (download_id, part, bytes) values ($1, $2, $3)', [
      id,
      part++,
      chunk,
    ]);
    size += chunk.byteLength;
  }
  return size;
}

function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += PART_BYTES) yield bytes.subarray(at, at + PART_BYTES);
}

async function fail(database: Queryable, id: string, cause: unknown, interrupted: boolean): Promise<void> {
  const expected = cause instanceof ApiError;
  if (!expected && !interrupted) reportError('Writing a download failed:', cause);
  const reason = interrupted
    ? INTERRUPTED
    : expected
      ? cause.message
      : 'No se pudo preparar, intenta de nuevo';
  await database
    .query(`update downloads set status = 'failed', failure = $2 where id = $1 and status = 'running'`, [
      id,
      reason,
    ])
    // If this fails too, the housekeeping later marks the download as failed.
    .catch((lost: unknown) => reportError('Recording a failed download failed:', lost));
}
