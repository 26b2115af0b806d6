import type { Sheet, SheetRow } from './sheet-types.ts';

/** Messages to the worker, in this order: one sheet, any number of batches, and the end. */
export type ToWorker =
  | { kind: 'sheet'; sheet: Sheet }
  | { kind: 'rows'; rows: readonly SheetRow[] }
  | { kind: 'end'; totals: readonly SheetRow[] };

/** Messages from the worker: ready for the next batch, or the finished file. */
export type FromWorker = { kind: 'taken' } | { kind: 'file'; bytes: Uint8Array };
