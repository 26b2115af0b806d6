import type { ClientType, NotificationCatalogs, NotificationMethod, Schemas } from '@cobros/sdk';
import { dynamic, enums, type Infer, object, refine, type Struct, string } from 'superstruct';
import { required } from '#domain/required.ts';

/** Owner of the setting: a cashier, or the admin of a branch. */
export interface NotificationOwner {
  id: string;
  level: ClientType;
  /** Required when an admin acts within a branch. */
  businessBranchId?: string;
  saved: {
    notificationMethod: NotificationMethod;
    webhookURL: string;
    webhookAPIKey: string;
    webhookAPIKeyHeader: string;
    webhookSecret?: string;
  };
}

/**
 * Section 5 of the specification: a host with optional http(s) scheme and path. The API description has the same
 * pattern.
 */
const WEBHOOK_URL_PATTERN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it rejects control characters
  /^(https?:\/\/)?(localhost|([A-Za-z0-9-]+\.)+[A-Za-z0-9-]+)(:[0-9]{1,5})?([/?#][^\s\u0000-\u001F\u007F]*)?$/;

const METHODS = ['push', 'webhook', 'webhook-v2', 'internal'] as const;

const plainForm = object({
  notificationMethod: enums(METHODS),
  webhookURL: string(),
  webhookAPIKey: string(),
  webhookAPIKeyHeader: string(),
});
export type NotificationForm = Infer<typeof plainForm>;

const webhookForm = object({
  ...plainForm.schema,
  webhookURL: refine(
    required(),
    'webhook url',
    (value) => WEBHOOK_URL_PATTERN.test(value.trim()) || 'Invalid URL format',
  ),
});

/** Validates the form of the chosen method only. */
export const notificationForm = dynamic((value) =>
  isWebhook((value as NotificationForm).notificationMethod) ? webhookForm : plainForm,
) as unknown as Struct<NotificationForm, unknown>;

export function isWebhook(method: NotificationMethod): boolean {
  return method === 'webhook' || method === 'webhook-v2';
}

export function formOf({ saved }: NotificationOwner): NotificationForm {
  const { notificationMethod, webhookURL, webhookAPIKey, webhookAPIKeyHeader } = saved;
  return { notificationMethod, webhookURL, webhookAPIKey, webhookAPIKeyHeader };
}

/** Content of the API call: webhook fields are empty for other methods; ids are from the catalogues. */
export function contentOf(
  form: NotificationForm,
  owner: NotificationOwner,
  catalogs: NotificationCatalogs,
): Schemas['ChangeNotificationContent'] {
  const method = form.notificationMethod;
  const option = catalogs.notificationMethods.find((one) => one.notificationMethod === method);
  const header = isWebhook(method)
    ? catalogs.webhookAPIKeyHeaders.find(({ name }) => name === form.webhookAPIKeyHeader)
    : undefined;
  return {
    notificationMethod: method,
    notificationMethodId: option?.id ?? '',
    webhookURL: isWebhook(method) ? form.webhookURL.trim() : '',
    webhookAPIKey: isWebhook(method) ? form.webhookAPIKey.trim() : '',
    webhookAPIKeyHeader: header?.name ?? '',
    ...(header && { webhookAPIKeyHeaderId: header.id }),
    ownerId: owner.id,
    level: owner.level,
    ...scopeOf(owner),
  };
}

export const scopeOf = ({ businessBranchId }: NotificationOwner) =>
  businessBranchId ? { businessBranchId } : {};

/** Cache key of the pages of an owner's deliveries. */
export const deliveriesKey = ({ id }: NotificationOwner) => `deliveries/${id}`;

/** Message after a change of notification settings. */
export const NOTIFICATION_SAVED = { title: 'Las notificaciones', message: 'Se actualizo con éxito' } as const;
