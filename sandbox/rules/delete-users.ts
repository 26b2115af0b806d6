import type { Queryable } from '../db/database.ts';
import { endSessionsOf } from './end-sessions-of.ts';

/** Marks users as deleted and clears references to them. */
export async function deleteUsers(tx: Queryable, userIds: readonly string[]): Promise<void> {
  const ids = [...userIds];
  await tx.query(`update users set status = 'deleted', titular_id = null where id = any($1)`, [ids]);
  await tx.query('update users set titular_id = null where titular_id = any($1)', [ids]);
  await tx.query('update branches set default_cashier_id = null where default_cashier_id = any($1)', [ids]);
  await endSessionsOf(tx, ids);
}
