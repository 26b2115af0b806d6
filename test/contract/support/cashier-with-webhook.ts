import type { BusinessApi } from '@cobros/sdk';
import { createWebhookSender } from '#sandbox/out/notifications/webhook-sender.ts';
import { deliverDueWebhooks } from '../../support/deliver-due.ts';
import { closed, dataOf, receive, sandboxOf, test } from '../../support/suite.ts';
import { startReceiver } from '../../support/webhook-receiver.ts';

/** A cashier of Centro whose version 2 webhooks arrive at a receiver; each test begins without deliveries. */
export async function cashierWithWebhook() {
  const receiver = closed(await startReceiver());
  const client = createWebhookSender({ allowPrivate: true, timeoutMs: 400 });
  const sandbox = await sandboxOf(undefined, client);
  const { database } = sandbox;
  const owner = { ownerId: 'us_caja1', level: 'BusinessUser' } as const;
  const method = { notificationMethod: 'webhook-v2', notificationMethodId: '3' } as const;
  const webhook = { webhookURL: receiver.url, webhookAPIKey: '', webhookAPIKeyHeader: '' };
  const setting = { ...method, ...webhook, ...owner };
  // Signs in again, because sessions expire while the clock advances.
  const admin = () => sandbox.api('tiendaluna');
  const notifications = async () => (await admin()).notifications;

  test.before.each(async () => {
    receiver.received.length = 0;
    receiver.react();
    await database.query('delete from webhook_deliveries');
    dataOf(await (await notifications()).change(setting));
  });

  const list = async (
    content: Omit<Parameters<BusinessApi['notifications']['listDeliveries']>[0], 'ownerId' | 'level'>,
  ) => dataOf(await (await notifications()).listDeliveries({ ...owner, ...content }));
  /** The newest delivery in the log. */
  const log = async () => {
    const [delivery] = (await list({ pageProperties: { currentPage: 1, pageSize: 50 } })).data;
    if (!delivery) throw new Error('There is no delivery');
    return delivery;
  };
  const payCashier = () => receive(database, 'us_caja1', 20);
  const deliver = () => deliverDueWebhooks(database, client);
  return { sandbox, receiver, client, setting, admin, notifications, list, log, payCashier, deliver };
}
