import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../support/postgres-server.ts';
import type { FaultsOptions } from './business-under-faults.ts';
import { fixtureFolder, type Outcome, throughTrouble } from './scenarios.ts';

/** A small file system in memory. Undefined if this machine may not mount one. */
async function smallDisk(
  megabytes: number,
  use: (folder: string) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cobros-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }
  try {
    return await use(folder);
  } finally {
    execFileSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Keeps the disk full until some calls failed because of it; once there is room, `restart` starts a database that has ended. */
const throughFullDisk = (
  folder: string,
  options: FaultsOptions,
  restart: () => Promise<void>,
): Promise<Outcome> =>
  throughTrouble(options, async ({ story, after }) => {
    const { bavail, bsize } = await statfs(folder);
    const ballast = path.join(folder, 'ballast');
    // Other processes write at the same time, so the last bytes may not fit.
    await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ENOSPC') throw cause;
    });
    while (story.unavailable < 20) await pause(10);
    await rm(ballast);
    await restart();
    await after(60);
  });

/** Fills the disk of PostgreSQL for a while. */
export const fullDisk = (seed: number): Promise<Outcome | undefined> =>
  smallDisk(400, async (folder) => {
    const { TMPDIR } = process.env;
    process.env.TMPDIR = folder;
    const postgres = await startPostgres().finally(() => {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    });
    try {
      const databaseUrl = await postgres.createDatabase('fixture');
      // Without space for its log, PostgreSQL ends; an operator would start it again.
      return await throughFullDisk(folder, { seed, location: { databaseUrl } }, async () => {
        if (postgres.hasEnded()) await postgres.up();
      });
    } finally {
      await postgres.stop();
    }
  });

/** Fills the disk of the embedded database for a while. */
export const fullDiskOfEmbedded = (seed: number): Promise<Outcome | undefined> =>
  smallDisk(200, async (folder) => {
    const dataDir = await fixtureFolder(path.join(folder, 'data'));
    return throughFullDisk(folder, { seed, location: { dataDir } }, async () => undefined);
  });
