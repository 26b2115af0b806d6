import { queuePush } from '#access/outboxes/push-outbox.ts';
import { hearsOf } from '#access/outboxes/webhook-outbox.ts';
import type { Queryable } from '#ground/db/database.ts';
import { queueClosingEvent } from './queue-closing-event.ts';
import { readClosings } from './read-closings.ts';

// A deposit is of the whole business, so only its administrators hear of it.
const RETURNED = `select id, business_id, null::text as branch_id, null::text as cashier_id, null::numeric as amount,
    false as is_known from deposits where id = any($3)`;

/**
 * For each closing of these deposits whose cashier or branch uses webhooks, queues the event that its deposit was sent or
 * returned. Devices hear of those that were returned.
 */
export async function queueDepositEvents(
  tx: Queryable,
  event: 'closing.deposited' | 'closing.deposit-returned',
  depositIds: readonly string[],
  now: Date,
): Promise<void> {
  if (depositIds.length === 0) return;
  if (event === 'closing.deposit-returned')
    await queuePush(tx, 'returned-deposits', { sql: RETURNED, ids: depositIds }, now);
  const told = await tx.query<{ id: string }>(
    `select distinct c.id from deposit_closings l join closings c on c.id = l.closing_id
       join users o on ${hearsOf('c')}
     where l.deposit_id = any($1)`,
    [[...depositIds]],
  );
  if (told.length === 0) return;
  const closings = await readClosings(
    tx,
    told.map(({ id }) => id),
  );
  for (const closing of closings) await queueClosingEvent(tx, event, closing, now);
}
