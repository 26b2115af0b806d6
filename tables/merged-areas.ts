import { EMPTY, MAX_COLUMNS, type TableRow, UnreadableTable } from './table.ts';

/** A merged area, with numbers of rows from 1 and of columns from 0. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Cells of areas that are looked at. */
const MAX_CELLS = 1_000_000;

/** Index of the column of a reference: 1 for `B7`. */
export function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d|$)/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The area of `A2:B7`. */
export function areaOf(reference: string): Area | undefined {
  const [from, to = ''] = reference.split(':');
  const [left, right] = [columnOf(from), columnOf(to)];
  const [top, bottom] = [from ?? '', to].map((cell) => Number(cell.replace(/\D/g, '')));
  if (left === undefined || right === undefined || !top || !bottom) return undefined;
  return { top, bottom, left, right };
}

/** Gives each cell of a merged area the value of its first cell, in the rows that have content of their own. */
export function fillMerged(rows: readonly TableRow[], areas: readonly Area[]): TableRow[] {
  const cellsOf = new Map(rows.map(({ row, cells }) => [row, [...cells]]));
  let looked = 0;
  for (const { top, bottom, left, right } of areas) {
    const value = cellsOf.get(top)?.[left] ?? EMPTY;
    const last = Math.min(right, MAX_COLUMNS - 1);
    for (let row = top; row <= bottom && value !== EMPTY; row++) {
      const cells = cellsOf.get(row);
      looked += cells ? last - left + 1 : 1;
      if (looked > MAX_CELLS) throw new UnreadableTable('Tiene demasiadas celdas combinadas');
      for (let column = left; cells && column <= last; column++) {
        while (cells.length < column) cells.push(EMPTY);
        cells[column] = value;
      }
    }
  }
  return rows.map((row) => ({ ...row, cells: cellsOf.get(row.row) ?? row.cells }));
}
