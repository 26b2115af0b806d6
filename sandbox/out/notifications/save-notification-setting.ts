import { randomBytes } from 'node:crypto';
import type { Session } from '#access/sessions/sessions.ts';
import {
  findKeyHeader,
  isWebhook,
  KEY_HEADERS,
  methodId,
  NOTIFICATION_METHODS,
} from '#access/users/notification-setting.ts';
import { requireUser, type UserRow } from '#access/users/read-user.ts';
import { checkLevel } from '#access/users/setting-level.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import {
  lockManagedUser,
  type ManagedUser,
  recordManagedUserActivity,
} from '#places/cashiers/managed-user.ts';
import { businessRule, invalidFields } from '#terms/errors/api-error.ts';
import { parseWebhookUrl } from './parse-webhook-url.ts';
import type { WebhookSender } from './webhook-sender.ts';

const TITLE = 'Notificaciones';

/**
 * Saves the notification setting of a cashier or a branch.
 * @returns the updated owner
 * @throws ApiError 400 invalid setting; 403, 404 owner; 422 a private address
 */
export function saveNotificationSetting(
  database: Transactional,
  client: WebhookSender,
  session: Session,
  content: Schemas['ChangeNotificationContent'],
  now: Date,
): Promise<UserRow> {
  const settings = checkSettings(content);
  requirePublicAddress(client, settings);
  return database.transaction(async (tx) => {
    const managed = await lockOwner(tx, session, content);
    const { id } = managed.user;
    const changed = await tx.query(
      `update users set notification_method = $2, webhook_url = $3, webhook_api_key = $4, webhook_api_key_header = $5,
         webhook_secret = case when $2 = 'webhook-v2' then webhook_secret end
       where id = $1 and (notification_method, webhook_url, webhook_api_key, webhook_api_key_header)
         is distinct from ($2, $3, $4, $5) returning 1`,
      [id, settings.method, settings.url, settings.key, settings.keyHeader],
    );
    if (settings.method === 'webhook-v2') await ensureSecret(tx, id);
    const chosen = NOTIFICATION_METHODS.find((option) => option.notificationMethod === settings.method);
    const detail = chosen?.name ?? settings.method;
    if (changed.length > 0)
      await recordManagedUserActivity(tx, session, managed, { change: 'notifications', detail }, now);
    return requireUser(tx, id);
  });
}

/** Locks the owner of the setting. @throws ApiError 400 the level does not match the owner; 403, 404 */
export async function lockOwner(
  tx: Queryable,
  session: Session,
  { ownerId: userId, level, businessBranchId }: Schemas['ChangeNotificationContent'],
): Promise<ManagedUser> {
  const managed = await lockManagedUser(tx, session, { userId, businessBranchId });
  checkLevel(level, managed.user.type);
  return managed;
}

/** The signing secret of an owner, created if there is none. */
export async function ensureSecret(tx: Queryable, ownerId: string): Promise<string> {
  const [row] = await tx.query<{ secret: string }>(
    'update users set webhook_secret = coalesce(webhook_secret, $2) where id = $1 returning webhook_secret as secret',
    [ownerId, `whsec_${randomBytes(24).toString('hex')}`],
  );
  return row?.secret ?? '';
}

/** Checks only the text of the URL; host names are resolved when something is sent. @throws ApiError 422 if it is private */
export function requirePublicAddress(client: WebhookSender, { url }: NotificationSettings): void {
  const target = url === '' ? undefined : parseWebhookUrl(url);
  if (target && client.isPrivate(target)) {
    throw businessRule('private-address', TITLE, 'La dirección es privada o del propio servidor');
  }
}

/** A checked notification setting. The three fields are empty for methods other than webhooks. */
interface NotificationSettings {
  method: Schemas['NotificationMethod'];
  /** The URL as typed. */
  url: string;
  key: string;
  keyHeader: string;
}

const REQUIRED = 'Este campo es requerido';

/**
 * Checks the rules for a notification setting that the description cannot express (specification §5). If a key has no header,
 * the first header of the catalog is used.
 * @throws ApiError 400 with each invalid field
 */
export function checkSettings(setting: Schemas['NotificationSetting']): NotificationSettings {
  const { notificationMethod: method, webhookURL: url, webhookAPIKey: key } = setting;
  const header = setting.webhookAPIKeyHeader;
  const invalid = isWebhook(method) ? invalidOfWebhook(setting) : filledFields(setting);
  if (setting.notificationMethodId !== methodId(method))
    invalid.unshift({ field: 'notificationMethodId', message: 'no es el del método elegido' });
  if (invalid.length > 0) throw invalidFields(invalid);
  const keyHeader = findKeyHeader(header)?.name ?? (key === '' ? '' : KEY_HEADERS[0].name);
  return { method, url, key, keyHeader };
}

function invalidOfWebhook(setting: Schemas['NotificationSetting']): Schemas['InvalidField'][] {
  const { webhookURL: url, webhookAPIKeyHeader: header, webhookAPIKeyHeaderId: headerId } = setting;
  const invalid: Schemas['InvalidField'][] = [];
  if (url === '') invalid.push({ field: 'webhookURL', message: REQUIRED });
  else if (!parseWebhookUrl(url)) invalid.push({ field: 'webhookURL', message: 'Invalid URL format' });
  const known = findKeyHeader(header);
  if (header !== '' && !known)
    invalid.push({ field: 'webhookAPIKeyHeader', message: 'no es una cabecera del catálogo' });
  if (headerId !== undefined && headerId !== known?.id)
    invalid.push({ field: 'webhookAPIKeyHeaderId', message: 'no es el de la cabecera elegida' });
  return invalid;
}

/** The fields of a webhook that another method has filled. */
function filledFields(setting: Schemas['NotificationSetting']): Schemas['InvalidField'][] {
  return (['webhookURL', 'webhookAPIKey', 'webhookAPIKeyHeader'] as const)
    .filter((field) => setting[field] !== '')
    .map((field) => ({ field, message: 'va vacío con este método' }));
}
