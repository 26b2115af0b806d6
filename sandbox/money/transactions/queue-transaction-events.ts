import { queuePush } from '#access/outboxes/push-outbox.ts';
import { hearsOf, OWNER_COLUMNS, queueEvent, type WebhookOwner } from '#access/outboxes/webhook-outbox.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { groupBy } from '#terms/values/group-by.ts';
import { SELECT_TRANSACTIONS, type TransactionRow } from './read-transactions.ts';
import { transactionsJson } from './transaction-json.ts';

// Administrators heard of a payment when it was made, before somebody assigned it.
const ARRIVED = `select id, business_id, branch_id, cashier_id, amount,
    origin = 'payment' and coalesce(resolved_at > created_at, false) as is_known
  from transactions where id = any($3)`;
const ARRIVALS: readonly Schemas['TransactionNotificationEvent'][] = [
  'transaction.pending',
  'transaction.completed',
];

/**
 * Queues the event of transactions that have just changed for their cashier and branch, if these use webhooks, and money that
 * arrived for devices.
 */
export async function queueTransactionEvents(
  tx: Queryable,
  event: Schemas['TransactionNotificationEvent'],
  transactionIds: readonly string[],
  now: Date,
): Promise<void> {
  if (ARRIVALS.includes(event)) await queuePush(tx, 'payments', { sql: ARRIVED, ids: transactionIds }, now);
  const owners = await tx.query<WebhookOwner>(
    `select t.id as subject_id, ${OWNER_COLUMNS}
     from transactions t join businesses b on b.id = t.business_id join users o on ${hearsOf('t')}
     where t.id = any($1) order by t.resolved_at, t.id, o.type desc`,
    [[...transactionIds]],
  );
  if (owners.length === 0) return;
  const bySubject = groupBy(owners, ({ subject_id }) => subject_id);
  const rows = await tx.query<TransactionRow>(`${SELECT_TRANSACTIONS} where t.id = any($1)`, [
    [...bySubject.keys()],
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  for (const told of bySubject.values()) {
    const [first] = told;
    const row = first && rowOf.get(first.subject_id);
    // In the time zone of its business, because one run can expire requests of several.
    const [transaction] = row ? transactionsJson([row], first.time_zone) : [];
    if (transaction) await queueEvent(tx, told, { event, data: { transaction } }, now);
  }
}
