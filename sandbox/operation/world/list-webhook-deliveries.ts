import type { Queryable } from '#ground/db/database.ts';
import type { DeliveryRow } from '#out/notifications/delivery-log.ts';
import { DELIVERY_STATUS_LABEL } from '../../../words/delivery-status.ts';

/** Enough to include one that was just sent. */
const LIMIT = 50;

/** A webhook delivery as the page shows it. */
export interface WorldDelivery {
  id: string;
  date: Date;
  event: DeliveryRow['event'];
  /** Username of the cashier or branch admin to whom the setting belongs. */
  owner: string;
  version: 'v1' | 'v2';
  url: string;
  status: DeliveryRow['status'];
  delivered: boolean;
  outcome: string;
  attempts: number;
  nextAttemptDate: Date | null;
}

type Row = Pick<DeliveryRow, 'id' | 'event' | 'method' | 'url' | 'status' | 'attempts' | 'error'> & {
  created_at: Date;
  next_attempt_at: Date | null;
  response_status: number | null;
  owner: string;
};

/** GET webhook-deliveries: the webhooks of every business, newest first. */
export async function listWebhookDeliveries(database: Queryable): Promise<WorldDelivery[]> {
  const rows = await database.query<Row>(
    `select d.id, d.event, d.method, d.url, d.status, d.attempts, d.error, d.created_at, d.next_attempt_at,
       d.response_status, o.username as owner
     from webhook_deliveries d join users o on o.id = d.owner_id order by d.position desc limit ${LIMIT}`,
  );
  return rows.map((row) => ({
    id: row.id,
    date: row.created_at,
    event: row.event,
    owner: row.owner,
    version: row.method === 'webhook-v2' ? 'v2' : 'v1',
    url: row.url,
    status: row.status,
    delivered: row.status === 'delivered',
    outcome:
      row.error ??
      (row.response_status === null ? DELIVERY_STATUS_LABEL[row.status] : String(row.response_status)),
    attempts: row.attempts,
    nextAttemptDate: row.next_attempt_at,
  }));
}
