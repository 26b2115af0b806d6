import writeExcelFile from 'write-excel-file/browser';
import { cleanLine } from '#words/clean-text.ts';

/** Text, an amount of money, a count or a day (`2026-11-20`); null is an empty cell. */
export type ExcelCell = string | { money: number } | { count: number } | { day: string } | null;

export interface Workbook {
  sheet: string;
  columns: readonly (readonly [head: string, width: number])[];
  rows: readonly (readonly ExcelCell[])[];
  /** A row in bold below the others. */
  total?: readonly ExcelCell[];
}

export const workbookOf = ({ sheet, columns, rows, total }: Workbook): Promise<Blob> =>
  writeExcelFile(
    [
      columns.map(([value]) => ({ value, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((cell) => cell && cellOf(cell))),
      ...(total ? [total.map((cell) => cell && { ...cellOf(cell), fontWeight: 'bold' as const })] : []),
    ],
    {
      sheet,
      columns: columns.map(([, width]) => ({ width })),
      stickyRowsCount: 1,
      orientation: 'landscape',
    },
  ).toBlob();

/** Excel's limit of characters per cell. */
const MOST_CHARACTERS = 32_767;

function cellOf(cell: NonNullable<ExcelCell>) {
  // Text is always a text cell, so `=1+1` is never evaluated as a formula.
  if (typeof cell === 'string') return { value: cleanLine(cell).slice(0, MOST_CHARACTERS), type: String };
  if ('day' in cell) return { value: new Date(`${cell.day}T00:00:00Z`), format: 'dd/mm/yyyy' };
  return 'money' in cell ? { value: cell.money, format: '#,##0.00' } : { value: cell.count };
}
