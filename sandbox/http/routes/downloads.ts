import { checkActivityFilters } from '#access/activity/read-activity.ts';
import { scopeOf } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { allows, requirements } from '#access/users/operation-requirements.ts';
import type { ContentOf, OperationId } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import type { FileContent, Handler } from '#http/pipeline/handler.ts';
import { closingCondition } from '#money/closings/closing-conditions.ts';
import { requireClosing } from '#money/closings/read-closings.ts';
import {
  bytesOf,
  createDownload,
  type DownloadKind,
  deleteDownload,
  downloadJson,
  listDownloads,
  requireDownload,
} from '#out/downloads/downloads.ts';
import { readMovedFilters } from '#reports/history/moved-transactions.ts';
import { readFilters } from '#reports/history/read-filters.ts';
import { statementDays } from '#reports/statement/statement-days.ts';
import { forbidden } from '#terms/errors/api-error.ts';
import { createCalendar } from '#terms/time/calendar.ts';
import { exportList } from './activity.ts';
import { exportHistory as exportClosings, exportTransactions } from './closings-export.ts';
import { exportHistory } from './history.ts';
import { exportStatement } from './statement.ts';

type Kind = Exclude<DownloadKind, symbol>;
type Write = (call: unknown) => Promise<{ file: FileContent }>;

/** The call that each kind of file stands for, which would return the file directly. */
const STANDS_FOR = {
  history: ['transactions.exportHistory', exportHistory],
  closings: ['closings.exportHistory', exportClosings],
  closing: ['closings.exportTransactions', exportTransactions],
  statement: ['closings.exportStatement', exportStatement],
  activity: ['activity.exportList', exportList],
} as const satisfies Record<string, readonly [OperationId, unknown]>;

interface Caller {
  database: Queryable;
  session: Session;
  now: Date;
}

/** The checks of each of these calls before it reads any rows, so that a file that cannot be written is not begun. */
const CHECKS: {
  [K in keyof typeof STANDS_FOR]: (caller: Caller, content: ContentOf<(typeof STANDS_FOR)[K][0]>) => unknown;
} = {
  history: ({ database, session }, content) => {
    readMovedFilters(content, session.business.timeZone);
    return readFilters(database, session, content);
  },
  closings: ({ database, session }, content) => closingCondition(database, session, content, createParams()),
  closing: ({ database, session }, content) => requireClosing(database, session, content.closingId, content),
  statement: ({ database, session, now }, content) => {
    statementDays(content, createCalendar(now, session.business.timeZone));
    return scopeOf(database, session, content.businessBranchId);
  },
  activity: (_caller, content) => checkActivityFilters(content),
};

/** POST downloads/v3/create */
export const create: Handler<'downloads.create'> = async (call) => {
  const { content, database, session, now, backgroundFiles } = call;
  // The description requires exactly one key.
  const [[kind, wanted]] = Object.entries(content) as [[Kind & keyof typeof STANDS_FOR, unknown]];
  const [operation, write] = STANDS_FOR[kind];
  requireAllowed(session, operation);
  await (CHECKS[kind] as (caller: Caller, content: unknown) => unknown)(call, wanted);
  const row = await createDownload(database, session, kind, now);
  backgroundFiles.start(row.id, async (onRows, signal) => {
    const { file } = await (write as Write)({ ...call, content: wanted, onRows, signal });
    return file;
  });
  return { content: { download: downloadJson(row, session.business.timeZone) } };
};

/** POST downloads/v3/list */
export const list: Handler<'downloads.list'> = async ({ database, session, now }) => {
  const rows = await listDownloads(database, session, now);
  return { content: { data: rows.map((row) => downloadJson(row, session.business.timeZone)) } };
};

/** POST downloads/v3/download */
export const download: Handler<'downloads.download'> = async ({ content, database, session }) => {
  const row = await requireDownload(database, session, content.downloadId);
  const standsFor = STANDS_FOR[row.kind as keyof typeof STANDS_FOR];
  requireAllowed(session, standsFor[0]);
  const bytes = bytesOf(database, row);
  return { file: { bytes, name: row.file_name ?? '', contentType: row.content_type ?? '' } };
};

/** POST downloads/v3/remove */
export const remove: Handler<'downloads.remove'> = async ({ content, database, session }) => {
  await deleteDownload(database, session, content.downloadId);
  return { content: {}, info: { title: 'Descargas', message: 'El archivo se quitó' } };
};

/** @throws ApiError 403 */
function requireAllowed(session: Session, operation: (typeof STANDS_FOR)[keyof typeof STANDS_FOR][0]): void {
  const caller = { type: session.user.type, permissions: session.permissions };
  if (!allows(requirements[operation], caller)) throw forbidden();
}
