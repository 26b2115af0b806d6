import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { after } from '#terms/time/clock.ts';
import type { TransactionRow } from './read-transactions.ts';

const DAY_SECONDS = 24 * 3600;

/** An event of a transaction's timeline. */
export interface TransactionEventRow {
  status: Schemas['TransactionStatus'];
  actor_name: string;
  reason: string;
  created_at: Date;
}

/** The changes of a transaction's status, oldest first. A refund after which something remains is none. */
export async function readTimeline(
  database: Queryable,
  {
    id,
    status,
    created_at,
    resolved_at,
  }: Pick<TransactionRow, 'id' | 'status' | 'created_at' | 'resolved_at'>,
): Promise<TransactionEventRow[]> {
  // Reads only the months between creation and resolution, with some margin, because the clocks of two processes may differ.
  const range = [after(created_at, -DAY_SECONDS), after(resolved_at ?? created_at, DAY_SECONDS)];
  const events = await database.query<TransactionEventRow>(
    `select status, actor_name, reason, created_at from transaction_events
     where transaction_id = $1 and created_at between $2 and $3 order by id`,
    [id, ...range],
  );
  const last = status === 'refunded' ? events.at(-1) : undefined;
  return events.filter((event) => event.status !== 'refunded' || event === last);
}
