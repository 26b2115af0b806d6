import {
  type ImportedSheet,
  MAX_SHEET_ROWS,
  tooManySheetRows,
  unreadableSheet,
} from '../rules/imports/imported-sheet.ts';
import { withoutGuard } from './csv-text.ts';

const SEPARATORS = [';', ',', '\t'] as const;
const SEPARATOR_LINE = /^sep=(.)\r?\n/;

/**
 * Reads a CSV file as spreadsheets write it: in UTF-8, UTF-16 or Windows-1252, with the separator that occurs most in
 * its header.
 * @throws ApiError 422 not text; 413 more than 500 rows below the header
 */
export function readCsv(bytes: Uint8Array): ImportedSheet {
  const text = textOf(bytes);
  if (text.includes('\0')) throw unreadableSheet();
  const named = SEPARATOR_LINE.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const separator = named?.[1] ?? separatorOf(body);
  const rows: ImportedSheet['rows'] = [];
  let row = named ? 1 : 0;
  for (const cells of records(body, separator)) {
    row++;
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells: cells.map(withoutGuard) });
    if (rows.length > MAX_SHEET_ROWS + 1) throw tooManySheetRows();
  }
  return { name: null, rows };
}

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // In Windows-1252 every byte is a character, so this never fails.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function separatorOf(text: string): string {
  const line = (/[^\r\n]+/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (separator: string) => line.split(separator).length;
  return [...SEPARATORS].sort((a, b) => count(b) - count(a))[0] ?? ',';
}

/** The records of a CSV file (RFC 4180); a quoted field may contain separators and line breaks. */
function* records(text: string, separator: string): Generator<string[]> {
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { value, end } = text[at] === '"' ? quoted(text, at) : { value: '', end: at };
    const stop = nextStop(text, end, separator);
    cells.push(value + text.slice(end, stop).replace(/\r$/, ''));
    const isLast = text[stop] !== separator;
    if (isLast || stop === text.length - 1) {
      if (!isLast) cells.push('');
      yield cells;
      cells = [];
    }
    at = stop + 1;
  }
}

function quoted(text: string, from: number): { value: string; end: number } {
  let value = '';
  let at = from + 1;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close === -1) return { value: value + text.slice(at), end: text.length };
    value += text.slice(at, close);
    if (text[close + 1] !== '"') return { value, end: close + 1 };
    value += '"';
    at = close + 2;
  }
}

function nextStop(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at++;
  return at;
}
