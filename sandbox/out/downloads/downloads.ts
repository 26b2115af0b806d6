import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { ApiError, conflict, notFound } from '#terms/errors/api-error.ts';
import { after } from '#terms/time/clock.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';
import { newId } from '#terms/values/random-ids-and-codes.ts';

export type DownloadKind = Schemas['DownloadKind'];

export interface DownloadRow {
  id: string;
  kind: DownloadKind;
  status: Schemas['DownloadStatus'];
  rows: number;
  total_rows: number | null;
  file_name: string | null;
  content_type: string | null;
  size: number | null;
  failure: string | null;
  created_at: Date;
}

const COLUMNS = 'id, kind, status, rows, total_rows, file_name, content_type, size, failure, created_at';
/** Maximum number of files per user; the oldest ones beyond it are deleted. */
const MAX_KEPT = 20;
const MAX_RUNNING = 3;
const KEPT_SECONDS = 24 * 3600;
/** Silence after which a process counts as dead; it reports every second that it is writing. */
const SILENT = "interval '30 seconds'";

/**
 * Records a file that is about to be written.
 * @throws ApiError 429 while three files of the user are being written
 */
export async function createDownload(
  database: Transactional,
  { user, business }: Session,
  kind: DownloadKind,
  now: Date,
): Promise<DownloadRow> {
  return database.transaction(async (tx) => {
    // Calls of a user run one at a time, so that the limits hold.
    await tx.query('select 1 from users where id = $1 for no key update', [user.id]);
    const [running] = await tx.query<{ count: number }>(
      "select count(*) as count from downloads where user_id = $1 and status = 'running'",
      [user.id],
    );
    if ((running?.count ?? 0) >= MAX_RUNNING) {
      throw new ApiError(
        429,
        'too-many-attempts',
        'Descargas',
        `Ya se preparan ${MAX_RUNNING} archivos, espera a que termine uno`,
        { retryAfterSeconds: 5 },
      );
    }
    const [row] = await tx.query<DownloadRow>(
      `insert into downloads (id, business_id, user_id, branch_id, kind, created_at) values ($1, $2, $3, $4, $5, $6)
       returning ${COLUMNS}`,
      [newId('dl'), business.id, user.id, user.branchId, kind, now],
    );
    await tx.query(
      `delete from downloads where id in
         (select id from downloads where user_id = $1 order by created_at desc, id desc offset ${MAX_KEPT})`,
      [user.id],
    );
    return row as DownloadRow;
  });
}

/** The caller's files of the last day, newest first. */
export function listDownloads(database: Queryable, session: Session, now: Date): Promise<DownloadRow[]> {
  return database.query<DownloadRow>(
    `select ${COLUMNS} from downloads where ${OWN} and created_at > $3 order by created_at desc, id desc`,
    [...ownerOf(session), after(now, -KEPT_SECONDS)],
  );
}

/** @throws ApiError 404 unless the file belongs to the caller */
export async function requireDownload(
  database: Queryable,
  session: Session,
  id: string,
): Promise<DownloadRow> {
  const [row] = await database.query<DownloadRow>(
    `select ${COLUMNS} from downloads where ${OWN} and id = $3`,
    [...ownerOf(session), id],
  );
  if (!row) throw unknownDownload();
  return row;
}

/** Deletes a file; a process that is still writing it notices and stops. @throws ApiError 404 */
export async function deleteDownload(database: Queryable, session: Session, id: string): Promise<void> {
  const deleted = await database.query(`delete from downloads where ${OWN} and id = $3 returning 1`, [
    ...ownerOf(session),
    id,
  ]);
  if (deleted.length === 0) throw unknownDownload();
}

const OWN = 'user_id = $1 and branch_id is not distinct from $2';
const ownerOf = ({ user }: Session) => [user.id, user.branchId];
const unknownDownload = () => notFound('Este archivo ya no está en tus descargas');

/**
 * The bytes of a file, read while they are sent.
 * @throws ApiError 409 until it is ready
 */
export function bytesOf(database: Queryable, { id, status, size }: DownloadRow): ReadableStream<Uint8Array> {
  if (status !== 'ready') throw conflict('not-ready', 'Descargas', 'El archivo todavía no está listo');
  let [part, sent] = [0, 0];
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const [next] = await database.query<{ bytes: Uint8Array }>(
        'select bytes from download_parts where download_id = $1 and part = $2',
        [id, part++],
      );
      if (next) {
        sent += next.bytes.byteLength;
        return controller.enqueue(next.bytes);
      }
      // Otherwise the client would take what it has for the whole file.
      if (sent !== size) throw new Error(`The download ${id} was deleted while it was sent`);
      controller.close();
    },
  });
}

/** Marks files as failed whose process died before they were ready. */
export async function failAbandonedDownloads(database: Queryable): Promise<void> {
  await database.query(
    `update downloads set status = 'failed', failure = $1 where status = 'running' and alive_at < now() - ${SILENT}`,
    [INTERRUPTED],
  );
}

export const INTERRUPTED = 'El servidor se reinició mientras lo preparaba, expórtalo de nuevo';

/** Deletes files after a day. */
export async function deleteOldDownloads(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from downloads where created_at < $1', [after(now, -KEPT_SECONDS)]);
}

/** Maps a row to the API's download. */
export function downloadJson(row: DownloadRow, timeZone: string): Schemas['Download'] {
  const format = createMomentFormatter(timeZone);
  const expires = after(row.created_at, KEPT_SECONDS);
  const [created, expired] = [format(row.created_at), format(expires)];
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    fileName: row.file_name,
    rows: row.rows,
    totalRows: row.total_rows,
    size: row.size,
    failure: row.failure,
    creationDate: row.created_at.toISOString(),
    formattedCreationDate: created.date,
    formattedCreationTime: created.time,
    expirationDate: expires.toISOString(),
    formattedExpirationDate: expired.date,
    formattedExpirationTime: expired.time,
  };
}
