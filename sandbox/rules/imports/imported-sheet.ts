import { ApiError } from '../api-error.ts';

const TITLE = 'Archivo';

/** A sheet as text. Empty rows are left out; `row` is the number that spreadsheets show. */
export interface ImportedSheet {
  /** Null for a CSV. */
  name: string | null;
  rows: { row: number; cells: string[] }[];
}

/** Maximum rows of an imported sheet, without its header and empty ones. */
export const MAX_SHEET_ROWS = 500;

/** 422: not a sheet, or one that this server does not unpack. */
export function unreadableSheet(
  message = 'No se pudo leer. Guárdalo como libro de Excel (.xlsx) o CSV e intenta de nuevo',
): ApiError {
  return new ApiError(422, 'unsupported-file', TITLE, message);
}

/** 413 */
export function tooManySheetRows(): ApiError {
  const message = `Tiene más de ${MAX_SHEET_ROWS} filas. Divídelo en varios archivos`;
  return new ApiError(413, 'too-many-rows', TITLE, message);
}
