import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Transactional } from '#ground/db/database.ts';
import { lockManagedCashier } from './managed-user.ts';

/** Sets whether a cashier may make its own closings; without `closingLocked` the setting is toggled. @throws ApiError 404 */
export function setClosingLock(
  database: Transactional,
  session: Session,
  content: Schemas['SetClosingLockContent'],
  now: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    const { businessUserId: userId, businessBranchId } = content;
    const { user } = await lockManagedCashier(tx, session, { userId, businessBranchId });
    const locked = content.closingLocked ?? !user.closing_locked;
    await tx.query('update users set closing_locked = $2 where id = $1', [user.id, locked]);
    if (locked === user.closing_locked) return;
    const action = locked ? 'cashier-may-not-close' : 'cashier-may-close';
    await recordActivity(tx, session, { action, subject: `@${user.username}` }, now);
  });
}
