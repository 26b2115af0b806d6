import type { Operation } from '#ground/contract/described-operations.ts';
import type { OperationId } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import type { Session } from './sessions.ts';

/** Longer than a standby is allowed to lag. */
const LATELY = "interval '10 seconds'";

/**
 * SQL over `sessions s` that is true if the session has just changed something. Compares real time, because the lag of a standby
 * is real time too.
 */
export const CHANGED_LATELY = `coalesce(s.last_change_at > now() - ${LATELY}, false)`;

/** Described as read-only, but recorded in the activity, which the same session may read next. */
const RECORDED: ReadonlySet<OperationId> = new Set<OperationId>([
  'activity.exportList',
  'closings.exportHistory',
  'closings.exportStatement',
  'closings.exportTransactions',
  'imports.downloadSheet',
  'transactions.exportHistory',
]);

/**
 * True if the call changes nothing that is read from a standby. After any other call its session reads the primary for a while.
 */
export const isRead = ({ id, readOnly }: Operation): boolean =>
  (readOnly && !RECORDED.has(id)) || id === 'auth.renewSession';

/** Records for all processes that a session is about to change something, so that it sees its own changes immediately. */
export async function noteOwnChange(
  database: Queryable,
  session: Session,
  operation: Operation,
): Promise<void> {
  if (isRead(operation)) return;
  await database.query('update sessions set last_change_at = now() where token_hash = $1', [
    session.tokenHash,
  ]);
}
