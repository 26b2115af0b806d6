import {
  KEY_HEADERS,
  NOTIFICATION_METHODS,
  savedNotificationSettingJson,
} from '#access/users/notification-setting.ts';
import { requireUser } from '#access/users/read-user.ts';
import { checkLevel } from '#access/users/setting-level.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Handler } from '#http/pipeline/handler.ts';
import {
  type DeliveryRow,
  listDeliveries as pageOf,
  resend as resendDelivery,
} from '#out/notifications/delivery-log.ts';
import { saveNotificationSetting } from '#out/notifications/save-notification-setting.ts';
import { sendTestEvent } from '#out/notifications/send-test-event.ts';
import { requireWithinReach } from '#places/cashiers/managed-user.ts';
import { pageProperties } from '#terms/errors/page-properties.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';

/** POST users/v3/notification/catalogs */
export const getCatalogs: Handler<'notifications.getCatalogs'> = async () => ({
  content: { notificationMethods: [...NOTIFICATION_METHODS], webhookAPIKeyHeaders: [...KEY_HEADERS] },
});

/** POST users/v3/notification-change */
export const change: Handler<'notifications.change'> = async (call) => {
  const { content, database, session, webhooks, now } = call;
  const owner = await saveNotificationSetting(database, webhooks, session, content, now);
  return {
    content: { notification: savedNotificationSettingJson(owner) },
    info: { title: 'Notificaciones', message: 'Se actualizo con éxito' },
  };
};

/** POST users/v3/notification/test */
export const test: Handler<'notifications.test'> = async (call) => {
  const { content, database, session, webhooks, now } = call;
  return { content: await sendTestEvent(database, webhooks, session, content, now) };
};

/** POST users/v3/notification/deliveries */
export const listDeliveries: Handler<'notifications.listDeliveries'> = async (call) => {
  const { content, database, session } = call;
  const { ownerId, level, businessBranchId, status, pageProperties: page } = content;
  await requireWithinReach(database, session, { userId: ownerId, businessBranchId });
  checkLevel(level, (await requireUser(database, ownerId)).type);
  const { rows, total } = await pageOf(database, { ownerId, status }, page);
  const data = notificationDeliveriesJson(rows, session.business.timeZone);
  return { content: { data, pageProperties: pageProperties(page, total) } };
};

/** POST users/v3/notification/deliveries/resend */
export const resend: Handler<'notifications.resend'> = async (call) => {
  const { content, database, session, now } = call;
  const row = await resendDelivery(database, session, content, now);
  const [delivery] = notificationDeliveriesJson([row], session.business.timeZone);
  if (!delivery) throw new Error(`There is no delivery ${row.id}`);
  return { content: { delivery }, info: { title: 'Aviso', message: 'El aviso va de nuevo en camino' } };
};

/** Maps rows to the API's deliveries, with moments in the business's time zone. */
function notificationDeliveriesJson(
  rows: readonly DeliveryRow[],
  timeZone: string,
): Schemas['NotificationDelivery'][] {
  const format = createMomentFormatter(timeZone);
  return rows.map((row) => {
    const created = format(row.created_at);
    return {
      id: row.id,
      eventId: row.event_id,
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
