import { ApiError } from '#terms/errors/api-error.ts';

const TITLE = 'Archivo';

/** Maximum number of rows in an imported sheet, not counting the header and empty rows. */
export const MAX_SHEET_ROWS = 500;

/** 422: the file is not a sheet, or one that this server does not read. */
export const unreadableSheet = (message: string): ApiError =>
  new ApiError(422, 'unsupported-file', TITLE, message);

/** 413: the sheet has too many rows. */
export function tooManySheetRows(): ApiError {
  const message = `Tiene más de ${MAX_SHEET_ROWS} filas. Divídelo en varios archivos`;
  return new ApiError(413, 'too-many-rows', TITLE, message);
}
