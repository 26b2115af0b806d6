import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface RunningServer {
  url: string;
  pid: number;
  /** Everything it has printed. */
  output(): string;
  /** Stops it with a signal (SIGTERM by default), waits until it has ended, and returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts the built server on a free port with its own data folder, and waits until it prints that it is ready. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = environment.DATA_DIR ?? (await seededCopy());
  const child = spawnServer({ PORT: '0', DRAIN_SECONDS: '0', DATA_DIR: dataDir, ...environment });
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
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const code = await ended;
      if (!environment.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

// Seeded requests expire after a quarter of an hour, so in a long run the later servers seed their own data.
const FRESH_MS = 6 * 60_000;

/** A new data folder, with seed data if the test run has prepared some. */
export async function seededCopy(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cobros-'));
  const { SEEDED_DATA_DIR, SEEDED_AT } = process.env;
  const age = Date.now() - Number(SEEDED_AT);
  if (SEEDED_DATA_DIR && age < FRESH_MS) await cp(SEEDED_DATA_DIR, folder, { recursive: true });
  return folder;
}

/** Runs a server that is expected to end by itself, and returns its exit code and output. */
export async function runServer(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawnServer(environment);
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

function spawnServer(environment: Record<string, string>) {
  return spawn(process.execPath, ['--liftoff-only', 'dist/sandbox/server.js'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
