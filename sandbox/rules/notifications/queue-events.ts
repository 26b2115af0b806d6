import type { Schemas } from '../../contract/operation-types.ts';
import type { Queryable } from '../../db/database.ts';
import type { NotifiedEvent } from '../../webhooks/message.ts';
import { closingsJson } from '../closings/closing-json.ts';
import type { ClosingRow } from '../closings/read-closings.ts';
import { readDepositsOf } from '../deposits/read-deposits.ts';
import { newId } from '../random-ids-and-codes.ts';
import { SELECT_TRANSACTIONS, type TransactionRow } from '../transactions/read-transactions.ts';
import { transactionsJson } from '../transactions/transaction-json.ts';
import type { WebhookMethod } from './notification-setting.ts';

type TransactionEvent = Schemas['TransactionNotificationEvent'];
type ClosingEvent = Schemas['ClosingNotificationEvent'];

interface OwnerRow {
  subject_id: string;
  business_id: string;
  time_zone: string;
  owner_id: string;
  method: WebhookMethod;
  url: string;
}

/** A delivery to queue: the event, and the cashier or branch to notify. */
export type NewDelivery = NotifiedEvent & {
  id: string;
  /** The same for all who hear of the event, so that whoever receives it twice can tell. */
  eventId: string;
  businessId: string;
  ownerId: string;
  method: WebhookMethod;
  url: string;
};

/**
 * Queues the events of transactions that have just changed for their cashier and branch, if these use webhooks. This is a
 * transactional outbox: events are queued in the transaction of the change, so that neither exists without the other.
 */
export async function queueTransactionEvents(
  tx: Queryable,
  event: TransactionEvent,
  transactionIds: readonly string[],
  now: Date,
): Promise<void> {
  const ids = [...transactionIds];
  const owners = await tx.query<OwnerRow>(
    `select t.id as subject_id, t.business_id, b.time_zone, o.id as owner_id, o.notification_method as method,
       o.webhook_url as url
     from transactions t join businesses b on b.id = t.business_id
       join users o on o.branch_id = t.branch_id and (o.id = t.cashier_id or o.type = 'branch_admin')
     where t.id = any($1) and o.notification_method in ('webhook', 'webhook-v2') and o.status <> 'deleted'
     order by t.resolved_at, t.id, o.type desc`,
    [ids],
  );
  const [first] = owners;
  if (!first) return;
  const rows = await tx.query<TransactionRow>(`${SELECT_TRANSACTIONS} where t.id = any($1)`, [
    owners.map((owner) => owner.subject_id),
  ]);
  const transactions = new Map(transactionsOf(rows, owners));
  const eventIds = new Map(rows.map(({ id }) => [id, newId('ev')]));
  for (const owner of owners) {
    const transaction = transactions.get(owner.subject_id);
    const eventId = eventIds.get(owner.subject_id);
    if (!transaction || !eventId) continue;
    await insertDelivery(tx, { ...deliveryTo(owner), eventId, event, data: { transaction } }, now);
  }
}

/** Queues the event of a closing that has just ended, or of its deposit, for its branch and its cashier, if it has one. */
export async function queueClosingEvent(
  tx: Queryable,
  event: ClosingEvent,
  row: ClosingRow,
  now: Date,
): Promise<void> {
  const owners = await tx.query<OwnerRow>(
    `select c.id as subject_id, c.business_id, b.time_zone, o.id as owner_id, o.notification_method as method,
       o.webhook_url as url
     from closings c join businesses b on b.id = c.business_id
       join users o on o.branch_id = c.branch_id and (o.id = c.cashier_id or o.type = 'branch_admin')
     where c.id = $1 and o.notification_method in ('webhook', 'webhook-v2') and o.status <> 'deleted'
     order by o.type desc`,
    [row.id],
  );
  const [first] = owners;
  if (!first) return;
  // The bank's line shows the whole amount of the deposit, so that is what a business's own system looks for.
  const business = { businessId: first.business_id, branchId: null, cashierIds: null };
  const deposits = await readDepositsOf(tx, business, [row]);
  const [closing] = closingsJson([row], first.time_zone, deposits);
  if (!closing) return;
  const eventId = newId('ev');
  for (const owner of owners) {
    await insertDelivery(tx, { ...deliveryTo(owner), eventId, event, data: { closing } }, now);
  }
}

/** Inserts a delivery that is due immediately. */
export async function insertDelivery(tx: Queryable, delivery: NewDelivery, now: Date): Promise<void> {
  const { data } = delivery;
  await tx.query(
    `insert into webhook_deliveries (id, business_id, owner_id, event, method, url, data, transaction_id, closing_id,
       created_at, next_attempt_at, event_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)`,
    [
      delivery.id,
      delivery.businessId,
      delivery.ownerId,
      delivery.event,
      delivery.method,
      delivery.url,
      JSON.stringify(data),
      'transaction' in data ? data.transaction.id : null,
      'closing' in data ? data.closing.id : null,
      now,
      delivery.eventId,
    ],
  );
}

function deliveryTo(owner: OwnerRow): Omit<NewDelivery, keyof NotifiedEvent | 'eventId'> {
  const { business_id: businessId, owner_id: ownerId, method, url } = owner;
  return { id: newId('wd'), businessId, ownerId, method, url };
}

// Formats each in its business's time zone, because one run can expire requests of several businesses.
function transactionsOf(rows: readonly TransactionRow[], owners: readonly OwnerRow[]) {
  const zones = new Map(owners.map((owner) => [owner.subject_id, owner.time_zone]));
  return rows.flatMap((row) =>
    transactionsJson([row], zones.get(row.id) ?? 'UTC').map((transaction) => [row.id, transaction] as const),
  );
}
