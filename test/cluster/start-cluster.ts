import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMBERS = [1, 2];
export const API_PROCESSES = [1, 2, 3];

/** A cluster of `deploy/cluster/start-local-cluster.mjs` in a temporary folder. */
export async function startCluster() {
  const folder = await mkdtemp(path.join(tmpdir(), 'cobros-cluster-'));
  const port = 20_000 + (process.pid % 100) * 100;
  const stopScript = await startScript(folder, port);
  const passwords = JSON.parse(await readFile(path.join(folder, 'passwords.json'), 'utf8'));
  const answers = (at: string) =>
    fetch(at).then(
      ({ ok }) => ok,
      () => false,
    );
  const idIn = async (file: string) =>
    Number((await readFile(path.join(folder, file), 'utf8')).split('\n')[0]);
  const processId = (program: string) => idIn(`run/${program}.pid`);
  return {
    url: `http://localhost:${port}`,
    /** The primary through HAProxy, without a pooler. */
    databaseUrl: `postgres://cobros:${passwords.databasePassword}@127.0.0.1:${port + 1}/cobros`,
    processId,
    /** The number of the PostgreSQL that is the primary, or the synchronous standby; undefined without one. */
    async find(role: 'primary' | 'sync') {
      const found = await Promise.all(
        MEMBERS.map((number) => answers(`http://127.0.0.1:${port + 20 + number}/${role}`)),
      );
      return MEMBERS.find((_, index) => found[index]);
    },
    /** Sends a signal to a program, or to the PostgreSQL of that number. */
    async signal(program: string | number, signal: NodeJS.Signals) {
      const id = await (typeof program === 'string'
        ? processId(program)
        : idIn(`postgres${program}/postmaster.pid`));
      process.kill(id, signal);
    },
    /** Prevents a program from being started again, or allows it. */
    async holdDown(program: string, held: boolean) {
      const file = path.join(folder, 'run', `${program}.down`);
      await (held ? writeFile(file, '') : rm(file));
    },
    isApiReady: (number: number) => answers(`http://localhost:${port + 40 + number}/readyz`),
    /** Stops the cluster, removes its folder, and returns the processes that are left. */
    async stop() {
      await stopScript();
      const left = await processesOf(folder);
      await rm(folder, { recursive: true });
      return left;
    },
  };
}

/** Starts the cluster and, once it is ready, returns a function that stops it. */
async function startScript(folder: string, port: number): Promise<() => Promise<unknown>> {
  const child = spawn(
    process.execPath,
    ['deploy/cluster/start-local-cluster.mjs', `--folder=${folder}`, `--port=${port}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  process.once('exit', () => child.kill('SIGTERM'));
  const ended = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      process.stdout.write(text.toString().replace(/^(?=.)/gm, '  '));
      if (text.includes('Portal: ')) resolve();
    });
    child.once('close', () => reject(new Error('The cluster did not start')));
  });
  return () => {
    child.kill('SIGTERM');
    return ended;
  };
}

/** The command lines of processes that contain the folder. */
async function processesOf(folder: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
  return lines.filter((line) => line.includes(folder));
}
