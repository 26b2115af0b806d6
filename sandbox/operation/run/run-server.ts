import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createAltcha } from '#access/captcha/altcha.ts';
import { createRecaptcha } from '#access/captcha/recaptcha.ts';
import type { Database } from '#ground/db/database.ts';
import { openDatabase } from '#ground/db/open-database.ts';
import { logError, logInfo, logRequest, setLogFormat } from '#ground/log/log.ts';
import { createApiReference } from '#http/pages/create-api-reference.ts';
import { openStandby, type Standby } from '#http/pipeline/standby.ts';
import { type Listener, listen } from '#http/server/listen.ts';
import { ending, type Handle, preparing } from '#http/server/not-ready.ts';
import { ownHosts } from '#http/server/refuse-unknown-hosts.ts';
import type { Metrics } from '#operation/metrics/metrics.ts';
import { serveMetrics } from '#operation/metrics/serve-metrics.ts';
import { seedIfEmpty } from '#operation/seed/seed.ts';
import { createWorld } from '#operation/world/create-world.ts';
import { simulatedBank } from '#operation/world/simulated-bank.ts';
import { createSmtpMailer } from '#out/mail/mailer.ts';
import { createWebhookSender, type WebhookSender } from '#out/notifications/webhook-sender.ts';
import { announce } from './announce.ts';
import { composeSite } from './compose-site.ts';
import { type Api, createApi } from './create-api.ts';
import type { Environment } from './environment.ts';
import { StartError } from './start-error.ts';

/** Time limits after a signal: when running calls are cut off, and when the process ends in any case. */
const CALLS_END_MS = 7_000;
const END_MS = 9_500;

export interface ServerOptions {
  environment: Environment;
  /** Prepares the data once the database is open; by default an empty database is filled. */
  prepare?: (database: Database) => Promise<unknown>;
  /** Resolves when the portal's build has ended, with whether it succeeded; by default it was built before. */
  portalBuilt?: Promise<boolean> | undefined;
  /** Sends the webhooks; by default to the addresses that the environment allows. */
  webhooks?: WebhookSender;
}

interface Running {
  port: number;
  /** Port of the metrics; null if there are none. */
  metricsPort: number | null;
  /** Stops everything, after serving for another `drainMs` while reporting that it is not ready. */
  stop(drainMs: number): Promise<void>;
}

/** Listens on the port first, so that a taken port is reported immediately, and serves the site once the data is ready. */
async function start(options: ServerOptions): Promise<Running> {
  const { environment } = options;
  let serve = preparing;
  let metrics: Metrics | undefined;
  const listener = await listen(
    (request, connection) => serve(request, connection),
    environment,
    (served) => {
      logRequest(served);
      metrics?.count(served);
    },
  );
  let metricsListener: Listener | undefined;
  try {
    if (environment.metricsPort !== null) {
      const server = await serveMetrics({ ...environment, port: environment.metricsPort });
      metrics = server.metrics;
      metricsListener = server.listener;
    }
    const { site, api, database, standby } = await open(options);
    const { connections } = database;
    const { queues, housekeepingFailures, changeFigures } = api;
    const standbyLag = standby?.lagSeconds;
    metrics?.measure({ connections, queues, housekeepingFailures, standbyLag, changeFigures });
    serve = site;
    const stop = async (drainMs: number) => {
      serve = ending(site);
      listener.drain();
      // Background work is stopped meanwhile; another process or the next start continues it.
      const callsEnd = wait(drainMs).then(() => listener.stop(CALLS_END_MS - drainMs));
      await Promise.all([callsEnd, api.close(drainMs)]);
      await metricsListener?.stop(0);
      await standby?.close();
      await database.close();
    };
    return { port: listener.port, metricsPort: metricsListener?.port ?? null, stop };
  } catch (cause) {
    await Promise.all([listener.stop(0), metricsListener?.stop(0)]);
    throw cause;
  }
}

async function open(options: ServerOptions): Promise<{
  site: Handle;
  api: Api;
  database: Database;
  standby?: Standby | undefined;
}> {
  const { environment, prepare = seedAs(environment), portalBuilt = true, webhooks } = options;
  const begun = performance.now();
  const database = await openDatabase(environment.database);
  const opened = performance.now();
  try {
    await prepare(database);
    logInfo(`Database opened in ${seconds(begun, opened)}, data prepared in ${seconds(opened)}`);
    if (!(await portalBuilt)) throw new StartError('The portal could not be built.');
  } catch (cause) {
    await database.close();
    throw cause;
  }
  const standby = await standbyOf(environment, database);
  const reach = { allowPrivate: environment.privateWebhooks };
  const api = createApi({
    database,
    standby,
    webhooks: webhooks ?? createWebhookSender(reach),
    push: { sender: createWebhookSender(reach), contact: environment.pushContact },
    trustProxy: environment.trustProxy,
    paymentApp: environment.paymentApp,
    streamLimits: environment.streamLimits,
    mailer: environment.smtp ? createSmtpMailer(environment.smtp) : undefined,
    bank: environment.world ? simulatedBank : undefined,
    captcha: environment.recaptcha ? createRecaptcha(environment.recaptcha) : createAltcha(),
  });
  const site = composeSite({
    api: api.handle,
    world: environment.world
      ? createWorld({
          database,
          pageFolder: fromBundleFolder('world'),
          demo: environment.demo,
          onChange: api.wake,
        })
      : null,
    reference: createApiReference(fromBundleFolder('reference')),
    portalFolder: fromBundleFolder('../portal'),
    basePath: environment.basePath,
    demo: environment.demo,
    isOwnHost: ownHosts(environment),
    corsOrigins: environment.corsOrigins,
  });
  return { site, api, database, standby };
}

const seconds = (begun: number, ended = performance.now()) => `${((ended - begun) / 1000).toFixed(1)} s`;

async function standbyOf(environment: Environment, primary: Database): Promise<Standby | undefined> {
  const { readDatabaseUrl: url, database } = environment;
  if (url === null) return undefined;
  return openStandby({ url, primary, pooler: 'pooler' in database && database.pooler });
}

const seedAs =
  ({ demo }: Environment) =>
  (database: Database) =>
    seedIfEmpty(database, { now: new Date(), demo, onStart: announceSeeding });

/** Explains to the user why the start takes long. */
export function announceSeeding(): void {
  logInfo('Preparing the sample data, which takes some seconds');
}

function fromBundleFolder(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** Stops once on a signal: after a drain for a load balancer (SIGTERM), immediately for a person at the terminal (SIGINT). */
function endOnSignal({ stop }: Running, drainMs: number): void {
  let stopping = false;
  const end = (drain: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      logError('What was under way took too long: ending without it');
      process.exit(1);
    }, END_MS).unref();
    stop(drain).then(
      () => process.exit(0),
      (cause: unknown) => {
        logError('Ending failed:', cause);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end(drainMs));
  process.on('SIGINT', () => end(0));
}

/** Runs the server until a signal ends it. Returns when it is ready. */
export async function runServer(options: ServerOptions): Promise<void> {
  const { logFormat, unknownVariables } = options.environment;
  setLogFormat(logFormat);
  for (const sentence of unknownVariables) logError(sentence);
  const running = await start(options);
  endOnSignal(running, options.environment.drainSeconds * 1000);
  announce(options.environment, running);
}
