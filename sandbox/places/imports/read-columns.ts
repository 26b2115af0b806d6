import { columnLetter } from '../../../tables/column-letter.ts';
import type { Table, TableCell, TableRow } from '../../../tables/table.ts';
import { capitalized } from '../../../words/capitalized.ts';
import { OUTCOME_TITLES } from '../../../words/import-outcome.ts';
import { plainKey } from './compared-texts.ts';
import { type ImportColumn, RowError, type Values } from './import-kind.ts';
import { unreadableSheet } from './imported-sheet.ts';

/** The texts of a row by column, with the row's number. */
export interface TypedRow {
  row: number;
  values: Values;
  /** The values of the row that cannot be taken as they are, whatever the rules of the call say. */
  problems: readonly RowError[];
  /** True if the spreadsheet does not show this row. */
  hidden: boolean;
}

interface FoundColumn {
  column: ImportColumn;
  /** Its place in the rows; -1 if the sheet does not have it. */
  at: number;
}

/** Longer than any value that a call accepts; the rest is dropped. */
const MAX_TEXT = 300;

/** Rows above the header that may hold titles and the names of groups of columns. */
const MAX_TITLE_ROWS = 10;

/**
 * Finds the columns by their headers, in the first row that has all that are required.
 * @throws ApiError 422 if there are no rows, or a required column is missing
 */
export function readColumns(table: Table, columns: readonly ImportColumn[]): TypedRow[] {
  const { at, found } = findHeader(table, columns);
  const lacking = lackingIn(found);
  const data = table.rows.slice(at + 1);
  if (data.length + table.unread.length === 0) {
    const sheet = table.name === null ? 'No' : `La hoja «${table.name}» no`;
    throw unreadableSheet(`${sheet} tiene filas debajo de los títulos`);
  }
  if (lacking.length > 0) {
    const names = lacking.map(({ column }) => `«${column.header}»`).join(', ');
    const what = lacking.length === 1 ? `falta la columna ${names}` : `faltan las columnas ${names}`;
    const sentence = table.name === null ? what : `en la hoja «${table.name}» ${what}`;
    throw unreadableSheet(`${capitalized(sentence)}. Copia tus datos en la plantilla e intenta de nuevo`);
  }
  // In a text, one separator too many moves every value that follows it into another column.
  const width = table.name === null ? (table.rows[at]?.cells.length ?? 0) : Number.POSITIVE_INFINITY;
  const unread = table.unread.map(({ row, reason }) => ({
    row,
    values: {},
    problems: [new RowError(reason, [])],
    hidden: false,
  }));
  return [...data.map((row) => typedRow(row, found, width)), ...unread].sort((a, b) => a.row - b.row);
}

/**
 * The parts of a file that are not read: columns with content, by letter and title, without those that a sheet with reasons has in
 * addition; and other sheets.
 */
export function unreadParts(table: Table, columns: readonly ImportColumn[]): string[] {
  const { at, found } = findHeader(table, columns);
  const data = table.rows.slice(at + 1);
  const width = Math.max(0, ...data.map(({ cells }) => cells.length));
  const titles = table.rows[at]?.cells.map(({ text }) => text.slice(0, MAX_TITLE)) ?? [];
  const unread = Array.from({ length: width }, (_, column) => column)
    .filter((column) => found.every((one) => one.at !== column))
    .filter((column) => !OUTCOME_TITLES.some((title) => title === titles[column]))
    .filter((column) => data.some(({ cells }) => cells[column] && cells[column].kind !== 'empty'))
    .map((column) => `columna ${[columnLetter(column), titles[column]].filter(Boolean).join(' · ')}`);
  return [...unread, ...(table.otherSheets ?? []).map((name) => `hoja «${name}»`)];
}

const MAX_TITLE = 40;

function findHeader(table: Table, columns: readonly ImportColumn[]) {
  const headers = table.rows.slice(0, MAX_TITLE_ROWS + 1).map((row) => findColumns(row, columns));
  const at = Math.max(
    headers.findIndex((found) => lackingIn(found).length === 0),
    0,
  );
  return { at, found: headers[at] ?? [] };
}

function findColumns({ cells }: TableRow, columns: readonly ImportColumn[]): FoundColumn[] {
  const headers = cells.map(({ text }) => titleKey(text.slice(0, MAX_TEXT)));
  return columns.map((column) => {
    const names = [column.header, ...(column.aliases ?? [])].map(titleKey);
    return { column, at: names.map((name) => headers.indexOf(name)).find((at) => at !== -1) ?? -1 };
  });
}

/** The letters of a title, without what stands in brackets: «Correo *» and «E-mail (opcional)» are those without signs. */
const titleKey = (title: string) => plainKey(title).replace(/\([^()]*\)|[^a-z0-9]/g, '');

const lackingIn = (found: readonly FoundColumn[]) =>
  found.filter(({ column, at }) => at === -1 && column.missing !== null);

function typedRow({ row, hidden, cells }: TableRow, found: readonly FoundColumn[], width: number): TypedRow {
  const values: Values = {};
  const problems: RowError[] = [];
  if (cells.length > width) problems.push(new RowError(TOO_WIDE, []));
  for (const { column, at } of found) {
    const cell = cells[at];
    const problem = cell && problemOf(cell);
    values[column.key] = cell?.text.slice(0, MAX_TEXT) ?? '';
    if (problem) problems.push(new RowError(`${column.header}: ${problem}`, [column.key]));
  }
  return { row, hidden, values, problems };
}

const TOO_WIDE = 'Tiene más celdas que títulos. Pon entre comillas los textos que llevan el separador';

/** Why the value of a cell is not certain enough to create anything with it. */
function problemOf({ kind, text }: TableCell): string | undefined {
  if (kind === 'missing')
    return 'el archivo no guarda el resultado de su fórmula. Ábrelo en Excel, guárdalo e intenta de nuevo';
  if (kind === 'error')
    return text.includes('\ufffd') ? 'tiene letras que no se pueden leer' : `la celda tiene el error ${text}`;
  if (kind === 'boolean') return `la celda tiene ${text}, que no es un texto`;
  if (kind === 'date') return `la celda tiene una fecha (${text}). Escríbela como texto`;
  const isLong = kind === 'number' && !/^\d{1,15}$/.test(text) && Math.abs(Number(text)) > MAX_NUMBER;
  return isLong ? 'Excel guarda 15 cifras de un número. Escríbelo como texto' : undefined;
}

const MAX_NUMBER = 999_999_999_999_999;
