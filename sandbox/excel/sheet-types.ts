/** One column of a sheet and the type of its cells. */
export interface SheetColumn {
  header: string;
  /** `money` takes exact decimal text and shows two decimals, `moment` takes a Date. Any cell may be null, which is empty. */
  type: 'text' | 'number' | 'money' | 'moment';
  /** In characters. */
  width: number;
}

/** The value of a cell. Money is the exact decimal text of the database. */
export type SheetCell = string | number | Date | null;
export type SheetRow = readonly SheetCell[];

/** A workbook of one sheet: its name, its columns, and the time zone (IANA name) of its moments. */
export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  timeZone: string;
}

/** Messages to the worker, in this order: one sheet, any number of batches, the end. */
export type ToWorker =
  | { kind: 'sheet'; sheet: Sheet }
  | { kind: 'rows'; rows: readonly SheetRow[] }
  | { kind: 'end'; totals: readonly SheetRow[] };

/** Messages from the worker: ready for the next batch, or the finished file. */
export type FromWorker = { kind: 'taken' } | { kind: 'file'; bytes: Uint8Array };
