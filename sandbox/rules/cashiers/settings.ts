import type { Schemas } from '../../contract/operation-types.ts';
import type { Transactional } from '../../db/database.ts';
import { recordActivity } from '../activity/record.ts';
import { conflict, invalidFields } from '../api-error.ts';
import { syncSchedules } from '../closings/schedules.ts';
import type { Session } from '../sessions.ts';
import { checkLevel } from '../setting-level.ts';
import { type Managed, requireManaged, requireManagedCashier, type UserReference } from './managed-user.ts';
import { recordCashierActivity } from './record-cashier-activity.ts';

/**
 * Makes a cashier the default of its branch, which receives requests that name no cashier.
 * @throws ApiError 404; 409 when it is blocked, or already the default
 */
export function setDefaultCashier(
  database: Transactional,
  session: Session,
  reference: UserReference,
  now: Date,
): Promise<Schemas['NamedRef']> {
  return database.transaction(async (tx) => {
    const managed = await requireManagedCashier(tx, session, reference);
    const { user, branch } = managed;
    if (user.status !== 'active') throw conflict('blocked', 'Caja', 'La caja está bloqueada');
    const changed = await tx.query(
      'update branches set default_cashier_id = $2 where id = $1 and default_cashier_id is distinct from $2 returning id',
      [branch.id, user.id],
    );
    if (changed.length === 0) throw conflict('already-default', 'Caja', 'La caja ya es la predeterminada');
    await recordCashierActivity(tx, session, managed, { change: 'default' }, now);
    return { id: user.id, name: user.name };
  });
}

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
    await recordCashierActivity(tx, session, managed, { change: 'closing', detail }, now);
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
