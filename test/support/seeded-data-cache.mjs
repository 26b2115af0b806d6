import { spawn } from 'node:child_process';
import { scryptSync } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runSql } from './run-sql.mjs';

const FOLDER = path.resolve('dist/test-cache/seeded');

// The requests of the seed expire after a quarter of an hour, so a copy must be young enough for its file to end before that.
const FRESH_MS = 4 * 60_000;

// Comparing with a hash of the real cost takes a third of a second of processor time for each sign-in.
const key = scryptSync('Cobros#2026', '', 32, { N: 2, r: 8, p: 1 });
const CHEAP_HASH = `scrypt$1$1$$${key.toString('base64')}`;

/**
 * Seeding takes some seconds of processor time. It is done only when the last data have become too old, and each server of a test
 * starts with a copy: a folder of the embedded database, or a database of the run's PostgreSQL. Each function returns the
 * environment that tells test processes where the data are.
 */
export function seededDataCache(postgresUrl) {
  const folders = [];
  const seededFolder = renewed(async (number) => {
    const folder = `${FOLDER}-${number}`;
    folders.push(folder);
    await rm(folder, { recursive: true, force: true });
    await seed({ DATA_DIR: folder });
    return { SEEDED_DATA_DIR: folder };
  });
  const seededDatabase = renewed(async (number) => {
    const name = `seeded_${number}`;
    const url = `${postgresUrl}/${name}`;
    await runSql(`${postgresUrl}/postgres`, `create database ${name}`);
    await seed({ DATABASE_URL: url });
    await runSql(url, `update users set password_hash = '${CHEAP_HASH}'`);
    return { SEEDED_DATABASE: name };
  });

  return {
    seededFolder,
    seededDatabase,
    async removeFolders() {
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Calls `make` only when its last result is no longer fresh, and never twice at the same time. */
function renewed(make) {
  let count = 0;
  let madeAt = 0;
  let making;
  return async () => {
    if (Date.now() - madeAt > FRESH_MS) {
      madeAt = Date.now();
      count += 1;
      making = make(count);
    }
    const SEEDED_AT = String(madeAt);
    return { SEEDED_AT, ...(await making) };
  };
}

async function seed(place) {
  const server = spawn(process.execPath, ['--liftoff-only', 'dist/sandbox/server.js'], {
    env: { ...process.env, PORT: '0', ...place },
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
