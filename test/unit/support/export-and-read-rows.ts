import * as assert from 'uvu/assert';
import { readXlsx } from '../../support/read-xlsx.ts';
import { noteDownloads } from './note-downloads.ts';
import type { View } from './render.tsx';

/** The rows of an Excel file that a screen writes itself; cells are given as `t Centro` or `n 20.5`. */
export async function exportedRows(view: View, name: string): Promise<string[]> {
  const downloads = noteDownloads();
  try {
    await view.click(view.button('Exportar a Excel'));
    await view.until(() => downloads.files.length > 0);
  } finally {
    downloads.restore();
  }
  const [file] = downloads.files;
  assert.is(file?.name, name);
  const { rows } = readXlsx(new Uint8Array((await file?.blob?.arrayBuffer()) ?? []));
  return rows.map((row) => row.map((cell) => (cell ? `${cell.kind[0]} ${cell.value}` : '')).join(' | '));
}
