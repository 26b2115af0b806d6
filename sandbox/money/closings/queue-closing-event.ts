import { queuePush } from '#access/outboxes/push-outbox.ts';
import { hearsOf, OWNER_COLUMNS, queueEvent, type WebhookOwner } from '#access/outboxes/webhook-outbox.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { readDepositsOf } from '#money/deposits/read-deposits.ts';
import { closingsJson } from './closing-json.ts';
import type { ClosingRow } from './read-closings.ts';

const FAILED = `select id, business_id, branch_id, cashier_id, null::numeric as amount, false as is_known
  from closings where id = any($3)`;

/** Queues the event of a closing that has just ended, or of its deposit, for its branch and its cashier, if it has one, and for devices. */
export async function queueClosingEvent(
  tx: Queryable,
  event: Schemas['ClosingNotificationEvent'],
  row: ClosingRow,
  now: Date,
): Promise<void> {
  if (event === 'closing.failed') await queuePush(tx, 'failed-closings', { sql: FAILED, ids: [row.id] }, now);
  const owners = await tx.query<WebhookOwner>(
    `select c.id as subject_id, ${OWNER_COLUMNS}
     from closings c join businesses b on b.id = c.business_id join users o on ${hearsOf('c')}
     where c.id = $1 order by o.type desc`,
    [row.id],
  );
  const [first] = owners;
  if (!first) return;
  // The bank's line shows the whole amount of the deposit, so that is what a business's own system looks for.
  const business = { businessId: first.business_id, branchId: null, cashierIds: null };
  const deposits = await readDepositsOf(tx, business, [row]);
  const [closing] = closingsJson([row], first.time_zone, deposits);
  if (closing) await queueEvent(tx, owners, { event, data: { closing } }, now);
}
