/**
 * The content of a cell: `empty`; `text`; `number`; `date`; `boolean`; `error`, such as `#N/A`, or letters that cannot be decoded;
 * `missing`, a value that the file does not hold, such as that of a formula that was never computed.
 */
export type CellKind = 'empty' | 'text' | 'number' | 'date' | 'boolean' | 'error' | 'missing';

export interface TableCell {
  kind: CellKind;
  /**
   * Without spaces at both ends. A number is in plain decimals with a point (`3792.38`), with the zeros that its format shows in
   * front (`0101`). A date is `yyyy-MM-dd`, or `yyyy-MM-ddTHH:mm:ss` if it has a time. All cells of a text file are `text` as
   * written there. Empty if `missing`.
   */
  text: string;
}

export const EMPTY: TableCell = { kind: 'empty', text: '' };

/** A row with at least one cell that is not empty. */
export interface TableRow {
  /** The number that a spreadsheet shows beside the row, from 1; rows without content count, too. */
  row: number;
  /** True if the spreadsheet does not show this row; false in a text file. */
  hidden: boolean;
  /** From the first column on; rows may have different lengths. */
  cells: readonly TableCell[];
}

/** A row whose content was left out. */
export interface UnreadRow {
  row: number;
  /** A sentence for people, without a full stop. */
  reason: string;
}

export interface Table {
  /** Name of the sheet of a workbook; null for a text. */
  name: string | null;
  rows: TableRow[];
  unread: UnreadRow[];
  /** Indexes of columns that the spreadsheet does not show. */
  hiddenColumns?: readonly number[];
  /** Other visible sheets with content; absent if there are none, or all are read. */
  otherSheets?: readonly string[];
}

/** Longest text of a cell, as in Excel. */
export const MAX_CELL_LENGTH = 32_767;
export const MAX_COLUMNS = 200;

/** Why a file is no table that can be read, as a sentence for people, without a full stop. */
export class UnreadableTable extends Error {
  readonly code: 'not-a-table' | 'too-many-rows';

  constructor(message: string, code: UnreadableTable['code'] = 'not-a-table') {
    super(message);
    this.code = code;
  }
}

/** The file is no table, or a broken one. */
export const notATable = () =>
  new UnreadableTable('No se pudo leer. Guárdalo como libro de Excel (.xlsx) o CSV e intenta de nuevo');

/** The file is above a limit of size, count or time. */
export const tooLarge = () =>
  new UnreadableTable('Es demasiado grande. Copia solo tus filas en un libro nuevo');

/** Collects the rows of a table within its limits. */
export class TableRows {
  readonly rows: TableRow[] = [];
  readonly unread: UnreadRow[] = [];
  readonly #most: number;

  /** @param most rows with content, the heading included */
  constructor(most: number) {
    this.#most = most;
  }

  /** @throws UnreadableTable above the limit */
  add(row: TableRow): void {
    const used = row.cells.findLastIndex(({ kind }) => kind !== 'empty') + 1;
    if (used === 0) return;
    if (this.rows.length + this.unread.length === this.#most) {
      throw new UnreadableTable(`Tiene más de ${this.#most.toLocaleString('en')} filas`, 'too-many-rows');
    }
    const reason = reasonAgainst(row.cells, used);
    if (reason) this.unread.push({ row: row.row, reason });
    else this.rows.push({ ...row, cells: row.cells.slice(0, used) });
  }
}

function reasonAgainst(cells: readonly TableCell[], used: number): string | undefined {
  if (used > MAX_COLUMNS) return `Tiene más de ${MAX_COLUMNS} columnas`;
  if (cells.some(({ text }) => text.length > MAX_CELL_LENGTH)) return 'Una celda es demasiado larga';
  return undefined;
}
