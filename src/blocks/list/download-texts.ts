import { countedText, countText } from '../count-text.ts';
import type { Download } from './download-operations.ts';

/** `84,000 de 100,000 filas` */
export function progressText({ rows, totalRows }: Pick<Download, 'rows' | 'totalRows'>): string {
  if (totalRows === null) return 'Preparando';
  return rows < totalRows
    ? `${countText(rows)} de ${countedText(totalRows, 'fila', 'filas')}`
    : `${countedText(totalRows, 'fila', 'filas')}, terminando el archivo`;
}

/** Percentage for a progress bar; undefined until the rows are counted. */
export const shareOf = ({ rows, totalRows }: Pick<Download, 'rows' | 'totalRows'>): number | undefined =>
  totalRows ? Math.floor((100 * rows) / totalRows) : undefined;

const KILOBYTE = 1000;

/** `4.2 MB`, `732 kB`; never less than 1 kB. */
export function fileSizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE ? `${kilobytes} kB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
