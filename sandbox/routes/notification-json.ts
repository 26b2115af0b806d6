import type { Schemas } from '../contract/operation-types.ts';
import type { UserRow } from '../rules/cashiers/read.ts';
import { findKeyHeader, methodId } from '../rules/notifications/catalogs.ts';
import type { DeliveryRow } from '../rules/notifications/deliveries.ts';
import { levelOf } from '../rules/setting-level.ts';
import { createMomentFormatter } from '../rules/time-zones.ts';
import { notificationJson } from './cashier-json.ts';

/** The setting of a cashier or a branch that was just saved. */
export function savedNotificationJson(row: UserRow): Schemas['SavedNotification'] {
  const header = findKeyHeader(row.webhook_api_key_header);
  return {
    ...notificationJson(row, true),
    notificationMethodId: methodId(row.notification_method),
    ...(header ? { webhookAPIKeyHeaderId: header.id } : {}),
    ownerId: row.id,
    level: levelOf(row.type),
  };
}

/** Maps rows to the API's deliveries, with moments in the business's time zone. */
export function deliveriesJson(
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
