import type { OperationId } from '../contract/operation-types.ts';
import { forbidden } from '../rules/api-error.ts';
import {
  bytesOf,
  createDownload,
  type DownloadKind,
  deleteDownload,
  downloadJson,
  listDownloads,
  requireDownload,
} from '../rules/downloads/downloads.ts';
import { allows, requirements } from '../rules/operation-requirements.ts';
import type { Session } from '../rules/sessions.ts';
import { exportList } from './activity.ts';
import { exportHistory as exportClosings, exportTransactions } from './closings-export.ts';
import type { FileContent, Handler } from './handler.ts';
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

/** POST downloads/v3/create */
export const create: Handler<'downloads.create'> = async (call) => {
  const { content, database, session, now, backgroundFiles } = call;
  // The description requires exactly one key.
  const [[kind, wanted]] = Object.entries(content) as [[Kind & keyof typeof STANDS_FOR, unknown]];
  const [operation, write] = STANDS_FOR[kind];
  requireAllowed(session, operation);
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
