import type { Database } from '../db/database.ts';
import type { DeliveryQueue } from '../deliver-due.ts';
import { readClock } from '../rules/clock.ts';
import { attemptDelivery } from '../rules/notifications/attempt-delivery.ts';
import { type ClaimedDelivery, claimDue, countPending } from '../rules/notifications/claim-deliveries.ts';
import type { WebhookSender } from './webhook-sender.ts';

export const webhookDeliveryQueue = (
  database: Database,
  client: WebhookSender,
): DeliveryQueue<ClaimedDelivery> => ({
  name: 'webhooks',
  countWaiting: () => countPending(database),
  claim: async (limit) => claimDue(database, await readClock(database), limit),
  attempt: (delivery) => attemptDelivery(database, client, delivery),
});
