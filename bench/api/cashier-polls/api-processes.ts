import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';

/** Some processes of the built server that share a database. */
export interface ApiProcesses {
  urls: readonly string[];
  /** Milliseconds of processor time that they have used together. */
  processorMs(): Promise<number>;
  stop(): Promise<void>;
}

export async function startApiProcesses(count: number, databaseUrl: string): Promise<ApiProcesses> {
  // The server warns where it finds no portal.
  await mkdir('dist/portal', { recursive: true });
  const started = await Promise.all(Array.from({ length: count }, () => startOne(databaseUrl)));
  return {
    urls: started.map(({ url }) => url),
    async processorMs() {
      const used = await Promise.all(started.map(({ child }) => processorMsOf(child)));
      return used.reduce((sum, one) => sum + one, 0);
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

async function startOne(databaseUrl: string): Promise<{ child: ChildProcess; url: string }> {
  const child = fork('bench/api/cashier-polls/api-process.mjs', {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', SANDBOX_WORLD: 'off' },
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

async function processorMsOf(child: ChildProcess): Promise<number> {
  const reply = once(child, 'message');
  child.send('processor time');
  const [microseconds] = await reply;
  return microseconds / 1000;
}
