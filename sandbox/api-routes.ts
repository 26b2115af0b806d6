import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { type Operation, operations } from './contract/described-operations.ts';
import { processStatus } from './not-ready.ts';
import { allowedMethods, methodNotAllowed } from './pipeline/allowed-methods.ts';
import { type Connection, clientAddressOf } from './pipeline/client-address.ts';
import { errorResponse, toResponse } from './pipeline/response-envelope.ts';
import { type PipelineOptions, serve } from './pipeline/serve.ts';
import { unexpectedFailure } from './pipeline/unexpected-failure.ts';
import * as activity from './routes/activity.ts';
import * as administrativeUsers from './routes/administrative-users.ts';
import * as auth from './routes/auth.ts';
import * as branches from './routes/branches.ts';
import * as cashiers from './routes/cashiers.ts';
import * as changes from './routes/changes.ts';
import * as closings from './routes/closings.ts';
import * as closingsExport from './routes/closings-export.ts';
import * as deposits from './routes/deposits.ts';
import * as downloads from './routes/downloads.ts';
import type { Handlers } from './routes/handler.ts';
import * as history from './routes/history.ts';
import * as imports from './routes/imports.ts';
import * as notifications from './routes/notifications.ts';
import * as passwordRecoveries from './routes/password-recoveries.ts';
import * as profile from './routes/profile.ts';
import * as qr from './routes/qr.ts';
import * as secondFactor from './routes/second-factor.ts';
import { serveAvatar } from './routes/serve-avatar.ts';
import { servePaymentPage } from './routes/serve-payment-page.ts';
import { serveStop, serveStopPage } from './routes/serve-stop-page.ts';
import * as signUp from './routes/sign-up.ts';
import * as statement from './routes/statement.ts';
import * as summary from './routes/summary.ts';
import * as transactions from './routes/transactions.ts';
import { notFound, unavailable } from './rules/api-error.ts';
import { callOrigin } from './rules/call-origin.ts';
import { AVATAR_PATH } from './rules/profile/business-avatar.ts';
import { STOP_PAGE } from './rules/summary-emails/stop.ts';
import { PAYMENT_PAGE } from './rules/transactions/payment-link.ts';

type Visited = Context<{ Bindings: Connection }, `${typeof STOP_PAGE}/:token`>;

const unknownCall = notFound('Esta llamada no existe');

/**
 * Routes every operation of the description through the pipeline. Also serves avatars, the pages for payment codes
 * and for stopping e-mails, and the health checks.
 */
export function createApp(served: Omit<PipelineOptions, 'handlers'>) {
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
  app.get(`${PAYMENT_PAGE}/:code`, ({ req, env }) => {
    const address = clientAddressOf(req.raw.headers, env ?? {}, options.trustProxy);
    return servePaymentPage(options.database, req.param('code'), address);
  });
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
