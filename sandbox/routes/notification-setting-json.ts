import type { Schemas } from '../contract/operation-types.ts';
import { findKeyHeader, methodId } from '../rules/notifications/catalogs.ts';
import type { UserRow } from '../rules/read-user.ts';
import { levelOf } from '../rules/setting-level.ts';

interface NotificationColumns {
  notification_method: Schemas['NotificationMethod'];
  webhook_url: string;
  webhook_api_key: string;
  webhook_api_key_header: string;
  webhook_secret: string | null;
}

/** The notification setting. The key and the signing secret are only for callers who may change them. */
export function notificationSettingJson(row: NotificationColumns, seesKeys: boolean) {
  const secret = row.notification_method === 'webhook-v2' && seesKeys ? row.webhook_secret : null;
  return {
    notificationMethod: row.notification_method,
    webhookURL: row.webhook_url,
    webhookAPIKey: seesKeys ? row.webhook_api_key : '',
    webhookAPIKeyHeader: row.webhook_api_key_header,
    ...(secret === null ? {} : { webhookSecret: secret }),
  };
}

/** The setting that was just saved for a cashier or branch. */
export function savedNotificationSettingJson(row: UserRow): Schemas['SavedNotification'] {
  const header = findKeyHeader(row.webhook_api_key_header);
  return {
    ...notificationSettingJson(row, true),
    notificationMethodId: methodId(row.notification_method),
    ...(header ? { webhookAPIKeyHeaderId: header.id } : {}),
    ownerId: row.id,
    level: levelOf(row.type),
  };
}
