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

type Attributes = Readonly<Partial<Record<string, string>>>;

/** Reads the rows of a sheet. @throws UnreadableTable above the limits */
export function readSheet(xml: string, mostRows: number, context: SheetContext): Omit<Table, 'name'> {
  const table = new TableRows(mostRows);
  const areas: (Area | undefined)[] = [];
  let count = 0;
  let column = -1;
  let row = { row: 0, hidden: false, cells: [] as TableCell[] };
  let raw: RawCell | undefined;
  let into: 'formula' | 'value' | undefined;
  let phonetic = false;
  const hiddenColumns: number[] = [];

  const hideColumns = ({ min, max, hidden }: Attributes) => {
    if (!isHidden(hidden)) return;
    for (let at = Number(min) - 1; at < Math.min(Number(max), MAX_COLUMNS); at++) hiddenColumns.push(at);
  };
  const beginRow = ({ r, ht, hidden }: Attributes) => {
    const number = r === undefined ? row.row + 1 : Number(r);
    if (!(number > row.row && number <= LAST_ROW)) throw notATable();
    row = {
      row: number,
      hidden: isHidden(hidden) || (ht !== undefined && Number(ht) === 0),
      cells: [],
    };
    column = -1;
  };
  const beginCell = ({ r, t = 'n', s }: Attributes) => {
    if (++count > MAX_CELLS) throw new UnreadableTable('Tiene demasiadas celdas');
    column = columnOf(r) ?? column + 1;
    raw = { type: t, style: s, formula: undefined, value: '' };
  };
  const endCell = () => {
    if (raw) putCell(row.cells, Math.min(column, MAX_COLUMNS), cellOf(raw, context));
    raw = undefined;
  };
  readXml(xml, {
    open(name, attributes) {
      if (name === 'row') beginRow(attributes);
      else if (name === 'col') hideColumns(attributes);
      else if (name === 'c') beginCell(attributes);
      else if (name === 'mergeCell') areas.push(areaOf(attributes.ref ?? ''));
      else if (name === 'rPh') phonetic = true;
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
      if (name === 'c') endCell();
      if (name === 'row') table.add({ ...row, cells: row.cells.every(isNothing) ? [] : row.cells });
    },
  });
  return {
    rows: fillMerged(
      table.rows,
      areas.filter((area) => area !== undefined),
    ),
    unread: table.unread,
    ...(hiddenColumns.length > 0 && { hiddenColumns }),
  };
}

const isHidden = (hidden: string | undefined) => hidden === '1' || hidden === 'true';

function putCell(cells: TableCell[], at: number, cell: TableCell): void {
  if (cell === EMPTY) return;
  while (cells.length < at) cells.push(EMPTY);
  cells[at] = cell;
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
