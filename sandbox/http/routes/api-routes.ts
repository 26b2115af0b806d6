import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { STOP_PAGE } from '#access/outboxes/stop-link.ts';
import { callOrigin } from '#access/sessions/call-origin.ts';
import { type Operation, operations } from '#ground/contract/described-operations.ts';
import type { PaymentApp } from '#http/pages/payment-app.ts';
import { serveAvatar } from '#http/pages/serve-avatar.ts';
import { servePaymentPage, servePaymentPicture } from '#http/pages/serve-payment-page.ts';
import { serveStop, serveStopPage } from '#http/pages/serve-stop-page.ts';
import type { Handlers } from '#http/pipeline/handler.ts';
import { type PipelineOptions, serve } from '#http/pipeline/serve.ts';
import { allowedMethods, methodNotAllowed } from '#http/server/allowed-methods.ts';
import { type Connection, clientAddressOf } from '#http/server/client-address.ts';
import { processStatus } from '#http/server/not-ready.ts';
import { errorResponse, toResponse } from '#http/server/response-envelope.ts';
import { serverOriginOf } from '#http/server/server-origin.ts';
import { unexpectedFailure } from '#http/server/unexpected-failure.ts';
import { PAYMENT_PAGE } from '#money/transactions/payment-link.ts';
import { AVATAR_PATH } from '#places/profile/business-avatar.ts';
import { notFound, unavailable } from '#terms/errors/api-error.ts';
import * as activity from './activity.ts';
import * as administrativeUsers from './administrative-users.ts';
import * as auth from './auth.ts';
import * as branches from './branches.ts';
import * as cashiers from './cashiers.ts';
import * as changes from './changes.ts';
import * as closings from './closings.ts';
import * as closingsExport from './closings-export.ts';
import * as deposits from './deposits.ts';
import * as downloads from './downloads.ts';
import * as history from './history.ts';
import * as imports from './imports.ts';
import * as notifications from './notifications.ts';
import * as passwordRecoveries from './password-recoveries.ts';
import * as profile from './profile.ts';
import * as qr from './qr.ts';
import * as refundRequests from './refunds/refund-requests.ts';
import * as refunds from './refunds/refunds.ts';
import * as secondFactor from './second-factor.ts';
import * as signUp from './sign-up.ts';
import * as statement from './statement.ts';
import * as summary from './summary.ts';
import * as transactions from './transactions.ts';

type Linked = Context<
  { Bindings: Connection },
  `${typeof PAYMENT_PAGE}/:code` | `${typeof PAYMENT_PAGE}/:code/picture.png`
>;
type Visited = Context<{ Bindings: Connection }, `${typeof STOP_PAGE}/:token`>;

const unknownCall = notFound('Esta llamada no existe');

/**
 * Routes every operation of the description through the pipeline. Also serves avatars, the pages for payment codes
 * and for stopping e-mails, and the health checks.
 */
export function createApp(
  served: Omit<PipelineOptions, 'handlers'> & { paymentApp: PaymentApp | undefined },
) {
  const options = { ...served, handlers };
  const app = new Hono<{ Bindings: Connection }>();
  app.use('/api/*', compress());
  // PostgreSQL cannot store or compare U+0000, so nothing has such a name. The description keeps it out of bodies.
  app.use(async ({ req }, next) => {
    return /%00/.test(req.url) ? toResponse(errorResponse(unknownCall)) : next();
  });
  const pathOf = (operation: Operation) => `/api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`;
  for (const operation of operations) {
    app.on(operation.method, pathOf(operation), ({ req, env }) =>
      serve(operation, { request: req.raw, path: req.param(), connection: env }, options),
    );
  }
  app.get(`${AVATAR_PATH}/:file`, ({ req }) => serveAvatar(options.database, req.param('file')));
  const { paymentApp } = served;
  const linkOf = ({ req, env }: Linked) => ({
    code: req.param('code'),
    clientAddress: clientAddressOf(req.raw.headers, env ?? {}, options.trustProxy),
    serverOrigin: serverOriginOf(req.raw, options.trustProxy),
  });
  app.get(`${PAYMENT_PAGE}/:code`, (context) =>
    servePaymentPage(options.database, { ...linkOf(context), paymentApp }),
  );
  app.get(`${PAYMENT_PAGE}/:code/picture.png`, (context) =>
    servePaymentPicture(options.database, linkOf(context)),
  );
  const visitOf = ({ req, env }: Visited) => ({
    token: req.param('token'),
    from: callOrigin(
      clientAddressOf(req.raw.headers, env ?? {}, options.trustProxy),
      req.header('user-agent') ?? null,
    ),
  });
  app.get(`${STOP_PAGE}/:token`, (context) => serveStopPage(options.database, visitOf(context)));
  app.post(`${STOP_PAGE}/:token`, (context) => serveStop(options.database, visitOf(context)));
  // Liveness does not depend on the database, which can recover without a restart; meanwhile the process is only not ready.
  app.get('/healthz', () => processStatus('ok'));
  app.get('/readyz', async () => {
    const [{ readonly } = { readonly: 'on' }] = await options.database.query<{ readonly: string }>(
      "select current_setting('transaction_read_only') as readonly",
    );
    return readonly === 'on' ? toResponse(errorResponse(unavailable())) : processStatus('ready');
  });
  app.notFound(({ req }) => {
    const allowed = allowedMethods(app, req.path);
    return allowed.length > 0 ? methodNotAllowed(allowed) : toResponse(errorResponse(unknownCall));
  });
  app.onError((cause) => {
    if (options.checkResponses) throw cause;
    return unexpectedFailure(cause);
  });
  return app;
}

/** All handlers by operationId, which is area and function. */
const handlers: Handlers = {
  ...ofArea('auth', auth),
  ...ofArea('passwordRecoveries', passwordRecoveries),
  ...ofArea('profile', profile),
  ...ofArea('secondFactor', secondFactor),
  ...ofArea('transactions', {
    ...transactions,
    ...history,
    ...summary,
    ...refunds,
    ...refundRequests,
    downloadQr: qr.downloadPaymentQr,
  }),
  ...ofArea('closings', { ...closings, ...closingsExport, ...statement, ...deposits }),
  ...ofArea('cashiers', { ...cashiers, downloadQr: qr.downloadQr }),
  ...ofArea('branches', branches),
  ...ofArea('downloads', downloads),
  ...ofArea('imports', imports),
  ...ofArea('notifications', notifications),
  ...ofArea('administrativeUsers', administrativeUsers),
  ...ofArea('activity', activity),
  ...ofArea('changes', changes),
  ...ofArea('signUp', signUp),
};

type OfArea<Area extends string, Functions> = {
  [Name in keyof Functions as `${Area}.${Name & string}`]: Functions[Name];
};

function ofArea<Area extends string, Functions extends object>(area: Area, functions: Functions) {
  const named = Object.entries(functions).map(([name, handler]) => [`${area}.${name}`, handler]);
  return Object.fromEntries(named) as OfArea<Area, Functions>;
}
