import { ApiError } from '../api-error.ts';

const TITLE = 'Archivo';

/** The text of a sheet. Empty rows are left out; `row` is the number that spreadsheets show. */
export interface ImportedSheet {
  /** Name of the sheet; null for a CSV file. */
  name: string | null;
  rows: { row: number; cells: string[] }[];
}

/** Maximum number of rows in an imported sheet, not counting the header and empty rows. */
export const MAX_SHEET_ROWS = 500;

/** 422: the file is not a sheet, or one that this server does not unpack. */
export function unreadableSheet(
  message = 'No se pudo leer. Guárdalo como libro de Excel (.xlsx) o CSV e intenta de nuevo',
): ApiError {
  return new ApiError(422, 'unsupported-file', TITLE, message);
}

/** 413: the sheet has too many rows. */
export function tooManySheetRows(): ApiError {
  const message = `Tiene más de ${MAX_SHEET_ROWS} filas. Divídelo en varios archivos`;
  return new ApiError(413, 'too-many-rows', TITLE, message);
}
