import { joinTransaction, type Queryable, type Transactional } from '../../db/database.ts';
import { conflict } from '../api-error.ts';
import type { Session } from '../sessions.ts';
import { expireRequests } from '../transactions/expire-requests.ts';
import { endSessionsOf } from './block.ts';
import { requireManagedCashier, type UserReference } from './managed-user.ts';
import type { UserRow } from './read.ts';
import { recordCashierActivity } from './record-cashier-activity.ts';

/**
 * Deletes a cashier: it can no longer sign in or collect, its children lose their titular, and the branch loses its default
 * cashier if this was it. Its history, its name there and its open balance stay; its username is not reused.
 * @returns the cashier, and if it was the default
 * @throws ApiError 404; 409 while it has pending transactions, which nobody else could cancel
 */
export function deleteCashier(
  database: Transactional,
  session: Session,
  reference: UserReference,
  now: Date,
): Promise<{ user: UserRow; wasDefault: boolean }> {
  return database.transaction(async (tx) => {
    const managed = await requireManagedCashier(tx, session, reference);
    const { user, branch } = managed;
    await waitForPayments(tx, [user.id]);
    await expireRequests(joinTransaction(tx), now);
    await requireNoPending(tx, 'Caja', 'cashier_id', user.id);
    await deleteUsers(tx, [user.id]);
    await recordCashierActivity(tx, session, managed, { change: 'deleted' }, now);
    return { user, wasDefault: branch.default_cashier_id === user.id };
  });
}

/** Marks users as deleted and clears references to them. */
export async function deleteUsers(tx: Queryable, userIds: readonly string[]): Promise<void> {
  const ids = [...userIds];
  await tx.query(`update users set status = 'deleted', titular_id = null where id = any($1)`, [ids]);
  await tx.query('update users set titular_id = null where titular_id = any($1)', [ids]);
  await tx.query('update branches set default_cashier_id = null where default_cashier_id = any($1)', [ids]);
  await endSessionsOf(tx, ids);
}

/** Waits for transactions of these cashiers that are being written, so that later statements see them. */
export async function waitForPayments(tx: Queryable, userIds: readonly string[]): Promise<void> {
  await tx.query('select id from users where id = any($1) order by id for update', [[...userIds]]);
}

/** @throws ApiError 409 with the number of pending transactions */
export async function requireNoPending(
  tx: Queryable,
  title: 'Caja' | 'Sucursal',
  column: 'cashier_id' | 'branch_id',
  id: string,
): Promise<void> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*) as count from transactions where ${column} = $1 and status = 'pending'`,
    [id],
  );
  const count = row?.count ?? 0;
  if (count === 0) return;
  const what =
    count === 1 ? 'una transacción pendiente: resuélvela' : `${count} transacciones pendientes: resuélvelas`;
  throw conflict(
    'has-pending-transactions',
    title,
    `La ${title.toLowerCase()} tiene ${what} antes de eliminarla`,
  );
}
