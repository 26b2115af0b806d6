import type { Schemas } from '../contract/operation-types.ts';
import { createMomentFormatter } from '../rules/moment-formatter.ts';
import type { DeliveryRow } from '../rules/notifications/delivery-log.ts';

/** Maps rows to the API's deliveries, with moments in the business's time zone. */
export function notificationDeliveriesJson(
  rows: readonly DeliveryRow[],
  timeZone: string,
): Schemas['NotificationDelivery'][] {
  const format = createMomentFormatter(timeZone);
  return rows.map((row) => {
    const created = format(row.created_at);
    return {
      id: row.id,
      event: row.event,
      notificationMethod: row.method,
      status: row.status,
      url: row.url,
      ...(row.request_body === null ? {} : { requestBody: row.request_body }),
      attempts: row.attempts,
      creationDate: row.created_at.toISOString(),
      formattedCreationDate: created.date,
      formattedCreationTime: created.time,
      lastAttemptDate: row.last_attempt_at?.toISOString() ?? null,
      nextAttemptDate: row.next_attempt_at?.toISOString() ?? null,
      responseStatus: row.response_status,
      responseBody: row.response_body,
      error: row.error,
      transactionId: row.transaction_id,
      closingId: row.closing_id,
    };
  });
}
