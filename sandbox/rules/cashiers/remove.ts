import { joinTransaction, type Queryable, type Transactional } from '../../db/database.ts';
import { conflict } from '../api-error.ts';
import type { Session } from '../sessions.ts';
import { expireRequests } from '../transactions/expire.ts';
import { endSessionsOf } from './block.ts';
import { requireManagedCashier, type UserReference } from './managed.ts';
import type { UserRow } from './read.ts';
import { recordChange } from './record.ts';

/**
 * Deletes a cashier: it no longer signs in or collects, its children have no titular any more, and the branch has no default
 * cashier if it was the one. Its history, its name in it and what it has not closed stay; its username is not given again.
 * @returns the cashier, and whether it was the default
 * @throws ApiError 404; 409 while it has pending transactions, which nobody else would cancel
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
    await refusePending(tx, 'Caja', 'cashier_id', user.id);
    await deleteUsers(tx, [user.id]);
    await recordChange(tx, session, managed, { change: 'deleted' }, now);
    return { user, wasDefault: branch.default_cashier_id === user.id };
  });
}

/** Makes users deleted ones, with all that points at them as if they worked here. */
export async function deleteUsers(tx: Queryable, userIds: readonly string[]): Promise<void> {
  const ids = [...userIds];
  await tx.query(`update users set status = 'deleted', titular_id = null where id = any($1)`, [ids]);
  await tx.query('update users set titular_id = null where titular_id = any($1)', [ids]);
  await tx.query('update branches set default_cashier_id = null where default_cashier_id = any($1)', [ids]);
  await endSessionsOf(tx, ids);
}

/** Waits until the transactions that are being written for these cashiers are there to be seen. */
export async function waitForPayments(tx: Queryable, userIds: readonly string[]): Promise<void> {
  await tx.query('select id from users where id = any($1) order by id for update', [[...userIds]]);
}

/** @throws ApiError 409 that says how many transactions wait */
export async function refusePending(
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
  throw conflict(title, `La ${title.toLowerCase()} tiene ${what} antes de eliminarla`);
}
