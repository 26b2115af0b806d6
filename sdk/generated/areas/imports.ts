// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Download } from '../../src/download.ts';
import type { CallOptions, RepeatableCallOptions } from '../../src/options.ts';
import type { Result } from '../../src/result.ts';
import { createTransport, keyed, type BusinessApiOptions, type Transport } from '../../src/transport.ts';
import type { CreateImportContent, DownloadAccessSheetsContent, DownloadSheetContent, ImportAnswer, PreviewImportContent } from '../entities.ts';

/** Branches and cashiers from a sheet, and their lists as one. */
export interface ImportsApi {
  /**
   * Preview an import.
   *
   * The outcome of every row and its reason, by the rules of `cashiers.create` or `branches.create`. Creates
   * nothing.
   *
   * Permission: `cashier_create` or `branch_create`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: More than 1 MB (`too-large`) or 500 rows (`too-many-rows`).
   * - 422: It is not a sheet that can be read, or lacks a column.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /imports/v3/preview`
   */
  preview(content: PreviewImportContent, options?: CallOptions): Promise<Result<ImportAnswer>>;

  /**
   * Create the rows of a sheet.
   *
   * By default those without an error; with `allOrNothing` all or none. What exists with the same data stays as it
   * is, so repeating an import creates nothing twice. Each new user gets a one-time password by email within
   * minutes.
   *
   * Permission: `cashier_create` or `branch_create`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The `Idempotency-Key` was used with other content.
   * - 413: More than 1 MB (`too-large`) or 500 rows (`too-many-rows`).
   * - 422: It is not a sheet that can be read, or lacks a column; or rows have errors and `allOrNothing` is set
   *   (`invalid-rows`).
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /imports/v3/create`
   */
  create(content: CreateImportContent, options?: RepeatableCallOptions): Promise<Result<ImportAnswer>>;

  /**
   * Download a sheet.
   *
   * The template with examples, the present list in the same columns, or an imported sheet with the outcome of
   * every row.
   *
   * Permission: `cashier_view` or `branch_view`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: More than 1 MB (`too-large`) or 500 rows (`too-many-rows`).
   * - 422: It is not a sheet that can be read, or lacks a column.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /imports/v3/sheet/download`
   */
  downloadSheet(content: DownloadSheetContent, options?: CallOptions): Promise<Result<Download>>;

  /**
   * Download access sheets.
   *
   * A PDF in A4 with a page per user: the portal's address, the username, and where its one-time password went. No
   * password.
   *
   * Permission: `cashier_create` or `branch_create`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /imports/v3/access-sheets/download`
   */
  downloadAccessSheets(content: DownloadAccessSheetsContent, options?: CallOptions): Promise<Result<Download>>;
}

export function importsCalls(transport: Transport): ImportsApi {
  const { download, post } = transport;
  return {
    preview: post('/imports/v3/preview'),
    create: keyed(transport, '/imports/v3/create'),
    downloadSheet: download('/imports/v3/sheet/download'),
    downloadAccessSheets: download('/imports/v3/access-sheets/download'),
  };
}

/** The calls of this area alone, for programs that must load little code. */
export function createImportsApi(options: BusinessApiOptions): ImportsApi {
  return importsCalls(createTransport(options));
}
