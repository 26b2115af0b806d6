import { hearsOf, OWNER_COLUMNS, queueEvent, type WebhookOwner } from '#access/outboxes/webhook-outbox.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { groupBy } from '#terms/values/group-by.ts';
import { SELECT_TRANSACTIONS, type TransactionRow } from './read-transactions.ts';
import { transactionsJson } from './transaction-json.ts';

/** Queues the event of transactions that have just changed for their cashier and branch, if these use webhooks. */
export async function queueTransactionEvents(
  tx: Queryable,
  event: Schemas['TransactionNotificationEvent'],
  transactionIds: readonly string[],
  now: Date,
): Promise<void> {
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
