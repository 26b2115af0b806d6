import { chooseSeparator } from './choose-separator.ts';
import {
  EMPTY,
  MAX_CELL_LENGTH,
  MAX_COLUMNS,
  type Table,
  type TableCell,
  TableRows,
  UnreadableTable,
} from './table.ts';

/** The first line with which a spreadsheet is told the separator; it shows no row for it. */
const SEPARATOR_LINE = /^\ufeff?sep=(.)(?:\r\n?|\n)/;

/** Error values of spreadsheets, in Spanish and English. */
const ERROR =
  /^#(?:N\/[AD]|(?:¡?REF|¡?VALOR|VALUE|¡?DIV\/0|¡?NUM|¡?NULO|NULL|¡?DESBORDAMIENTO|SPILL|¡?CALC)!|(?:¿?NOMBRE|NAME)\?)$/;
const TRUTH = /^(?:VERDADERO|FALSO|TRUE|FALSE)$/;

/** Characters that may be searched in vain for the ends of quoted cells. */
const MAX_SEARCHED = 8_000_000;

/**
 * Reads CSV, or cells copied from a spreadsheet. Lines end with `\n`, `\r\n` or `\r`. A quote that nothing closes is a character
 * as any other: banks cut long descriptions, and such a quote must not swallow the lines below.
 * @param mostRows rows with content, the heading included
 * @throws UnreadableTable above that limit
 */
export function readText(text: string, mostRows: number): Table {
  const named = SEPARATOR_LINE.exec(text);
  const body = text.slice(named?.[0].length ?? 0);
  const table = new TableRows(mostRows);
  let row = 0;
  for (const cells of recordsOf(body, named?.[1] ?? chooseSeparator(body))) {
    row++;
    table.add({ row, hidden: false, cells });
  }
  return { name: null, rows: table.rows, unread: table.unread };
}

function* recordsOf(text: string, separator: string): Generator<TableCell[]> {
  const findQuoted = quotedFinder(text, separator);
  let cells: TableCell[] = [];
  let width = 0;
  for (let at = 0; at < text.length; ) {
    const start = skipSpaces(text, at, separator);
    const quoted = text[start] === '"' ? findQuoted(start, width) : undefined;
    const from = quoted === undefined ? at : start + quoted.length + 2;
    const end = endOfCell(text, from, separator);
    const cell = cellOf((quoted?.replaceAll('""', '"') ?? '') + text.slice(from, end));
    if (cells.length <= MAX_COLUMNS || cell !== EMPTY) cells.push(cell);
    at = end + 1;
    if (text[end] === separator && at < text.length) continue;
    if (text[end] === '\r' && text[at] === '\n') at++;
    // The first line that has several cells is the heading, or as wide as it.
    if (width < 2) width = cells.length;
    yield cells;
    cells = [];
  }
}

function cellOf(written: string): TableCell {
  const text = written
    .replace(/\r\n?/g, '\n')
    .trim()
    // A formula whose result is a text keeps its zeros.
    .replace(/^="([^"]*)"$/, '$1');
  if (text === '') return EMPTY;
  if (text.includes('\ufffd') || ERROR.test(text)) return { kind: 'error', text };
  return { kind: TRUTH.test(text) ? 'boolean' : 'text', text };
}

function skipSpaces(text: string, from: number, separator: string): number {
  let at = from;
  while ((text[at] === ' ' || text[at] === '\t') && text[at] !== separator) at++;
  return at;
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}

/**
 * Creates a function that finds what stands between the quote at a position and the one that closes it; undefined if nothing
 * does. The closing quote is at the end of a cell; what it closes has no line of the table in it.
 */
function quotedFinder(text: string, separator: string) {
  let searched = 0;
  const fail = (characters: number) => {
    searched += characters;
    if (searched > MAX_SEARCHED) throw new UnreadableTable('Tiene demasiadas comillas que nada cierra');
    return undefined;
  };
  return (at: number, width: number): string | undefined => {
    const last = at + MAX_CELL_LENGTH;
    let close = text.indexOf('"', at + 1);
    while (close !== -1 && text[close + 1] === '"' && close < last) close = text.indexOf('"', close + 2);
    if (close === -1 || close > last) return fail((close === -1 ? text.length : close) - at);
    const quoted = text.slice(at + 1, close);
    if (!/[\r\n]/.test(quoted)) return quoted;
    const after = text[skipSpaces(text, close + 1, separator)];
    const endsCell = after === undefined || after === separator || after === '\n' || after === '\r';
    const holdsLine = width > 2 && quoted.split(separator).length >= width;
    return endsCell && !holdsLine ? quoted : fail(close - at);
  };
}
