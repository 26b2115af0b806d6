// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Download } from '../../src/download.ts';
import type { CallOptions } from '../../src/options.ts';
import type { Result } from '../../src/result.ts';
import { createTransport, type BusinessApiOptions, type Transport } from '../../src/transport.ts';
import type { CreateDownloadContent, DownloadAnswer, DownloadContent, ListDownloadsAnswer, NoContent } from '../entities.ts';

/** Files written in the background and kept for a day. */
export interface DownloadsApi {
  /**
   * Write a file in the background.
   *
   * Begins to write the file that the call named by the content would return, by its rules and with its
   * permission, and responds at once. What that call would reject for its content is rejected here, except too
   * many rows. The file is kept for a day, for the user who asked for it. Of more than 20 files of a user the
   * oldest go, and three are written at a time (429).
   *
   * Needs a session.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /downloads/v3/create`
   */
  create(content: CreateDownloadContent, options?: CallOptions): Promise<Result<DownloadAnswer>>;

  /**
   * List your own files.
   *
   * The caller's files of the last day, the newest first, and how far those are that are being written.
   *
   * Needs a session.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /downloads/v3/list`
   */
  list(options?: CallOptions): Promise<Result<ListDownloadsAnswer>>;

  /**
   * Download a file of yours.
   *
   * The file as it was written. It takes the permission of the call that it stands for.
   *
   * Needs a session.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The file is still being written, or failed (`not-ready`).
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /downloads/v3/download`
   */
  download(content: DownloadContent, options?: CallOptions): Promise<Result<Download>>;

  /**
   * Remove a file of yours.
   *
   * Deletes it, or stops it while it is being written.
   *
   * Needs a session.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /downloads/v3/remove`
   */
  remove(content: DownloadContent, options?: CallOptions): Promise<Result<NoContent>>;
}

export function downloadsCalls(transport: Transport): DownloadsApi {
  const { ask, download, post } = transport;
  return {
    create: post('/downloads/v3/create'),
    list: ask('/downloads/v3/list'),
    download: download('/downloads/v3/download'),
    remove: post('/downloads/v3/remove'),
  };
}

/** The calls of this area alone, for programs that must load little code. */
export function createDownloadsApi(options: BusinessApiOptions): DownloadsApi {
  return downloadsCalls(createTransport(options));
}
