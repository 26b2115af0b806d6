import type { OperationId } from '../contract/operation-types.ts';
import type { Queryable } from '../db/database.ts';
import type { Session } from './sessions.ts';

/** Longer than a standby may lag. */
const LATELY = "interval '10 seconds'";

/** Says, as SQL over `sessions s`, that the session has just changed something. Real time: so is the lag of a standby. */
export const CHANGED_LATELY = `coalesce(s.last_change_at > now() - ${LATELY}, false)`;

/** Calls that change nothing. Any other makes its session read the primary for a while, which is always right. */
const READS: ReadonlySet<OperationId> = new Set<OperationId>([
  'activity.list',
  'administrativeUsers.get',
  'administrativeUsers.list',
  'administrativeUsers.listRoles',
  'auth.renewSession',
  'branches.getClosingEmails',
  'branches.getDefault',
  'branches.list',
  'branches.listCities',
  'branches.listRegions',
  'branches.listStates',
  'cashiers.downloadQr',
  'cashiers.list',
  'cashiers.listWithDefault',
  'changes.stream',
  'closings.getDailyTotals',
  'closings.history',
  'closings.listTransactions',
  'closings.preview',
  'notifications.getCatalogs',
  'notifications.listDeliveries',
  'profile.getFundSource',
  'profile.listSessions',
  'secondFactor.getStatus',
  'transactions.balances',
  'transactions.getDailyTotals',
  'transactions.history',
  'transactions.listPaid',
  'transactions.listPending',
  'transactions.retrieve',
  'transactions.verifyUser',
]);

/** Does the call change nothing? */
export const isRead = (operation: OperationId): boolean => READS.has(operation);

/** Notes that a session is about to change something, for every process, so that it sees its own changes at once. */
export async function noteOwnChange(
  database: Queryable,
  session: Session,
  operation: OperationId,
): Promise<void> {
  if (isRead(operation)) return;
  await database.query('update sessions set last_change_at = now() where token_hash = $1', [
    session.tokenHash,
  ]);
}
