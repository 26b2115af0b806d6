import type { Transactional } from '../../db/database.ts';
import { businessRule } from '../api-error.ts';
import type { Session } from '../sessions.ts';
import { readCountedAmount, requireReason, type SentCountedAmount } from './counted-amount.ts';
import { makeClosing } from './make-closing.ts';
import { type ClosingRow, readClosings } from './read-closings.ts';
import { recordClosingActivity } from './record-closing-activity.ts';
import { type ClosingRequest, targetsOf } from './target.ts';

/**
 * Closes the requested targets in one transaction: the cashier, or each branch with open entries.
 * @returns the closings, completed or failed, ordered by number
 * @throws ApiError 403, 404 as `targetsOf`; 400 as `readCountedAmount` and `requireReason`; 422 when there is nothing
 * to close
 */
export function closeOpenBalance(
  database: Transactional,
  session: Session,
  { countedAmount, countReason, ...request }: ClosingRequest & SentCountedAmount,
  now: Date,
): Promise<ClosingRow[]> {
  return database.transaction(async (tx) => {
    const targets = await targetsOf(tx, session, request);
    const count = await readCountedAmount(tx, session, { countedAmount, countReason });
    const ids: string[] = [];
    for (const target of targets) {
      const id = await makeClosing(tx, { target, dueAt: null, createdBy: session.user.id, now, count });
      if (id !== undefined) ids.push(id);
    }
    if (ids.length === 0)
      throw businessRule('nothing-to-close', 'Cierre', 'No hay cobros ni reembolsos por cerrar');
    const closings = await readClosings(tx, ids);
    for (const closing of closings) await requireReason(tx, session, closing, now);
    await recordClosingActivity(tx, session, closings, now);
    return closings;
  });
}
