import { spawn } from 'node:child_process';

/** Starts one PostgreSQL for all files of a run. Returns the environment variables that tell test processes where it is. */
export async function startSharedPostgres() {
  const server = spawn(process.execPath, ['dist/test/support/shared-postgres-process.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const url = await new Promise((resolve, reject) => {
    server.stdout.on('data', (data) => resolve(/PostgreSQL: (\S+)/.exec(data)?.[1]));
    server.once('close', (code) => reject(new Error(`PostgreSQL did not start: ${code}`)));
  });
  return {
    environment: { RUN_POSTGRES_URL: url },
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
