import { makeDue } from '#access/outboxes/webhook-outbox.ts';
import { endSessionsOf } from '#access/sessions/end-sessions-of.ts';
import type { Queryable } from '#ground/db/database.ts';

/**
 * Marks users as deleted and clears references to them. Their waiting webhooks become due immediately, and are attempted only
 * once more.
 */
export async function deleteUsers(tx: Queryable, userIds: readonly string[], now: Date): Promise<void> {
  const ids = [...userIds];
  await tx.query(`update users set status = 'deleted', titular_id = null where id = any($1)`, [ids]);
  await tx.query('update users set titular_id = null where titular_id = any($1)', [ids]);
  await tx.query('update branches set default_cashier_id = null where default_cashier_id = any($1)', [ids]);
  await makeDue(tx, ids, now);
  await endSessionsOf(tx, ids);
}
