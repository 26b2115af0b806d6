// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Download } from '../../src/download.ts';
import type { CallOptions } from '../../src/options.ts';
import type { Result } from '../../src/result.ts';
import { createTransport, type BusinessApiOptions, type Transport } from '../../src/transport.ts';
import type { ExportActivityContent, ListActivityAnswer, ListActivityContent } from '../entities.ts';

/** Actions of users: their author, object and moment. */
export interface ActivityApi {
  /**
   * List activity.
   *
   * A page of what each user did, filtered by user, kind and date (inclusive), newest first unless `sort` says
   * otherwise.
   *
   * Permission: `user_view`. Only for business administrators.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v1/admin/activity/list`
   */
  list(content: ListActivityContent, options?: CallOptions): Promise<Result<ListActivityAnswer>>;

  /**
   * Export activity to Excel.
   *
   * Exactly the filtered set.
   *
   * Permission: `user_view`. Only for business administrators.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: More than 200,000 rows. `info` says how to reduce them.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v1/admin/activity/excel`
   */
  exportList(content?: ExportActivityContent, options?: CallOptions): Promise<Result<Download>>;
}

export function activityCalls(transport: Transport): ActivityApi {
  const { download, post } = transport;
  return {
    list: post('/users/v1/admin/activity/list'),
    exportList: download('/users/v1/admin/activity/excel'),
  };
}

/** The calls of this area alone, for programs that must load little code. */
export function createActivityApi(options: BusinessApiOptions): ActivityApi {
  return activityCalls(createTransport(options));
}
