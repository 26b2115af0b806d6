import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runSql } from './run-sql.mjs';

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts the built server on a free port, and waits until it reports that it is ready. The server gets a database of its own with
 * seed data in the run's PostgreSQL, unless the environment names another place.
 */
export async function startServer(environment: Record<string, string> = {}) {
  const own = environment.DATA_DIR || environment.DATABASE_URL ? undefined : await seededDatabase();
  const place = own ? { DATABASE_URL: own.url } : {};
  const child = spawnServer({ PORT: '0', DRAIN_SECONDS: '0', ...place, ...environment });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data.toString();
      const ready = /Portal: (http:[^\s"]+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code, signal) =>
      reject(new Error(`The server ended with ${code ?? signal}:\n${output}`)),
    );
  });

  return {
    url,
    pid: child.pid ?? 0,
    /** Everything that the server has printed. */
    output: () => output,
    /** Stops the server with a signal, waits until it has ended, and returns its exit code. */
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      const code = await ended;
      await own?.drop();
      return code;
    },
  };
}

// Seeded requests expire after a quarter of an hour, so in a long run later servers seed their own data.
const FRESH_MS = 6 * 60_000;

const isFresh = () => Date.now() - Number(process.env.SEEDED_AT) < FRESH_MS;

/** Makes a data folder for the embedded database, with seed data if the test run has prepared some. */
export async function seededCopy(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cobros-'));
  const { SEEDED_DATA_DIR } = process.env;
  if (SEEDED_DATA_DIR && isFresh()) await cp(SEEDED_DATA_DIR, folder, { recursive: true });
  return folder;
}

/** Makes a database in the run's PostgreSQL, with seed data if the test run has prepared some. */
async function seededDatabase() {
  const { RUN_POSTGRES_URL, SEEDED_DATABASE } = process.env;
  const name = `server_${randomUUID().slice(0, 8)}`;
  const template = isFresh() ? ` template ${SEEDED_DATABASE}` : '';
  await runSql(`${RUN_POSTGRES_URL}/postgres`, `create database ${name}${template}`);
  return {
    url: `${RUN_POSTGRES_URL}/${name}`,
    drop: () => runSql(`${RUN_POSTGRES_URL}/postgres`, `drop database ${name} with (force)`),
  };
}

/** Runs a server that is expected to end by itself, and returns its exit code and output. */
export async function runServer(
  environment: Record<string, string>,
  script?: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const child = spawnServer(environment, script);
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

function spawnServer(
  environment: Record<string, string>,
  script: readonly string[] = ['dist/sandbox/server.js'],
) {
  return spawn(process.execPath, ['--liftoff-only', ...script], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
