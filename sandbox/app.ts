import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createAltcha } from './captcha/altcha.ts';
import type { Captcha } from './captcha/captcha.ts';
import { type Operation, operations } from './contract/description.ts';
import type { Database } from './db/database.ts';
import { startDelivering } from './delivery-queue.ts';
import { startHousekeeping } from './housekeeping.ts';
import { mailQueue } from './mail/mail-queue.ts';
import type { Mailer } from './mail/mailer.ts';
import { allowedMethods, methodNotAllowed } from './pipeline/allowed-methods.ts';
import type { Connection } from './pipeline/client-address.ts';
import { errorResponse, toResponse } from './pipeline/envelope.ts';
import { createVisitorLimits } from './pipeline/limit-visitors.ts';
import { type PipelineOptions, serve } from './pipeline/serve.ts';
import { processStatus } from './readiness.ts';
import { report } from './report.ts';
import { serveAvatar } from './routes/avatar.ts';
import { handlers } from './routes/handlers.ts';
import { notFound } from './rules/api-error.ts';
import { AVATAR_PATH } from './rules/profile/avatar.ts';
import { createWebhookClient, type WebhookClient } from './webhooks/client.ts';
import { webhookQueue } from './webhooks/webhook-queue.ts';

export interface SandboxOptions {
  /** Open and migrated. The caller closes it, after the sandbox. */
  database: Database;
  /** Checks every response against the description and throws if it does not match. For tests. */
  checkResponses?: boolean;
  /** Interval in seconds at which requests expire and old rows are deleted, even without calls; 0 turns it off. Default 5. */
  housekeepingSeconds?: number;
  /** Interval in seconds at which due webhooks are sent; 0 turns it off. Default 1. */
  webhookSeconds?: number;
  /** Sends the webhooks; by default to public addresses only. */
  webhooks?: WebhookClient;
  /**
   * Sends e-mails through an SMTP server, besides keeping them in the outbox; by default they stay in the outbox. Closed with
   * the sandbox.
   */
  mailer?: Mailer | undefined;
  /** The captcha of the sign-up; ALTCHA by default. */
  captcha?: Captcha;
  /** True behind a trusted proxy that appends the client's address to `X-Forwarded-For`. Default false. */
  trustProxy?: boolean;
}

export interface Sandbox {
  /**
   * Serves `/api/…`, `/healthz` and `/readyz`; returns 404 for anything else. Requests without a connection are not rate
   * limited.
   */
  handle: (request: Request, connection?: Connection) => Promise<Response>;
  /** Stops the background work. */
  close: () => Promise<void>;
}

const MAIL_SECONDS = 1;

const unknownCall = notFound('Esta llamada no existe');

/** The whole business API as one function from Request to Response, without a port. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { database, checkResponses = false, housekeepingSeconds = 5, webhookSeconds = 1 } = options;
  const { trustProxy = false, mailer } = options;
  const webhooks = options.webhooks ?? createWebhookClient();
  const app = createApp({
    database,
    handlers,
    webhooks,
    captcha: options.captcha ?? createAltcha(),
    limitVisitors: createVisitorLimits(),
    checkResponses,
    trustProxy,
    onUnexpected: (cause, operation) => report(`${operation.id} failed:`, cause),
  });
  const stopHousekeeping = startHousekeeping(database, housekeepingSeconds);
  const stopSending = startDelivering(webhookQueue(database, webhooks), webhookSeconds);
  const stopMailing = mailer ? startDelivering(mailQueue(database, mailer), MAIL_SECONDS) : async () => {};
  return {
    handle: async (request, connection = {}) => app.fetch(request, connection),
    close: async () => {
      await Promise.all([stopHousekeeping(), stopSending(), stopMailing()]);
      mailer?.close();
    },
  };
}

function createApp(options: PipelineOptions) {
  const app = new Hono<{ Bindings: Connection }>();
  app.use('/api/*', compress());
  const pathOf = (operation: Operation) => `/api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`;
  for (const operation of operations) {
    app.on(operation.method, pathOf(operation), ({ req, env }) =>
      serve(operation, { request: req.raw, path: req.param(), connection: env }, options),
    );
  }
  app.get(`${AVATAR_PATH}/:file`, ({ req }) => serveAvatar(options.database, req.param('file')));
  // Liveness does not depend on the database: it can come back without a restart, and until then the process is only not ready.
  app.get('/healthz', () => processStatus('ok'));
  app.get('/readyz', async () => {
    await options.database.query('select 1');
    return processStatus('ready');
  });
  app.notFound(({ req }) => {
    const allowed = allowedMethods(app, req.path);
    return allowed.length > 0 ? methodNotAllowed(allowed) : toResponse(errorResponse(unknownCall));
  });
  app.onError((cause) => {
    if (options.checkResponses) throw cause;
    report('Unexpected failure:', cause);
    return toResponse(errorResponse(cause));
  });
  return app;
}
