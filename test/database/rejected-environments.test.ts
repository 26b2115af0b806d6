import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '#sandbox/operation/run/environment.ts';
import { EnvironmentError } from '#sandbox/operation/run/environment-error.ts';
import { runServer, seededCopy } from '../support/start-server.ts';
import { assert, test } from '../support/suite.ts';

const DATA_DIR = await seededCopy();
test.after(() => rm(DATA_DIR, { recursive: true, force: true }));

const OF_ANOTHER_VERSION = path.join(DATA_DIR, 'old');
await mkdir(path.join(OF_ANOTHER_VERSION, 'pgdata'), { recursive: true });
await writeFile(path.join(OF_ANOTHER_VERSION, 'pgdata/PG_VERSION'), '12');

for (const [name, value] of [
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['METRICS_PORT', 'on'],
  ['LOG_FORMAT', 'xml'],
  ['SANDBOX_WORLD', 'perhaps'],
  ['WEBHOOKS_ALLOW_PRIVATE', 'yes'],
  ['TRUST_PROXY', 'yes'],
  ['CORS_ORIGINS', 'https://shop.example/cart'],
  ['DRAIN_SECONDS', '60'],
  ['SMTP_URL', 'mail.tiendaluna.gt'],
  ['DATABASE_URL', 'mysql://localhost/cobros'],
  ['DATABASE_URL', 'postgres://nobody@127.0.0.1:1/cobros'],
  ['DATABASE_URL', 'postgres://cobros:pa#ss/w@rd@127.0.0.1:1/cobros'],
  ['DATABASE_POOLER', 'transaction'],
  ['READ_DATABASE_URL', 'postgres://nobody@127.0.0.1:1/cobros'],
  ['DATA_DIR', '/proc/cobros/data'],
  ['DATA_DIR', OF_ANOTHER_VERSION],
  ['HOST', '203.0.113.1'],
  ['PAYMENT_APP_URL', 'app://pay'],
  ['PAYMENT_APP_URL', 'javascript:pay("{code}")'],
  ['PAYMENT_APP_URL', 'pay/{code}'],
  ['PAYMENT_APP_DOWNLOAD_URL', 'app.example'],
])
  test(`${name}=${value} is rejected with a reason`, async () => {
    // The case of PORT tests the whole process; for the others it suffices that reading the environment fails.
    const reason = name !== 'PORT' && rejectedAtOnce({ DATA_DIR, [name ?? '']: value });
    if (reason) return assert.match(reason, new RegExp(`^${name}`));
    const { code, output } = await runServer({ PORT: '0', DATA_DIR, [name ?? '']: value ?? '' });
    assert.is(code, 1);
    assert.match(output, name ?? '');
    assert.not.match(output, '    at ');
  });

function rejectedAtOnce(variables: Record<string, string | undefined>): string | null {
  try {
    readEnvironment(variables);
    return null;
  } catch (cause) {
    if (cause instanceof EnvironmentError) return cause.message;
    throw cause;
  }
}
