import type { Database } from '../../sandbox/db/database.ts';
import { deliverDue } from '../../sandbox/delivery-queue.ts';
import { mailQueue } from '../../sandbox/mail/mail-queue.ts';
import type { Mailer } from '../../sandbox/mail/mailer.ts';
import { webhookQueue } from '../../sandbox/webhooks/webhook-queue.ts';
import type { WebhookSender } from '../../sandbox/webhooks/webhook-sender.ts';

/** One turn of the webhook queue. @returns the number of attempts */
export const deliverDueWebhooks = (database: Database, client: WebhookSender) =>
  deliverDue(webhookQueue(database, client));

/** One turn of the e-mail queue. @returns the number of attempts */
export const deliverDueMails = (database: Database, mailer: Mailer) =>
  deliverDue(mailQueue(database, mailer));
