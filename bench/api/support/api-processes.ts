import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';

/** Several processes of the built server that share a database. */
export interface ApiProcesses {
  urls: readonly string[];
  /** Milliseconds of processor time that all processes have used together. */
  processorMs(): Promise<number>;
  stop(): Promise<void>;
}

/** @param environment variables besides those of this process */
export async function startApiProcesses(
  count: number,
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ApiProcesses> {
  // The server would warn if it found no portal.
  await mkdir('dist/portal', { recursive: true });
  const started = await Promise.all(
    Array.from({ length: count }, () => startOne({ ...environment, DATABASE_URL: databaseUrl })),
  );
  return {
    urls: started.map(({ url }) => url),
    async processorMs() {
      const used = await Promise.all(started.map(({ child }) => askProcessorTime(child)));
      return used.reduce((sum, one) => sum + one / 1000, 0);
    },
    async stop() {
      await Promise.all(
        started.map(async ({ child }) => {
          const ended = once(child, 'exit');
          child.kill('SIGINT');
          await ended;
        }),
      );
    },
  };
}

async function startOne(
  environment: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; url: string }> {
  const child = fork('bench/api/support/api-process.mjs', {
    env: { ...process.env, PORT: '0', SANDBOX_WORLD: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      output += data.toString();
      const ready = /Portal: (http:\/\/\S+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  return { child, url };
}

async function askProcessorTime(child: ChildProcess): Promise<number> {
  const reply = once(child, 'message');
  child.send('processor time');
  const [microseconds] = await reply;
  return microseconds;
}
