import type { Queryable } from '#ground/db/database.ts';

/** Waits for transactions of these cashiers that are being written, so that later statements see them. */
export async function waitForTransactionWrites(tx: Queryable, userIds: readonly string[]): Promise<void> {
  await tx.query('select id from users where id = any($1) order by id for update', [[...userIds]]);
}
