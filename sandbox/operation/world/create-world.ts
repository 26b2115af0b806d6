import { Hono } from 'hono';
import type { Database } from '#ground/db/database.ts';
import { reportError } from '#ground/running/report-error.ts';
import { serveUnhashedFiles } from '#http/pages/serve-unhashed-files.ts';
import { readJson } from '#http/pipeline/read-json.ts';
import { allowedMethods, methodNotAllowed } from '#http/server/allowed-methods.ts';
import { errorResponse, toResponse } from '#http/server/response-envelope.ts';
import { acceptRequest, rejectRequest } from '#money/transactions/app-user-actions.ts';
import { resetDatabase } from '#operation/seed/seed.ts';
import { ApiError, invalidFields, notFound } from '#terms/errors/api-error.ts';
import { readClock } from '#terms/time/clock.ts';
import { readAppUserTransaction } from './app-user-transaction.ts';
import { failNextClosing } from './fail-next-closing.ts';
import { listAppUsers } from './list-app-users.ts';
import { listBusinesses } from './list-businesses.ts';
import { listPaymentCodes } from './list-payment-codes.ts';
import { listWebhookDeliveries } from './list-webhook-deliveries.ts';
import { makePayment } from './make-payment.ts';
import { clockState, moveClock } from './move-clock.ts';
import { listOutbox, readAttachment, readMailPage } from './outbox.ts';
import { readPhone } from './read-phone.ts';
import { returnNextDeposit } from './return-next-deposit.ts';
import { requireSameSite } from './same-site.ts';
import { payScanned, scanCode } from './scan-code.ts';
import { approve, listSignUps, readDocument, reject } from './sign-ups.ts';

export interface WorldOptions {
  database: Database;
  /** Folder of the built page: `index.html`, `world.js` and `world.css`. */
  pageFolder: string;
  /** A reset brings the demo businesses back. Default true. */
  demo?: boolean;
  /** Called after each call that may have changed something. */
  onChange?: () => void;
}

/** PostgreSQL's error for U+0000, which it cannot store; the description keeps it out of the API, but not out of the world. */
const UNSTORABLE = '22021';

const PAGE = { '/': 'index.html', '/world.js': 'world.js', '/world.css': 'world.css' };

/** The simulated world, `/sandbox` and its API `/sandbox/v1/…`, as a function from request to response, without a port. */
export function createWorld(options: WorldOptions): (request: Request) => Promise<Response> {
  const { database, pageFolder, demo, onChange } = options;
  const world = new Hono({ strict: false }).basePath('/sandbox');
  serveUnhashedFiles(world, pageFolder, PAGE);
  world.use('/v1/*', requireSameSite, async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    if (context.req.method === 'POST') onChange?.();
  });

  world.get('/v1/users', async ({ json }) => json({ users: await listAppUsers(database) }));
  world.get('/v1/businesses', async ({ json }) => json({ businesses: await listBusinesses(database) }));
  world.get('/v1/users/:username/requests', async ({ req, json }) =>
    json(await readPhone(database, req.param('username'))),
  );
  for (const [path, answer] of [
    ['accept', acceptRequest],
    ['reject', rejectRequest],
  ] as const) {
    world.post(`/v1/users/:username/requests/:paymentRequestId/${path}`, async ({ req, json }) => {
      const transactionId = await answer(database, { ...req.param(), now: await readClock(database) });
      return json({ request: await readAppUserTransaction(database, transactionId) });
    });
  }
  world.post('/v1/users/:username/payments', async ({ req, json }) =>
    json(await makePayment(database, req.param('username'), await readJson(req.raw)), 201),
  );
  world.get('/v1/codes', async ({ json }) => json({ codes: await listPaymentCodes(database) }));
  world.post('/v1/users/:username/scan', async ({ req, json }) =>
    json(await scanCode(database, req.param('username'), await readJson(req.raw))),
  );
  world.post('/v1/users/:username/scan/pay', async ({ req, json }) =>
    json(await payScanned(database, req.param('username'), await readJson(req.raw))),
  );
  world.get('/v1/sign-ups', async ({ json }) => json({ signUps: await listSignUps(database) }));
  world.get('/v1/sign-ups/:id/documents/:documentId', ({ req }) => readDocument(database, req.param()));
  world.post('/v1/businesses/:id/approve', async ({ req, json }) =>
    json(await approve(database, req.param('id'))),
  );
  world.post('/v1/businesses/:id/reject', async ({ req, json }) =>
    json(await reject(database, req.param('id'), await readJson(req.raw))),
  );
  world.get('/v1/outbox', async ({ json }) => json({ emails: await listOutbox(database) }));
  world.get('/v1/outbox/:id/page', ({ req }) => readMailPage(database, req.param('id')));
  world.get('/v1/outbox/:id/attachment', ({ req }) => readAttachment(database, req.param('id')));
  world.get('/v1/webhook-deliveries', async ({ json }) =>
    json({ deliveries: await listWebhookDeliveries(database) }),
  );
  world.get('/v1/clock', async ({ json }) => json(await clockState(database)));
  world.post('/v1/clock', async ({ req, json }) => json(await moveClock(database, await readJson(req.raw))));
  world.post('/v1/closings/fail-next', async ({ req, json }) =>
    json(await failNextClosing(database, await readJson(req.raw))),
  );
  world.post('/v1/deposits/return-next', async ({ req, json }) =>
    json(await returnNextDeposit(database, await readJson(req.raw))),
  );
  world.post('/v1/reset', async ({ json }) => {
    await resetDatabase(database, { now: new Date(), demo });
    return json(await clockState(database));
  });

  world.notFound(({ req }) => {
    const allowed = allowedMethods(world, req.path);
    if (allowed.length > 0) return methodNotAllowed(allowed);
    return toResponse(errorResponse(notFound('Esto no existe en el mundo simulado')));
  });
  world.onError((thrown) => {
    const isUnstorable = 'code' in thrown && thrown.code === UNSTORABLE;
    const cause = isUnstorable
      ? invalidFields([{ field: '', message: 'no admite caracteres de control' }])
      : thrown;
    if (!(cause instanceof ApiError)) reportError('The simulated world failed:', cause);
    return toResponse(errorResponse(cause));
  });
  return async (request) => world.fetch(request);
}
