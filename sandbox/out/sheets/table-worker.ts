// Worker thread that reads the tables of callers: a large one takes a second, and one made to do harm as long as it is let.
import { parentPort } from 'node:worker_threads';
import { type ReadTableOptions, readTable } from '../../../tables/read-table.ts';
import { type Table, UnreadableTable } from '../../../tables/table.ts';

export interface TableTask extends ReadTableOptions {
  bytes: Uint8Array;
}

export type TableOutcome = { table: Table } | { unreadable: Pick<UnreadableTable, 'code' | 'message'> };

function outcomeOf({ bytes, ...options }: TableTask): TableOutcome {
  try {
    return { table: readTable(bytes, options) };
  } catch (cause) {
    if (!(cause instanceof UnreadableTable)) throw cause;
    return { unreadable: { code: cause.code, message: cause.message } };
  }
}

parentPort?.on('message', (task: TableTask) => parentPort?.postMessage(outcomeOf(task)));
