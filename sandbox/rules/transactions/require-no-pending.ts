import type { Queryable } from '../../db/database.ts';
import { conflict } from '../api-error.ts';

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
