// `node deploy/cluster/start-local-cluster.mjs --folder=FOLDER [--port=18000] [--user=postgres]`: the small cluster of README.md on this machine,
// until it gets SIGTERM or Ctrl+C. The data stays in the folder. Other environment variables reach the API processes.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { missingPackages, postgresPrograms } from './packages.mjs';
import { createProcessSupervisor } from './process-supervisor.mjs';

const NUMBERS = { postgres: [1, 2], api: [1, 2, 3] };
const SERVER = path.resolve('dist/sandbox/server.js');
const START_MS = 180_000;

const { values: options } = parseArgs({
  options: {
    folder: { type: 'string' },
    port: { type: 'string', default: '18000' },
    user: { type: 'string', default: 'postgres' },
  },
});
const fail = (reason) => {
  console.error(reason);
  process.exit(1);
};
if (!options.folder) fail('Name a folder for data, logs and settings: --folder=FOLDER');
const missing = missingPackages();
if (missing.length > 0) fail(`These packages are missing (Debian: apt-get install …): ${missing.join(' ')}`);
if (!existsSync(SERVER)) fail('The API is not built: npm run build');

const folder = path.resolve(options.folder);
const port = Number(options.port);
const ports = {
  port,
  primaryPort: port + 1,
  callsPort: port + 2,
  etcdPort: port + 3,
  etcdPeerPort: port + 4,
  postgres: (number) => port + 10 + number,
  patroni: (number) => port + 20 + number,
  pooler: (number) => port + 30 + number,
  api: (number) => port + 40 + number,
};
const bin = postgresPrograms();
const supervisor = createProcessSupervisor(folder, process.getuid() === 0 ? options.user : null);
const passwords = keepPasswords();
const databaseUrl = (number) =>
  `postgres://cobros:${passwords.databasePassword}@127.0.0.1:${ports.pooler(number)}/cobros`;

/** Created at the first start. */
function keepPasswords() {
  const file = path.join(folder, 'passwords.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const names = ['database', 'patroni', 'superuser', 'replication', 'rewind'];
  const made = Object.fromEntries(names.map((name) => [`${name}Password`, randomBytes(18).toString('hex')]));
  supervisor.write('passwords.json', JSON.stringify(made));
  return made;
}

/** Writes a template of this folder with its values filled in. */
function fill(template, values = {}, name = template) {
  const known = { ...passwords, folder, bin, ...ports, ...values };
  const text = readFileSync(new URL(template, import.meta.url), 'utf8');
  supervisor.write(
    name,
    text.replace(/\$\{(\w+)\}/g, (_, key) => known[key] ?? fail(`${template}: no ${key}`)),
  );
}

function writeSettings() {
  const servers = (list, line) => list.map((number) => `  server ${line(number)}`).join('\n');
  fill('haproxy.cfg', {
    apiServers: servers(NUMBERS.api, (n) => `api${n} 127.0.0.1:${ports.api(n)} check`),
    postgresServers: servers(
      NUMBERS.postgres,
      (n) => `postgres${n} 127.0.0.1:${ports.postgres(n)} check port ${ports.patroni(n)}`,
    ),
  });
  for (const name of ['unavailable.http', 'database.sql', 'users.txt']) fill(name);
  for (const n of NUMBERS.postgres) {
    const values = {
      name: `postgres${n}`,
      postgresPort: ports.postgres(n),
      patroniPort: ports.patroni(n),
    };
    fill('patroni.yml', values, `patroni${n}.yml`);
  }
  for (const n of NUMBERS.api) fill('pgbouncer.ini', { poolerPort: ports.pooler(n) }, `pgbouncer${n}.ini`);
}

function startEtcd() {
  supervisor.makeFolder('etcd');
  const [client, peer] = [ports.etcdPort, ports.etcdPeerPort].map((one) => `http://127.0.0.1:${one}`);
  const args = {
    name: 'etcd1',
    'data-dir': path.join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `etcd1=${peer}`,
    'auto-compaction-retention': '1',
    'log-level': 'warn',
  };
  const written = Object.entries(args).map(([name, value]) => `--${name}=${value}`);
  supervisor.start({ name: 'etcd', command: 'etcd', args: written });
}

function startPostgres(n) {
  supervisor.start({ name: `patroni${n}`, command: 'patroni', args: [path.join(folder, `patroni${n}.yml`)] });
}

function startApi(n) {
  supervisor.start({
    name: `pgbouncer${n}`,
    command: 'pgbouncer',
    args: [path.join(folder, `pgbouncer${n}.ini`)],
  });
  const environment = {
    TRUST_PROXY: 'on',
    ...process.env,
    PORT: String(ports.api(n)),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl(n),
    DATABASE_POOLER: 'on',
  };
  supervisor.start({
    name: `api${n}`,
    command: process.execPath,
    args: ['--enable-source-maps', SERVER],
    environment,
  });
}

const answers = (url) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );
/** Patroni reports the role of each member. */
const isMember = (n, role) => answers(`http://127.0.0.1:${ports.patroni(n)}/${role}`);
const someMember = async (role) =>
  (await Promise.all(NUMBERS.postgres.map((n) => isMember(n, role)))).includes(true);

let stopping = false;
async function until(what, isReached) {
  const end = Date.now() + START_MS;
  while (!stopping && !(await isReached())) {
    if (Date.now() > end) {
      console.error(`Waited in vain for ${what}. The logs are in ${folder}/log`);
      return stop(1);
    }
    await wait(200);
  }
}

/** The standby stops before the primary, which would otherwise hand over to it. */
async function stop(code) {
  if (stopping) return;
  stopping = true;
  await Promise.all(NUMBERS.api.map((n) => supervisor.stop(`api${n}`)));
  await Promise.all([
    ...NUMBERS.api.map((n) => supervisor.stop(`pgbouncer${n}`)),
    supervisor.stop('haproxy'),
  ]);
  const standbys = [];
  for (const n of NUMBERS.postgres) if (!(await isMember(n, 'primary'))) standbys.push(n);
  await Promise.all(standbys.map((n) => supervisor.stop(`patroni${n}`)));
  for (const n of NUMBERS.postgres) await supervisor.stop(`patroni${n}`);
  await supervisor.stop('etcd');
  process.exit(code);
}
process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));

writeSettings();
startEtcd();
for (const n of NUMBERS.postgres) startPostgres(n);
await until('a primary', () => someMember('primary'));
supervisor.start({
  name: 'haproxy',
  command: 'haproxy',
  args: ['-db', '-f', path.join(folder, 'haproxy.cfg')],
});
for (const n of NUMBERS.api) startApi(n);
await until('the API', () => answers(`http://localhost:${port}/readyz`));
await until('the synchronous standby', () => someMember('sync'));
if (!stopping) console.log(`Portal: http://localhost:${port}`);
