import type { Queryable } from '#ground/db/database.ts';
import { conflict } from '#terms/errors/api-error.ts';

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
