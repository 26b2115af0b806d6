import type { Schemas } from '#ground/contract/operation-types.ts';
import type { UserRow } from './read-user.ts';
import { levelOf } from './setting-level.ts';

type Method = Schemas['NotificationMethod'];

/** The methods that send to a URL. */
export type WebhookMethod = Extract<Method, `webhook${string}`>;

/** Notification methods (specification §4). */
export const NOTIFICATION_METHODS: readonly Schemas['NotificationMethodOption'][] = [
  { id: '1', name: 'Notificación en la aplicación', notificationMethod: 'push' },
  { id: '2', name: 'Webhook Versión 1', notificationMethod: 'webhook' },
  { id: '3', name: 'Webhook Versión 2', notificationMethod: 'webhook-v2' },
  { id: '4', name: 'Esperar respuesta de servicio', notificationMethod: 'internal' },
];

/** The headers that can carry the key; the first one is used if none is chosen. */
export const KEY_HEADERS: readonly [Schemas['NamedRef'], ...Schemas['NamedRef'][]] = [
  { id: '1', name: 'X-Api-Key' },
  { id: '2', name: 'Authorization' },
  { id: '3', name: 'X-Auth-Token' },
  { id: '4', name: 'X-Webhook-Key' },
];

export function isWebhook(method: Method): method is WebhookMethod {
  return method === 'webhook' || method === 'webhook-v2';
}

/** The id of a method in the catalog. */
export function methodId(method: Method): string {
  return NOTIFICATION_METHODS.find((option) => option.notificationMethod === method)?.id ?? '';
}

/** The catalog's header with this name, ignoring case. */
export function findKeyHeader(name: string): Schemas['NamedRef'] | undefined {
  return KEY_HEADERS.find((header) => header.name.toLowerCase() === name.toLowerCase());
}

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
