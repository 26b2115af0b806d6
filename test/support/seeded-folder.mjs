import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = path.resolve('dist/test-cache/seeded');

// The requests of the seed wait for a quarter of an hour: a copy must be younger than that for as long as its file runs.
const FRESH_MS = 4 * 60_000;

/**
 * Seeding an embedded database costs some ten seconds of a processor. It is done once in a while, and each server of
 * a test starts with a copy of the last one.
 */
export function seededFolders() {
  let count = 0;
  let seededAt = 0;
  let seeding = Promise.resolve();

  return {
    /** Returns the environment that tells test processes where the folder is. */
    async environment() {
      if (Date.now() - seededAt > FRESH_MS) {
        seededAt = Date.now();
        count += 1;
        seeding = seed(`${FOLDER}-${count}`);
      }
      const [DATA_DIR, at] = [`${FOLDER}-${count}`, seededAt];
      await seeding;
      return { SEEDED_DATA_DIR: DATA_DIR, SEEDED_AT: String(at) };
    },
    async remove() {
      for (; count > 0; count -= 1) await rm(`${FOLDER}-${count}`, { recursive: true, force: true });
    },
  };
}

async function seed(folder) {
  await rm(folder, { recursive: true, force: true });
  const server = spawn(process.execPath, ['--liftoff-only', 'dist/sandbox/server.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (data) => String(data).includes('Portal: ') && resolve());
    server.once('close', (code) => reject(new Error(`The server ended with ${code} while it was seeding`)));
  });
  server.kill('SIGINT');
  await ended;
}
