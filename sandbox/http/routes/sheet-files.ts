import type { FileContent } from '#http/pipeline/handler.ts';
import type { Sheet, SheetRow } from '#out/sheets/sheet-types.ts';
import { CSV_TYPE, streamCsv } from '#out/sheets/stream-csv.ts';
import { EXCEL_TYPE, type ExcelInput, writeExcelInWorker } from '#out/sheets/write-excel-in-worker.ts';

/** A sheet as a CSV file, which is sent while its rows are read. */
export const csvFile = (
  name: string,
  sheet: Sheet,
  rows: AsyncIterable<readonly SheetRow[]>,
): FileContent => ({ bytes: streamCsv(sheet, rows), name: `${name}.csv`, contentType: CSV_TYPE });

/** A sheet as an Excel file. @throws ApiError 413 above 200,000 rows */
export async function excelFile(name: string, input: ExcelInput): Promise<FileContent> {
  return { bytes: await writeExcelInWorker(input), name: `${name}.xlsx`, contentType: EXCEL_TYPE };
}

/**
 * A sheet in the asked format. A CSV file is recorded first, because its rows are sent before their end is known; an Excel file
 * once it is written.
 */
export async function sheetFile(
  format: 'csv' | 'excel' | undefined,
  name: string,
  input: ExcelInput,
  record: () => Promise<void>,
): Promise<FileContent> {
  if (format === 'csv') {
    await record();
    return csvFile(name, input.sheet, input.rows);
  }
  const file = await excelFile(name, input);
  await record();
  return file;
}

/** Rows that have been read already, as a single batch. */
export async function* batchOf<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
