/** One column of a sheet and the type of its cells. */
export interface SheetColumn {
  header: string;
  /**
   * `money` takes exact decimal text and shows two decimals, `moment` takes a Date, `day` a text such as `2026-11-20`
   * (any other stays text), `username` a name without `@`. Any cell may be null, which is empty.
   */
  type: 'text' | 'username' | 'number' | 'money' | 'moment' | 'day';
  /** Width in characters. */
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
