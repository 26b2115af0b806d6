import type { Database } from '#ground/db/database.ts';
import { readClock } from '#terms/time/clock.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { type ClaimedDelivery, claimDue, countPending } from './claim-deliveries.ts';
import type { DeliveryQueue } from './deliver-due.ts';
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
