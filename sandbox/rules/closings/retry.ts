import type { Transactional } from '../../db/database.ts';
import { conflict } from '../api-error.ts';
import { lockBusiness } from '../lock-business.ts';
import type { Session } from '../sessions.ts';
import { type ClosingRow, readClosings, requireClosing } from './read-closings.ts';
import { recordClosingActivity } from './record-closing-activity.ts';
import { settleClosing } from './settle-closing.ts';
import { type ClosingRequest, requireMayClose } from './target.ts';

/**
 * Retries a failed closing with the same number and the same moment, for the entries of its cashiers that are still
 * open up to then. Later entries are left to the next closing. A cashier retries only what it may close now: once one
 * of the closing's cashiers was reassigned or locked, an administrator has to.
 * @returns it, completed or failed again
 * @throws ApiError 404 outside the scope, 403 when an administrator has to close it, 409 when it did not fail or other
 * closings took all of it
 */
export function retryClosing(
  database: Transactional,
  session: Session,
  { closingId, ...request }: ClosingRequest & { closingId: string },
  now: Date,
): Promise<ClosingRow[]> {
  return database.transaction(async (tx) => {
    await lockBusiness(tx, session.business.id);
    const closing = await requireClosing(tx, session, closingId, request);
    const target = {
      businessId: session.business.id,
      branchId: closing.branch_id,
      cashierId: closing.cashier_id,
      cashierIds: closing.cashier_ids,
    };
    await requireMayClose(tx, session, closing.cashier_ids ?? []);
    if (closing.status !== 'error')
      throw conflict('closing-not-failed', 'Cierre', 'Solo se reintenta un cierre que quedó en error');
    await tx.query(`update closings set origin = 'manual', created_by = $2 where id = $1`, [
      closing.id,
      session.user.id,
    ]);
    await settleClosing(tx, { id: closing.id, target, endsAt: closing.ends_at }, now);
    const retried = await readClosings(tx, [closing.id]);
    await recordClosingActivity(tx, session, retried, now);
    return retried;
  });
}
