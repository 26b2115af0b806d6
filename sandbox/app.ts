import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { type Operation, operations } from './contract/described-operations.ts';
import { processStatus } from './not-ready.ts';
import { allowedMethods, methodNotAllowed } from './pipeline/allowed-methods.ts';
import { type Connection, clientAddressOf } from './pipeline/client-address.ts';
import { errorResponse, toResponse } from './pipeline/response-envelope.ts';
import { type PipelineOptions, serve } from './pipeline/serve.ts';
import { unexpectedFailure } from './pipeline/unexpected-failure.ts';
import { serveAvatar } from './routes/serve-avatar.ts';
import { servePaymentPage } from './routes/serve-payment-page.ts';
import { notFound } from './rules/api-error.ts';
import { AVATAR_PATH } from './rules/profile/business-avatar.ts';
import { PAYMENT_PAGE } from './rules/transactions/payment-link.ts';

const unknownCall = notFound('Esta llamada no existe');

/** Routes every operation of the description through the pipeline, and serves avatars, the pages of payment codes and the checks of the process. */
export function createApp(options: PipelineOptions) {
  const app = new Hono<{ Bindings: Connection }>();
  app.use('/api/*', compress());
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
    return unexpectedFailure(cause);
  });
  return app;
}
