import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../support/postgres-server.ts';
import { type BusinessUnderFaults, openBusinessUnderFaults } from './business-under-faults.ts';
import { counted, fixtureFolder, type Outcome } from './scenarios.ts';

/** A small file system in memory, which needs the right to mount one. */
async function smallDisk<Result>(
  megabytes: number,
  use: (folder: string) => Promise<Result>,
): Promise<Result | undefined> {
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

/** Fills the free space. @returns a function that frees it again */
async function fill(folder: string): Promise<() => Promise<void>> {
  const { bavail, bsize } = await statfs(folder);
  const ballast = path.join(folder, 'ballast');
  // Other processes write at the same time, so the last bytes may not fit.
  await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOSPC') throw cause;
  });
  return () => rm(ballast);
}

/**
 * Keeps the disk full until some calls failed because of it; once there is room, everything continues. `restart` starts a
 * database that has ended.
 */
async function throughFullDisk(
  shop: BusinessUnderFaults,
  folder: string,
  restart: () => Promise<void>,
): Promise<Outcome> {
  try {
    const server = await shop.start();
    let going = true;
    const busy = shop.busy(server, () => going);
    const free = await fill(folder);
    while (shop.story.unavailable < 20) await pause(10);
    await free();
    await restart();
    const reached = shop.story.calls.length + 60;
    while (shop.story.calls.length < reached) await pause(10);
    going = false;
    await busy;
    return counted(shop, await shop.finish(server));
  } finally {
    await shop.close();
  }
}

/** Fills the disk of PostgreSQL for a while. Returns undefined if this machine cannot mount a small one. */
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
      const environment = { DATABASE_URL: databaseUrl };
      const shop = await openBusinessUnderFaults({ seed, environment, location: { databaseUrl } });
      // Without space for its log, PostgreSQL ends; an operator would start it again.
      return await throughFullDisk(shop, folder, async () => {
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
    const shop = await openBusinessUnderFaults({
      seed,
      environment: { DATA_DIR: dataDir },
      location: { dataDir },
    });
    return throughFullDisk(shop, folder, async () => undefined);
  });
