import type { Database } from '#sandbox/ground/db/database.ts';
import { mailDeliveryQueue } from '#sandbox/out/mail/mail-delivery-queue.ts';
import type { Mailer } from '#sandbox/out/mail/mailer.ts';
import { deliverDue } from '#sandbox/out/notifications/deliver-due.ts';
import { webhookDeliveryQueue } from '#sandbox/out/notifications/webhook-delivery-queue.ts';
import type { WebhookSender } from '#sandbox/out/notifications/webhook-sender.ts';

/** Runs the webhook queue once. @returns the number of attempts */
export const deliverDueWebhooks = (database: Database, client: WebhookSender) =>
  deliverDue(webhookDeliveryQueue(database, client));

/** Runs the e-mail queue once. @returns the number of attempts */
export const deliverDueMails = (database: Database, mailer: Mailer) =>
  deliverDue(mailDeliveryQueue(database, mailer));
