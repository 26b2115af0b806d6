import { fileURLToPath } from 'node:url';
import { createSandbox } from './app.ts';
import { createAltcha } from './captcha/altcha.ts';
import { createRecaptcha } from './captcha/recaptcha.ts';
import { openDatabase } from './db/open-database.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { explainFailure } from './explain-failure.ts';
import { type Listener, listen } from './listen.ts';
import { createSmtpMailer } from './mail/mailer.ts';
import { seedIfEmpty } from './seed/seed.ts';
import { SEED_PASSWORD, SIGN_INS } from './seed/sign-ins.ts';
import { createSite } from './site.ts';
import { createWebhookClient } from './webhooks/client.ts';
import { createWorld } from './world/world.ts';

/** Starts everything, and says how to end it. */
async function start(environment: Environment): Promise<{ port: number; stop: () => Promise<void> }> {
  const database = await openDatabase(environment.database);
  await seedIfEmpty(database, { now: new Date() });
  const sandbox = createSandbox({
    database,
    webhooks: createWebhookClient({ allowPrivate: environment.privateWebhooks }),
    trustProxy: environment.trustProxy,
    mailer: environment.smtp ? createSmtpMailer(environment.smtp) : undefined,
    captcha: environment.recaptcha ? createRecaptcha(environment.recaptcha) : createAltcha(),
  });
  const site = createSite({
    api: sandbox.handle,
    world: environment.world ? createWorld({ database, pageFolder: besideThis('world') }) : null,
    portalFolder: besideThis('../portal'),
  });
  const stopAll = async (listener?: Listener) => {
    await listener?.stop();
    await sandbox.close();
    await database.close();
  };
  try {
    const listener = await listen(site, environment);
    return { port: listener.port, stop: () => stopAll(listener) };
  } catch (cause) {
    await stopAll();
    throw cause;
  }
}

function besideThis(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

function announce(environment: Environment, port: number): void {
  const local =
    environment.host === '127.0.0.1' || environment.host === '0.0.0.0' || environment.host === '::';
  const url = `http://${local ? 'localhost' : environment.host}:${port}`;
  if (environment.world) {
    console.log(`Mundo simulado: ${url}/sandbox`);
    console.log(
      `Usuarios: ${SIGN_INS.map(({ username }) => username).join(', ')} (contraseña ${SEED_PASSWORD})`,
    );
  }
  console.log(`Portal: ${url}`);
}

let environment: Environment | undefined;
try {
  environment = readEnvironment(process.env);
  const { port, stop } = await start(environment);
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        console.error(cause);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  announce(environment, port);
} catch (cause) {
  console.error(explainFailure(cause, environment));
  process.exit(1);
}
