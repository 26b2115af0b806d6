import type { Cell } from 'write-excel-file/node';
import { createUtcOffset } from '#terms/time/time-zone.ts';
import type { Sheet, SheetCell, SheetColumn, SheetRow } from './sheet-types.ts';

const MONEY = '#,##0.00';
/** Excel has no time zones, so a moment is written in the business's local time. */
export const MOMENT_FORMAT = 'dd/mm/yyyy hh:mm:ss';

const DAY_FORMAT = 'dd/mm/yyyy';

type DataCell = string | number | Date | null | { value: number | Date; format: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

// Excel's limit of characters per cell.
const MAX_TEXT = 32_767;

/** The bold header of a sheet. */
export function headerCells(sheet: Sheet): Cell[] {
  return sheet.columns.map(({ header, type }) => ({
    value: header,
    fontWeight: 'bold',
    ...(isNumeric(type) ? { align: 'right' as const } : {}),
  }));
}

/** Creates a function that converts rows to cells for the Excel writer. */
export function createCellMaker(sheet: Sheet): (row: SheetRow) => DataCell[] {
  const offsetAt = createUtcOffset(sheet.timeZone);
  return (row) => sheet.columns.map(({ type }, index) => cellOf(type, row[index] ?? null, offsetAt));
}

/** The bold totals below the rows. */
export function totalsCells(sheet: Sheet, totals: SheetRow): Cell[] {
  return createCellMaker(sheet)(totals).map((cell) => {
    if (cell === null) return null;
    const plain = typeof cell === 'object' && 'value' in cell ? cell : { value: cell };
    return { ...plain, fontWeight: 'bold', topBorderStyle: 'thin' };
  });
}

function cellOf(type: SheetColumn['type'], value: SheetCell, offsetAt: (time: number) => number): DataCell {
  if (value === null) return null;
  if (type === 'money') return { value: Number(value), format: MONEY };
  if (type === 'number') return Number(value);
  if (value instanceof Date) return wholeSecond(value.getTime() + offsetAt(value.getTime()));
  if (type === 'day' && DAY.test(String(value)))
    return { value: new Date(String(value)), format: DAY_FORMAT };
  if (type === 'username') return `@${value}`;
  // Text is always a text cell, so `=1+1` is never evaluated as a formula.
  return String(value).slice(0, MAX_TEXT);
}

/** Spreadsheet programs round to the displayed second, whereas the portal truncates. */
function wholeSecond(time: number): Date {
  return new Date(Math.floor(time / 1000) * 1000);
}

function isNumeric(type: SheetColumn['type']): boolean {
  return type === 'money' || type === 'number';
}
