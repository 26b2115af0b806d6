import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A Friday afternoon in Guatemala, at a busy time. */
export const START = Date.parse('2026-11-20T16:20:00-06:00');

/** Starts the built sandbox with its own data folder, seeded at the fixed time. */
export async function startSandbox() {
  const folder = await mkdtemp(path.join(tmpdir(), 'cobros-pictures-'));
  const server = spawn(
    process.execPath,
    ['--import', './docs/pictures/freeze-sandbox-time.mjs', 'dist/sandbox/server.js'],
    {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: folder,
        DATABASE_URL: '',
        DRAIN_SECONDS: '0',
        FIXED_TIME: `${START}`,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise((resolve) => server.once('close', resolve));
  const url = await new Promise((resolve, reject) => {
    server.stdout.on('data', (data) => {
      const ready = /Portal: (http:\/\/\S+)/.exec(String(data))?.[1];
      if (ready) resolve(ready);
    });
    server.once('close', (code) => reject(new Error(`The sandbox ended with ${code}`)));
  });
  return {
    url,
    /** Makes the next closing fail for this reason. */
    async failNextClosing(reason) {
      const answer = await fetch(`${url}/sandbox/v1/closings/fail-next`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ reason }),
      });
      if (!answer.ok) throw new Error(`The next closing will not fail: ${answer.status}`);
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
