import { existsSync, readFileSync } from 'node:fs';
import { createAvailability } from '#sandbox/ground/db/availability.ts';
import { DatabaseUnavailable } from '#sandbox/ground/db/database.ts';
import { logRequest, setLogFormat } from '#sandbox/ground/log/log.ts';
import { readOptions, withOptionNames } from '#sandbox/operation/command/options.ts';
import { type Environment, readEnvironment } from '#sandbox/operation/run/environment.ts';
import { explainFailure } from '#sandbox/operation/run/explain-start-failure.ts';
import { urlToOpen } from '#sandbox/operation/run/url-to-open.ts';
import { assert, test } from '../support/test.ts';

test('an SMTP_FROM that is not an e-mail address is rejected at startup, and the message names the variable', () => {
  const read = (from: string) =>
    readEnvironment({ SMTP_URL: 'smtp://mail.example', SMTP_FROM: from }).smtp?.from;
  for (const from of ['caja@luna.gt', 'Luna <caja@luna.gt>', 'Ana Díaz <a.b+c@luna.gt>'])
    assert.is(read(from), from);
  for (const from of ['nada', 'a@', 'Luna <nada>', 'a@b c@d'])
    assert.throws(() => read(from), `SMTP_FROM=${from} cannot be used: it must be an e-mail address`);
});

