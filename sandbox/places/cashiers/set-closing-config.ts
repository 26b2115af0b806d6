import type { Session } from '#access/sessions/sessions.ts';
import { checkLevel } from '#access/users/setting-level.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Transactional } from '#ground/db/database.ts';
import { syncSchedules } from '#money/closings/schedules.ts';
import { invalidFields } from '#terms/errors/api-error.ts';
import { lockManagedUser, type ManagedUser, recordManagedUserActivity } from './managed-user.ts';

/**
 * Sets how a cashier or a whole branch is closed: automatically at an hour in the business's time zone, or manually.
 * @throws ApiError 400 the level does not match the owner, or an automatic closing has no hour; 403, 404
 */
export function setClosingConfig(
  database: Transactional,
  session: Session,
  content: Schemas['SetClosingConfigContent'],
  now: Date,
): Promise<ManagedUser> {
  const { closingType, closingTime, businessBranchId } = content;
  if (closingType === 'automatic' && closingTime === undefined) {
    throw invalidFields([{ field: 'closingTime', message: 'Este campo es requerido' }]);
  }
  return database.transaction(async (tx) => {
    const managed = await lockManagedUser(tx, session, { userId: content.ownerId, businessBranchId });
    checkLevel(content.level, managed.user.type);
    const changed = await tx.query(
      `update users set closing_type = $2, closing_time = $3
       where id = $1 and (closing_type, closing_time) is distinct from ($2, $3) returning 1`,
      [managed.user.id, closingType, closingType === 'automatic' ? closingTime : null],
    );
    if (changed.length === 0) return managed;
    await syncSchedules(tx, now);
    const detail = closingType === 'automatic' ? `automático, a las ${closingTime}:00` : 'manual';
    await recordManagedUserActivity(tx, session, managed, { change: 'closing', detail }, now);
    return managed;
  });
}
