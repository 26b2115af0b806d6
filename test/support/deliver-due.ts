import type { Database } from '../../sandbox/db/database.ts';
import { deliverDue } from '../../sandbox/deliver-due.ts';
import { mailDeliveryQueue } from '../../sandbox/mail/mail-delivery-queue.ts';
import type { Mailer } from '../../sandbox/mail/mailer.ts';
import { webhookDeliveryQueue } from '../../sandbox/webhooks/webhook-delivery-queue.ts';
import type { WebhookSender } from '../../sandbox/webhooks/webhook-sender.ts';

/** Runs the webhook queue once. @returns the number of attempts */
export const deliverDueWebhooks = (database: Database, client: WebhookSender) =>
  deliverDue(webhookDeliveryQueue(database, client));

/** Runs the e-mail queue once. @returns the number of attempts */
export const deliverDueMails = (database: Database, mailer: Mailer) =>
  deliverDue(mailDeliveryQueue(database, mailer));
