import {
  type ImportedSheet,
  MAX_SHEET_ROWS,
  tooManySheetRows,
  unreadableSheet,
} from '../rules/imports/imported-sheet.ts';
import { openZip, type ReadEntry } from './read-zip.ts';
import { xmlTokens } from './xml-tokens.ts';

/** Columns beyond this one are not read. */
const MAX_COLUMNS = 60;

/**
 * Reads a sheet of an .xlsx file: the one with the preferred name, otherwise the first visible one. Numbers are read
 * as stored, formulas as their last result.
 * @throws ApiError 422 not an .xlsx file; 413 more than 500 rows below the header
 */
export async function readXlsx(bytes: Buffer, preferredName: string): Promise<ImportedSheet> {
  const read = openZip(bytes);
  const sheets = sheetsOf(await required(read, 'xl/workbook.xml'));
  const chosen = sheets.find(({ name }) => name === preferredName) ?? sheets.find(({ visible }) => visible);
  if (!chosen) throw unreadableSheet();
  const file = targetOf(await required(read, 'xl/_rels/workbook.xml.rels'), chosen.relation);
  const strings = sharedStrings((await read('xl/sharedStrings.xml')) ?? '');
  return { name: chosen.name, rows: rowsOf(await required(read, file), strings) };
}

async function required(read: ReadEntry, name: string): Promise<string> {
  const text = await read(name);
  if (text === undefined) throw unreadableSheet();
  return text;
}

function sheetsOf(workbook: string) {
  const sheets: { name: string; relation: string; visible: boolean }[] = [];
  for (const token of xmlTokens(workbook)) {
    if (token.kind === 'text' || token.kind === 'close' || token.name !== 'sheet') continue;
    const { name = '', id = '', state = 'visible' } = token.attributes;
    sheets.push({ name, relation: id, visible: state === 'visible' });
  }
  return sheets;
}

function targetOf(relations: string, id: string): string {
  for (const token of xmlTokens(relations)) {
    if (token.kind === 'text' || token.attributes.Id !== id) continue;
    const target = token.attributes.Target ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  throw unreadableSheet();
}

/** The texts that cells refer to by number. A text may consist of parts with different formats; phonetic aids are left out. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let [inText, phonetic] = [false, false];
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (inText && !phonetic) strings[strings.length - 1] += token.text;
    } else if (token.name === 'si' && token.kind !== 'close') strings.push('');
    else if (token.name === 't') inText = token.kind === 'open' && strings.length > 0;
    else if (token.name === 'rPh') phonetic = token.kind === 'open';
  }
  return strings;
}

function rowsOf(xml: string, strings: readonly string[]): ImportedSheet['rows'] {
  const rows: ImportedSheet['rows'] = [];
  let row: ImportedSheet['rows'][number] = { row: 0, cells: [] };
  let cell = { column: -1, type: '', text: '' };
  let inValue = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (inValue) cell.text += token.text;
      continue;
    }
    const { kind, name, attributes } = token;
    if (name === 'row' && kind !== 'close') row = { row: Number(attributes.r) || row.row + 1, cells: [] };
    else if (name === 'c' && kind !== 'close') {
      cell = { column: columnOf(attributes.r) ?? cell.column + 1, type: attributes.t ?? '', text: '' };
    } else if (name === 'v' || name === 't') inValue = kind === 'open';
    else if (name === 'c') put(row.cells, cell, strings);
    if (name !== 'row' || kind === 'open') continue;
    cell = { column: -1, type: '', text: '' };
    if (row.cells.some((text) => text.trim() !== '')) rows.push(row);
    if (rows.length > MAX_SHEET_ROWS + 1) throw tooManySheetRows();
  }
  return rows;
}

function put(
  cells: string[],
  { column, type, text }: { column: number; type: string; text: string },
  strings: readonly string[],
) {
  if (column >= MAX_COLUMNS) return;
  while (cells.length < column) cells.push('');
  cells[column] =
    type === 's' ? (strings[Number(text)] ?? '') : type === '' || type === 'n' ? plainNumber(text) : text;
}

/** Some programs write a reference that was typed as 100 as `1E+2` or `100.0`. */
const plainNumber = (text: string): string => {
  const number = Number(text);
  return text !== '' && Number.isSafeInteger(number) ? String(number) : text;
};

/** Index of a cell's column: 1 for `B7`. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
