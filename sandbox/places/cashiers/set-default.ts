import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Transactional } from '#ground/db/database.ts';
import { conflict } from '#terms/errors/api-error.ts';
import { blockedText } from '../../../words/blocked-place.ts';
import { lockManagedCashier, recordManagedUserActivity, type UserReference } from './managed-user.ts';

/**
 * Makes a cashier the default of its branch, which receives requests that name no cashier.
 * @throws ApiError 404; 409 if it or its branch is blocked, or already the default
 */
export function setDefaultCashier(
  database: Transactional,
  session: Session,
  reference: UserReference,
  now: Date,
): Promise<Schemas['NamedRef']> {
  return database.transaction(async (tx) => {
    const managed = await lockManagedCashier(tx, session, reference);
    const { user, branch } = managed;
    if (branch.status !== 'active') throw conflict('blocked', 'Caja', blockedText('branch'));
    if (user.status !== 'active') throw conflict('blocked', 'Caja', blockedText('cashier'));
    const changed = await tx.query(
      'update branches set default_cashier_id = $2 where id = $1 and default_cashier_id is distinct from $2 returning id',
      [branch.id, user.id],
    );
    if (changed.length === 0) throw conflict('already-default', 'Caja', 'La caja ya es la predeterminada');
    await recordManagedUserActivity(tx, session, managed, { change: 'default' }, now);
    return { id: user.id, name: user.name };
  });
}