test('misspelled variables are named with the one that was probably meant, those of other programs are not', () => {
  const meant = (name: string) =>
    /^\S+ is unknown and has no effect; (\S+) was probably meant$/.exec(
      readEnvironment({ [name]: 'off' }).unknownVariables.join(),
    )?.[1];
  for (const [name, known] of [
    ['SANDBOX_WOLRD', 'SANDBOX_WORLD'],
    ['sandbox_world', 'SANDBOX_WORLD'],
    ['SANDBOX_DEMO_WORLD', 'SANDBOX_WORLD'],
    ['WEBHOOK_ALLOW_PRIVATE', 'WEBHOOKS_ALLOW_PRIVATE'],
    ['CHANGE_STREAM', 'CHANGE_STREAMS'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ] as const)
    assert.is(meant(name), known, name);
  for (const name of ['LOG_LEVEL', 'POST', 'HOSTS', 'SMTP_HOST', 'DATABASE_HOST', 'SANDBOX_SERVICE_HOST'])
    assert.is(meant(name), undefined, name);
});

test('the command of the package ignores the databases of other programs', () => {
  const others = {
    DATABASE_URL: 'mysql://a/b',
    DATABASE_POOLER: 'true',
    READ_DATABASE_URL: 'postgres://a/b',
  };
  const options = readOptions([], others);
  assert.equal(typeof options === 'object' && options.environment.database, { dataDir: '.cobros-sandbox' });
});

test('the message for a host that does not exist names HOST', () => {
  const cause = Object.assign(new Error('getaddrinfo ENOTFOUND 999.1.1.1'), {
    code: 'ENOTFOUND',
    syscall: 'getaddrinfo',
  });
  const environment: Environment = readEnvironment({ HOST: '999.1.1.1' });
  assert.match(explainFailure(cause, environment), 'Cannot listen on HOST=999.1.1.1 PORT=4173');
});

test('the message for a data folder says what to do about it', () => {
  const explain = (code: string) =>
    explainFailure(Object.assign(new Error(code), { code, syscall: 'write' }), readEnvironment({}));
  assert.is(explain('ENOSPC'), 'The data folder cannot be used: ENOSPC. Make room on its disk');
  for (const code of ['EROFS', 'EACCES'])
    assert.is(
      explain(code),
      `The data folder cannot be used: ${code}. Make it writable for this user, or set DATA_DIR to another one`,
    );
  assert.is(explain('ENOTDIR'), 'The data folder cannot be used: ENOTDIR. Set DATA_DIR to another one');
});

test('a failure that is none of the data folder is told with its stack, although it has a code', () => {
  const cause = Object.assign(new Error('No such module'), { code: 'ERR_MODULE_NOT_FOUND' });
  assert.is(explainFailure(cause, readEnvironment({})), cause.stack);
});

test('the command names its options where a message names their variables, and other variables as they are', () => {
  const explain = (port: number) => {
    const cause = Object.assign(new Error('in use'), { code: 'EADDRINUSE', syscall: 'listen', port });
    return withOptionNames(explainFailure(cause, readEnvironment({ METRICS_PORT: '9464' })));
  };
  assert.is(explain(4173), 'Port 4173 is in use: stop what uses it, or set --port to another one');
  assert.is(explain(9464), 'Port 9464 is in use: stop what uses it, or set METRICS_PORT to another one');
  assert.is(
    withOptionNames('Cannot listen on HOST=a; set DATA_DIR'),
    'Cannot listen on --host=a; set --data',
  );
});

test('the command allows webhooks to this machine only while nobody else reaches it, unless the variable decides', () => {
  const allows = (host: string, decided?: string) => {
    const options = readOptions(['--host', host], { WEBHOOKS_ALLOW_PRIVATE: decided });
    return typeof options === 'object' && options.environment.privateWebhooks;
  };
  assert.equal([allows('127.0.0.1'), allows('0.0.0.0')], [true, false]);
  assert.equal([allows('127.0.0.1', 'off'), allows('0.0.0.0', 'on')], [false, true]);
});

test('the command takes a time of at most twenty years from now, before it or after it', () => {
  const read = (years: number) => {
    const at = new Date(Date.now() + years * 365.25 * 24 * 3_600_000);
    const options = readOptions(['--now', at.toISOString()], {});
    return typeof options === 'object' && options.now?.getTime() === at.getTime();
  };
  assert.equal([read(-19), read(19)], [true, true]);
  for (const years of [-21, 21]) assert.throws(() => read(years), /^--now=.+: it must be within 20 years$/);
});

async function linesOf(work: () => Promise<void>): Promise<{ level: string; message: string }[]> {
  const lines: string[] = [];
  const { write } = process.stdout;
  setLogFormat('json');
  process.stdout.write = (line) => lines.push(String(line)) > 0;
  await work().finally(() => {
    process.stdout.write = write;
    setLogFormat('text');
  });
  return lines.map((line) => JSON.parse(line));
}

test('a 503 of /readyz is not logged as an error, a 503 of a call is', async () => {
  const lines = await linesOf(async () => {
    for (const route of ['/readyz', '/api/*'])
      logRequest({ id: '1', method: 'GET', route, status: 503, durationMs: 1 });
  });
  assert.equal(
    lines.map(({ level }) => level),
    ['info', 'error'],
  );
});

for (const [what, code, told] of [
  ['a full disk', 'ENOSPC', /has no room: No writes$/],
  ['a read-only database', '25006', /takes no changes: No writes$/],
] as const)
  test(`${what} is logged once, although reads succeed between the writes that fail`, async () => {
    const { watch } = createAvailability();
    const failure = Object.assign(new Error('No writes'), { code });
    const lines = await linesOf(async () => {
      for (let round = 0; round < 3; round++) {
        assert.instance(await watch(Promise.reject(failure)).catch((cause) => cause), DatabaseUnavailable);
        await watch(Promise.resolve());
      }
    });
    const [only, ...others] = lines;
    assert.match(only?.message ?? '', told);
    assert.equal(others, []);
  });

test('white space around a variable is not part of it, such as the line end of a file with a secret', () => {
  const { recaptcha, port, database, smtp } = readEnvironment({
    RECAPTCHA_SECRET: '6Lc_secret\n',
    PORT: ' 4180\r\n',
    DATABASE_URL: 'postgres://cobros@db/cobros\n',
    SMTP_URL: ' smtp://mail.example ',
  });
  assert.is(recaptcha?.secret, '6Lc_secret');
  assert.equal([port, smtp?.url], [4180, 'smtp://mail.example']);
  assert.equal(database, { databaseUrl: 'postgres://cobros@db/cobros', pooler: false });
  assert.is(readEnvironment({ RECAPTCHA_SECRET: '\n' }).recaptcha, null);
});

for (const [host, url] of [
  ['127.0.0.1', 'http://localhost:4173'],
  ['0.0.0.0', 'http://localhost:4173'],
  ['::1', 'http://localhost:4173'],
  ['192.0.2.7', 'http://192.0.2.7:4173'],
  ['2001:db8::7', 'http://[2001:db8::7]:4173'],
  ['caja.tiendaluna.gt', 'http://caja.tiendaluna.gt:4173'],
] as const)
  test(`a server on ${host} is opened at ${url}`, () => assert.is(urlToOpen(host, 4173), url));

const lines = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ').split('\n');
const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
const workspaces: string[] = JSON.parse(readFileSync('package.json', 'utf8')).workspaces;
const withWord = (word: string) => lines.filter((line) => line.startsWith(`${word} `));

const copied = withWord('COPY')
  .filter((line) => !line.includes('--from='))
  .flatMap((line) => line.split(/\s+/).slice(1, -1));

test('every path that the Dockerfile copies exists and is not ignored', () => {
  assert.ok(copied.length > 10);
  for (const source of copied) {
    assert.ok(existsSync(source), source);
    assert.not.ok(ignored.includes(source.split('/')[0] ?? ''), source);
  }
  for (const workspace of workspaces)
    assert.is(copied.filter((source) => source === `${workspace}/package.json`).length, 2, workspace);
});

test('the image runs the built server as an unprivileged user, and installs only locked packages', () => {
  assert.match(withWord('CMD').at(-1) ?? '', '"dist/sandbox/server.js"');
  assert.match(readFileSync('build/sandbox.mjs', 'utf8'), "server: 'sandbox/operation/run/main.ts'");
  assert.match(withWord('HEALTHCHECK').join(), "(process.env.PORT || 4173) + '/healthz'");
  assert.ok(lines.indexOf('USER node') > lines.findLastIndex((line) => line.startsWith('RUN')));
  const installs = withWord('RUN').filter((line) => line.includes('npm'));
  assert.equal(installs, ['RUN npm ci', 'RUN npm ci --omit=dev --workspace sandbox']);
});

test('every package that the server loads at run time is one of its dependencies', () => {
  const external = /const EXTERNAL = \[([^\]]*)\]/.exec(readFileSync('build/sandbox.mjs', 'utf8'))?.[1] ?? '';
  const names = [...external.matchAll(/'([^']+)'/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'pg-native');
  const { dependencies } = JSON.parse(readFileSync('sandbox/package.json', 'utf8'));
  assert.equal(names.sort(), Object.keys(dependencies).sort());
});
