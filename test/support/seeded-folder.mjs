import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = path.resolve('dist/test-cache/seeded');

/**
 * Seeding an embedded database takes some ten seconds of processor time, so it is done once and each server of a test starts
 * with a copy. Returns the environment variables that tell test processes where it is.
 */
export async function seededFolderEnvironment() {
  await rm(FOLDER, { recursive: true, force: true });
  const server = spawn(process.execPath, ['--liftoff-only', 'dist/sandbox/server.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: FOLDER },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (data) => String(data).includes('Portal: ') && resolve());
    server.once('close', (code) => reject(new Error(`The server ended with ${code} while it was seeding`)));
  });
  server.kill('SIGINT');
  await ended;
  return { SEEDED_DATA_DIR: FOLDER, SEEDED_AT: String(Date.now()) };
}
