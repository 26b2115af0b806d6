import type { Session } from '#access/sessions/sessions.ts';
import type { UserRow } from '#access/users/read-user.ts';
import { joinTransaction, type Transactional } from '#ground/db/database.ts';
import { expireRequests } from '#money/transactions/expire-requests.ts';
import { requireNoPending } from '#money/transactions/require-no-pending.ts';
import { deleteUsers } from '#places/branches/delete-users.ts';
import { lockManagedCashier, recordManagedUserActivity, type UserReference } from './managed-user.ts';

/**
 * Deletes a cashier: it can no longer sign in or collect, its children lose their titular cashier, and the branch loses its
 * default cashier if this was it. Its history, its name there and its open balance are kept; its username is not reused.
 * @returns the cashier, and whether it was the default
 * @throws ApiError 404; 409 while it has pending transactions, which nobody else could cancel
 */
export function deleteCashier(
  database: Transactional,
  session: Session,
  reference: UserReference,
  now: Date,
): Promise<{ user: UserRow; wasDefault: boolean }> {
  return database.transaction(async (tx) => {
    const managed = await lockManagedCashier(tx, session, reference);
    const { user, branch } = managed;
    // Waits for transactions of the cashier that are being written, so that the statements below see them.
    await tx.query('select 1 from users where id = $1 for update', [user.id]);
    await expireRequests(joinTransaction(tx), now);
    await requireNoPending(tx, 'Caja', 'cashier_id', user.id);
    await deleteUsers(tx, [user.id], now);
    await recordManagedUserActivity(tx, session, managed, { change: 'deleted' }, now);
    return { user, wasDefault: branch.default_cashier_id === user.id };
  });
}
