import type { Schemas } from '../../contract/operation-types.ts';
import type { Transactional } from '../../db/database.ts';
import { recordActivity } from '../activity/record.ts';
import { invalidFields } from '../api-error.ts';
import { syncSchedules } from '../closings/schedules.ts';
import type { Session } from '../sessions.ts';
import { checkLevel } from '../setting-level.ts';
import { type Managed, requireManaged, requireManagedCashier } from './managed-user.ts';
import { recordManagedActivity } from './record-managed-activity.ts';

/**
 * Sets the closing of a cashier or a whole branch: automatic at an hour in the business's time zone, or manual.
 * @throws ApiError 400 the level is not the owner's, or an automatic closing has no hour; 403, 404
 */
export function setClosingConfig(
  database: Transactional,
  session: Session,
  content: Schemas['SetClosingConfigContent'],
  now: Date,
): Promise<Managed> {
  const { closingType, closingTime, businessBranchId } = content;
  if (closingType === 'automatic' && closingTime === undefined) {
    throw invalidFields([{ field: 'closingTime', message: 'Este campo es requerido' }]);
  }
  return database.transaction(async (tx) => {
    const managed = await requireManaged(tx, session, { userId: content.ownerId, businessBranchId });
    checkLevel(content.level, managed.user.type);
    const changed = await tx.query(
      `update users set closing_type = $2, closing_time = $3
       where id = $1 and (closing_type, closing_time) is distinct from ($2, $3) returning 1`,
      [managed.user.id, closingType, closingType === 'automatic' ? closingTime : null],
    );
    if (changed.length === 0) return managed;
    await syncSchedules(tx, now);
    const detail = closingType === 'automatic' ? `automático, a las ${closingTime}:00` : 'manual';
    await recordManagedActivity(tx, session, managed, { change: 'closing', detail }, now);
    return managed;
  });
}

/** Sets if a cashier may close itself; without `closingLocked` it is toggled. @throws ApiError 404 */
export function setClosingLock(
  database: Transactional,
  session: Session,
  content: Schemas['SetClosingLockContent'],
  now: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    const { businessUserId: userId, businessBranchId } = content;
    const { user } = await requireManagedCashier(tx, session, { userId, businessBranchId });
    const locked = content.closingLocked ?? !user.closing_locked;
    await tx.query('update users set closing_locked = $2 where id = $1', [user.id, locked]);
    if (locked === user.closing_locked) return;
    const action = locked ? 'cashier-may-not-close' : 'cashier-may-close';
    await recordActivity(tx, session, { action, subject: `@${user.username}` }, now);
  });
}
