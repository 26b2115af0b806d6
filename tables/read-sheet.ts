import { textCell } from './cell-texts.ts';
import { type Area, areaOf, columnOf, fillMerged } from './merged-areas.ts';
import type { FormatNumber } from './number-formats.ts';
import { readXml } from './read-xml.ts';
import {
  EMPTY,
  MAX_COLUMNS,
  notATable,
  type Table,
  type TableCell,
  TableRows,
  UnreadableTable,
} from './table.ts';

const MAX_CELLS = 1_000_000;
const LAST_ROW = 1_048_576;

interface RawCell {
  type: string;
  style: string | undefined;
  /** The text of its formula; undefined without one. */
  formula: string | undefined;
  value: string;
}

export interface SheetContext {
  strings: readonly TableCell[];
  formatNumber: FormatNumber;
  isComputed: boolean;
}

/** Reads the rows of a sheet. @throws UnreadableTable above the limits */
export function readSheet(xml: string, mostRows: number, context: SheetContext): Omit<Table, 'name'> {
  const table = new TableRows(mostRows);
  const areas: Area[] = [];
  let [row, column, count] = [0, -1, 0];
  let hidden = false;
  let cells: TableCell[] = [];
  let raw: RawCell | undefined;
  let into: 'formula' | 'value' | undefined;
  let phonetic = false;
  readXml(xml, {
    open(name, { r, t = 'n', s, ht, hidden: isHidden, ref = '' }) {
      if (name === 'row') {
        const number = r === undefined ? row + 1 : Number(r);
        if (!(number > row && number <= LAST_ROW)) throw notATable();
        [row, column, cells] = [number, -1, []];
        hidden = isHidden === '1' || isHidden === 'true' || (ht !== undefined && Number(ht) === 0);
      } else if (name === 'c') {
        if (++count > MAX_CELLS) throw new UnreadableTable('Tiene demasiadas celdas');
        column = columnOf(r) ?? column + 1;
        raw = { type: t, style: s, formula: undefined, value: '' };
      } else if (name === 'mergeCell') {
        const area = areaOf(ref);
        if (area) areas.push(area);
      } else if (name === 'rPh') phonetic = true;
      else if (raw && name === 'f') [raw.formula, into] = ['', 'formula'];
      else if (name === 'v' || name === 't') into = phonetic ? undefined : 'value';
    },
    text(text) {
      if (raw && into === 'value') raw.value += text;
      if (raw?.formula !== undefined && into === 'formula') raw.formula += text;
    },
    close(name) {
      into = undefined;
      if (name === 'rPh') phonetic = false;
      if (name === 'c' && raw) {
        const at = Math.min(column, MAX_COLUMNS);
        const cell = cellOf(raw, context);
        if (cell !== EMPTY) {
          while (cells.length < at) cells.push(EMPTY);
          cells[at] = cell;
        }
        raw = undefined;
      }
      if (name === 'row') table.add({ row, hidden, cells: cells.every(isNothing) ? [] : cells });
    },
  });
  return { rows: fillMerged(table.rows, areas), unread: table.unread };
}

const MISSING: TableCell = { kind: 'missing', text: '' };
/** A formula with an empty text as its result: the same is written for one that was never computed. */
const EMPTY_RESULT: TableCell = { kind: 'missing', text: '' };

// A row of nothing but such results is one that was prepared and not used.
const isNothing = (cell: TableCell) => cell === EMPTY || cell === EMPTY_RESULT;

function cellOf(
  { type, style, formula, value }: RawCell,
  { strings, formatNumber, isComputed }: SheetContext,
): TableCell {
  if (formula !== undefined && !isComputed) return MISSING;
  if (value === '') {
    if (formula === undefined || type === 'inlineStr') return EMPTY;
    if (type !== 'str') return MISSING;
    return formula.includes('""') ? EMPTY : EMPTY_RESULT;
  }
  if (type === 's') return strings[Number(value)] ?? MISSING;
  if (type === 'str' || type === 'inlineStr') return textCell(value);
  if (type === 'b') return { kind: 'boolean', text: value === '1' ? 'VERDADERO' : 'FALSO' };
  if (type === 'e') return { kind: 'error', text: textCell(value).text };
  if (type === 'd') return { kind: 'date', text: value.replace(/T00:00:00(?:\.0+)?Z?$/, '').slice(0, 19) };
  return formatNumber(value, style);
}
