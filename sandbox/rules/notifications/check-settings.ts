import type { Schemas } from '../../contract/operation-types.ts';
import { invalidFields } from '../api-error.ts';
import { findKeyHeader, isWebhook, KEY_HEADERS, methodId } from './catalogs.ts';
import { parseWebhookUrl } from './parse-webhook-url.ts';

/** A checked notification setting. The three fields are empty for methods other than webhooks. */
export interface NotificationSettings {
  method: Schemas['NotificationMethod'];
  /** As typed. */
  url: string;
  key: string;
  keyHeader: string;
}

const REQUIRED = 'Este campo es requerido';

/**
 * Checks the rules for a notification setting that the description cannot express (specification §5). A key without a header
 * uses the first header of the catalog.
 * @throws ApiError 400 with each invalid field
 */
export function checkSettings(setting: Schemas['NotificationSetting']): NotificationSettings {
  const { notificationMethod: method, webhookURL: url, webhookAPIKey: key } = setting;
  const header = setting.webhookAPIKeyHeader;
  const invalid: Schemas['InvalidField'][] = [];
  const reject = (field: string, message: string) => invalid.push({ field, message });

  if (setting.notificationMethodId !== methodId(method)) {
    reject('notificationMethodId', 'no es el del método elegido');
  }
  if (isWebhook(method)) {
    if (url === '') reject('webhookURL', REQUIRED);
    else if (!parseWebhookUrl(url)) reject('webhookURL', 'Invalid URL format');
    const known = findKeyHeader(header);
    if (header !== '' && !known) reject('webhookAPIKeyHeader', 'no es una cabecera del catálogo');
    if (setting.webhookAPIKeyHeaderId !== undefined && setting.webhookAPIKeyHeaderId !== known?.id) {
      reject('webhookAPIKeyHeaderId', 'no es el de la cabecera elegida');
    }
  } else {
    const fields = { webhookURL: url, webhookAPIKey: key, webhookAPIKeyHeader: header };
    for (const [field, value] of Object.entries(fields)) {
      if (value !== '') reject(field, 'va vacío con este método');
    }
  }
  if (invalid.length > 0) throw invalidFields(invalid);
  const keyHeader = findKeyHeader(header)?.name ?? (key === '' ? '' : KEY_HEADERS[0].name);
  return { method, url, key, keyHeader };
}
