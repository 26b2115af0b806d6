import type { Session } from '#access/sessions/sessions.ts';
import type { WebhookMethod } from '#access/users/notification-setting.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { requireWithinReach } from '#places/cashiers/managed-user.ts';
import { notFound } from '#terms/errors/api-error.ts';
import { after } from '#terms/time/clock.ts';

const KEPT_SECONDS = 90 * 24 * 3600;

/** An event in the delivery log, and the outcome of its delivery. */
export interface DeliveryRow {
  id: string;
  event_id: string;
  event: Schemas['NotificationEvent'];
  method: WebhookMethod;
  status: Schemas['NotificationDeliveryStatus'];
  url: string;
  request_body: string | null;
  attempts: number;
  created_at: Date;
  last_attempt_at: Date | null;
  next_attempt_at: Date | null;
  response_status: number | null;
  response_body: string;
  error: string | null;
  transaction_id: string | null;
  closing_id: string | null;
}

const SELECT_DELIVERIES = `select id, coalesce(event_id, id) as event_id, event, method, status, url, request_body, attempts, created_at, last_attempt_at,
    next_attempt_at, response_status, response_body, error, transaction_id, closing_id from webhook_deliveries`;

const LISTED = 'owner_id = $1 and status = coalesce($2, status)';

/** A page of an owner's deliveries with one status or any, newest first, and their total number. */
export async function listDeliveries(
  database: Queryable,
  { ownerId, status }: { ownerId: string; status: DeliveryRow['status'] | undefined },
  { currentPage, pageSize }: Schemas['PageRequest'],
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const listed = [ownerId, status ?? null];
  const [count] = await database.query<{ total: number }>(
    `select count(*) as total from webhook_deliveries where ${LISTED}`,
    listed,
  );
  const rows = await database.query<DeliveryRow>(
    `${SELECT_DELIVERIES} where ${LISTED} order by position desc limit $3 offset $4`,
    [...listed, pageSize, (currentPage - 1) * pageSize],
  );
  return { rows, total: count?.total ?? 0 };
}

/**
 * Makes a delivery due again, whatever its outcome. It keeps its id, and goes to the URL that the owner has set now.
 * @throws ApiError 403, 404
 */
export function resend(
  database: Transactional,
  session: Session,
  { deliveryId, businessBranchId }: Schemas['ResendNotificationContent'],
  now: Date,
): Promise<DeliveryRow> {
  return database.transaction(async (tx) => {
    const deliveryNotFound = () => notFound('No se encontró el aviso');
    const [delivery] = await tx.query<{ owner_id: string }>(
      'select owner_id from webhook_deliveries where id = $1 and business_id = $2',
      [deliveryId, session.business.id],
    );
    if (!delivery) throw deliveryNotFound();
    await requireWithinReach(tx, session, { userId: delivery.owner_id, businessBranchId }, deliveryNotFound);
    await tx.query(
      `update webhook_deliveries set status = 'pending', next_attempt_at = $2, error = null where id = $1`,
      [deliveryId, now],
    );
    const [row] = await tx.query<DeliveryRow>(`${SELECT_DELIVERIES} where id = $1`, [deliveryId]);
    if (!row) throw deliveryNotFound();
    return row;
  });
}

/** Deletes deliveries that ended more than ninety days ago. */
export async function deleteOldDeliveries(database: Queryable, now: Date): Promise<void> {
  await database.query(`delete from webhook_deliveries where created_at < $1 and status <> 'pending'`, [
    after(now, -KEPT_SECONDS),
  ]);
}
