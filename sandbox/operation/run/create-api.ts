import { createAltcha } from '#access/captcha/altcha.ts';
import type { Captcha } from '#access/captcha/captcha-interface.ts';
import { mailDuePasswords } from '#access/passwords/mail-due-passwords.ts';
import type { Database } from '#ground/db/database.ts';
import { reportError } from '#ground/running/report-error.ts';
import { runEvery } from '#ground/running/run-every.ts';
import type { PaymentApp } from '#http/pages/payment-app.ts';
import type { Standby } from '#http/pipeline/standby.ts';
import { createVisitorLimits } from '#http/pipeline/visitor-limits.ts';
import { createApp } from '#http/routes/api-routes.ts';
import type { Connection } from '#http/server/client-address.ts';
import { ACCEPTING_BANK, type Bank } from '#money/deposits/bank.ts';
import { reportFailedStep, startHousekeeping } from '#operation/housekeeping/housekeeping.ts';
import { type ChangeStreams, createChangeStreams } from '#out/changes/change-streams.ts';
import type { ChangeFigures } from '#out/changes/figures.ts';
import type { StreamLimits } from '#out/changes/limits.ts';
import { createBackgroundFiles } from '#out/downloads/background-files.ts';
import { mailDeliveryQueue } from '#out/mail/mail-delivery-queue.ts';
import type { Mailer } from '#out/mail/mailer.ts';
import { type DeliveryQueue, startDelivering } from '#out/notifications/deliver-due.ts';
import { webhookDeliveryQueue } from '#out/notifications/webhook-delivery-queue.ts';
import { createWebhookSender, type WebhookSender } from '#out/notifications/webhook-sender.ts';
import { PUSH_CONTACT, type PushOptions, pushDeliveryQueue } from '#out/push/push-delivery-queue.ts';

export interface ApiOptions {
  /** An open database with all migrations applied. The caller closes it after closing the API. */
  database: Database;
  /** A database for reads that may be some seconds late. The caller closes it after closing the API. */
  standby?: Standby | undefined;
  /** Checks every response against the description and throws if it does not match. For tests. */
  checkResponses?: boolean;
  /** Interval in seconds at which requests expire and old rows are deleted, even without calls; 0 turns it off. Default 5. */
  housekeepingSeconds?: number;
  /** Interval in seconds at which due webhooks and push messages are sent; 0 turns it off. Default 1. */
  webhookSeconds?: number;
  /** Sends the webhooks; by default only to public addresses. */
  webhooks?: WebhookSender;
  /** Sends push messages; by default only to public addresses. */
  push?: Partial<PushOptions> | undefined;
  /**
   * Sends e-mails through an SMTP server in addition to keeping them in the outbox; without it they stay in the
   * outbox. Closed together with the API.
   */
  mailer?: Mailer | undefined;
  /** The captcha of the sign-up; ALTCHA by default. */
  captcha?: Captcha;
  /** Receives the money of closings; by default one that accepts everything. */
  bank?: Bank | undefined;
  /** Maximum number of streams of changes that are open at the same time. */
  streamLimits?: StreamLimits | undefined;
  /** True behind a trusted proxy that appends the client's address to `X-Forwarded-For`. Default false. */
  trustProxy?: boolean;
  /** The app that the pages of payment links open. */
  paymentApp?: PaymentApp | undefined;
}

export interface Api {
  /**
   * Serves `/api/…`, `/healthz` and `/readyz`; responds with 404 to anything else. Requests without a connection are
   * not rate limited.
   */
  handle: (request: Request, connection?: Connection) => Promise<Response>;
  /** Queues of deliveries that this process makes. */
  queues: readonly Pick<DeliveryQueue<never>, 'name' | 'countWaiting'>[];
  /** Number of failures of each housekeeping step in this process; steps without failures are missing. */
  housekeepingFailures: ReadonlyMap<string, number>;
  /** Notifies listeners immediately of a change that no call made. */
  wake: ChangeStreams['wake'];
  changeFigures: ChangeFigures;
  /** Stops the background work, and ends the streams of changes within `drainMs`. */
  close: (drainMs?: number) => Promise<void>;
}

const MAIL_SECONDS = 1;
const PASSWORD_SECONDS = 1;

/** The whole business API as one function from Request to Response, without a port. */
export function createApi(options: ApiOptions): Api {
  const { database, checkResponses = false, housekeepingSeconds = 5, webhookSeconds = 1 } = options;
  const { trustProxy = false, mailer, bank = ACCEPTING_BANK } = options;
  const webhooks = options.webhooks ?? createWebhookSender();
  const changes = createChangeStreams({ database, limits: options.streamLimits });
  const backgroundFiles = createBackgroundFiles(database);
  const app = createApp({
    database,
    changes,
    backgroundFiles,
    standby: options.standby,
    webhooks,
    captcha: options.captcha ?? createAltcha(),
    bank,
    limitVisitors: createVisitorLimits(),
    checkResponses,
    trustProxy,
    paymentApp: options.paymentApp,
    onUnexpected: (cause, operation) => reportError(`${operation.id} failed:`, cause),
  });
  const housekeepingFailures = new Map<string, number>();
  const onFailedStep = (step: string, cause: unknown) => {
    housekeepingFailures.set(step, (housekeepingFailures.get(step) ?? 0) + 1);
    reportFailedStep(step, cause);
  };
  const stopHousekeeping = startHousekeeping(database, housekeepingSeconds, { onFailedStep, bank });
  const webhookDeliveries = webhookDeliveryQueue(database, webhooks);
  const mailDeliveries = mailer && mailDeliveryQueue(database, mailer);
  const pushDeliveries = pushDeliveryQueue(database, {
    sender: createWebhookSender(),
    contact: PUSH_CONTACT,
    ...options.push,
  });
  const stopSending = startDelivering(webhookDeliveries, webhookSeconds);
  const stopPushing = startDelivering(pushDeliveries, webhookSeconds);
  const stopMailing = mailDeliveries ? startDelivering(mailDeliveries, MAIL_SECONDS) : async () => {};
  const passwords = new AbortController();
  // Turned off together with the housekeeping, because no call waits for either.
  const stopPasswords = runEvery(housekeepingSeconds > 0 ? PASSWORD_SECONDS : 0, 'Sending passwords', () =>
    mailDuePasswords(database, passwords.signal),
  );
  return {
    handle: async (request, connection = {}) => app.fetch(request, connection),
    queues: [webhookDeliveries, pushDeliveries, ...(mailDeliveries ? [mailDeliveries] : [])],
    housekeepingFailures,
    wake: changes.wake,
    changeFigures: changes.figures,
    close: async (drainMs) => {
      passwords.abort();
      const stopped = [stopHousekeeping(), stopSending(), stopPushing(), stopMailing(), stopPasswords()];
      await Promise.all([changes.close(drainMs), backgroundFiles.close(), ...stopped]);
      mailer?.close();
    },
  };
}
