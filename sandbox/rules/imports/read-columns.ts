import { plainKey } from './compared-texts.ts';
import type { ImportColumn, Values } from './import-kind.ts';
import { type ImportedSheet, unreadableSheet } from './imported-sheet.ts';

/** The texts of a row by column, with the row's number. */
export interface TypedRow {
  row: number;
  values: Values;
}

/** Longer than any value that a call accepts; the rest is dropped. */
const MAX_TEXT = 300;

/**
 * Finds the columns by their headers in the first row.
 * @throws ApiError 422 if there are no rows, or a required column is missing
 */
export function readColumns({ rows }: ImportedSheet, columns: readonly ImportColumn[]): TypedRow[] {
  const [header, ...data] = rows;
  if (!header || data.length === 0) throw unreadableSheet('No tiene filas debajo de los títulos');
  const headers = header.cells.map(plainKey);
  const found = columns.map((column) => {
    const names = [plainKey(column.header), ...(column.aliases ?? [])];
    return { column, at: headers.findIndex((text) => names.includes(text)) };
  });
  const lacking = found.filter(({ column, at }) => at === -1 && column.missing !== null);
  if (lacking.length > 0) {
    const names = lacking.map(({ column }) => `«${column.header}»`).join(', ');
    const what = lacking.length === 1 ? `Falta la columna ${names}` : `Faltan las columnas ${names}`;
    throw unreadableSheet(`${what}. Copia tus datos en la plantilla e intenta de nuevo`);
  }
  return data.map(({ row, cells }) => ({
    row,
    values: Object.fromEntries(
      found.map(({ column, at }) => [column.key, (cells[at] ?? '').trim().slice(0, MAX_TEXT)]),
    ),
  }));
}
