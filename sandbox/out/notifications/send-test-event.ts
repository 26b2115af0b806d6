import { insertDelivery } from '#access/outboxes/webhook-outbox.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { isWebhook } from '#access/users/notification-setting.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Transactional } from '#ground/db/database.ts';
import { businessRule } from '#terms/errors/api-error.ts';
import { newId } from '#terms/values/random-ids-and-codes.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { type ClaimedDelivery, claimOne } from './claim-deliveries.ts';
import { checkSettings, ensureSecret, lockOwner, requirePublicAddress } from './save-notification-setting.ts';
import type { Exchange, WebhookSender } from './webhook-sender.ts';

/**
 * Sends a `test` event once with settings that are not saved, and waits for the response, which is logged. It is signed with the
 * owner's secret, which is created if there is none, so that the secret is the same after saving.
 * @throws ApiError 400, 403, 404 as when saving; 422 for a method that sends nothing, or a private URL
 */
export async function sendTestEvent(
  database: Transactional,
  client: WebhookSender,
  session: Session,
  content: Schemas['ChangeNotificationContent'],
  now: Date,
): Promise<Exchange> {
  const { method, url, key, keyHeader } = checkSettings(content);
  if (!isWebhook(method))
    throw businessRule('no-address', 'Notificaciones', 'Este método no envía avisos a una dirección');
  requirePublicAddress(client, { method, url, key, keyHeader });
  const delivery = await database.transaction(async (tx): Promise<ClaimedDelivery> => {
    const { user: owner } = await lockOwner(tx, session, content);
    const id = newId('wd');
    const secret = method === 'webhook-v2' ? await ensureSecret(tx, owner.id) : null;
    const written = {
      id,
      eventId: newId('ev'),
      businessId: session.business.id,
      ownerId: owner.id,
      method,
      url,
    };
    await insertDelivery(tx, { ...written, event: 'test', data: {} }, now);
    return { ...(await claimOne(tx, now, id)), method, url, key, key_header: keyHeader, secret };
  });
  return attemptDelivery(database, client, delivery);
}
