import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { startTcpLine, type TcpLine } from '../support/bad-line/tcp-line.ts';
import { insertFixture } from '../support/insert-fixture.ts';
import type { PostgresServer } from '../support/postgres-server.ts';
import { type BusinessUnderFaults, openBusinessUnderFaults } from './business-under-faults.ts';

/** Counts of a scenario, by name. */
export type Outcome = Record<string, number>;

export const counted = ({ story }: BusinessUnderFaults, end: Outcome): Outcome => ({
  calls: story.calls.length,
  'answered 503': story.unavailable,
  unanswered: story.unanswered,
  ...end,
});

/** Makes the server's clock jump back and forth, by up to three hours, while everything continues. */
export async function clockJumps(databaseUrl: string, seed: number, jumps: number): Promise<Outcome> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cobros-clock-'));
  const file = path.join(folder, 'clock');
  await writeFile(file, '0');
  const preload = pathToFileURL(path.resolve('test/server-faults/jumping-clock.mjs')).href;
  const shop = await openBusinessUnderFaults({
    seed,
    environment: { DATABASE_URL: databaseUrl },
    location: { databaseUrl },
  });
  try {
    const server = await shop.start({ NODE_OPTIONS: `--import=${preload}`, CLOCK_FILE: file });
    let jumping = true;
    const busy = shop.busy(server, () => jumping);
    for (let jump = 0; jump < jumps; jump++) {
      const before = shop.story.calls.length;
      await writeFile(file, String(shop.random.integer(-180, 180) * 60_000));
      process.kill(server.pid, 'SIGUSR2');
      while (shop.story.calls.length < before + 15) await pause(10);
    }
    jumping = false;
    await busy;
    assert.is(shop.story.unavailable, 0, 'a jump of the clock makes nothing unavailable');
    return counted(shop, await shop.finish(server));
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a shop whose line to PostgreSQL has trouble; `after` waits for so many further calls. */
async function withTrouble(
  databaseUrl: string,
  seed: number,
  make: (shop: BusinessUnderFaults, line: TcpLine, after: (calls: number) => Promise<void>) => Promise<void>,
): Promise<Outcome> {
  const url = new URL(databaseUrl);
  const line = await startTcpLine(Number(url.port));
  url.port = String(line.port);
  const environment = { DATABASE_URL: url.href };
  const shop = await openBusinessUnderFaults({ seed, environment, location: { databaseUrl } });
  try {
    const server = await shop.start();
    let going = true;
    const busy = shop.busy(server, () => going);
    await make(shop, line, async (calls) => {
      const reached = shop.story.calls.length + calls;
      while (shop.story.calls.length < reached) await pause(10);
    });
    going = false;
    await busy;
    return counted(shop, await shop.finish(server));
  } finally {
    await shop.close();
    await line.close();
  }
}

async function cut(times: number, line: TcpLine, after: (calls: number) => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time++) {
    line.cut();
    await after(6);
  }
}

/** Cuts the connections to PostgreSQL so many times. */
export const lostConnections = (databaseUrl: string, seed: number, times: number): Promise<Outcome> =>
  withTrouble(databaseUrl, seed, (_, line, after) => cut(times, line, after));

/** Slows down the line to PostgreSQL, cuts it repeatedly and lets it stall; then the server itself is stopped and started. */
export const badDatabase = async (postgres: PostgresServer, seed: number): Promise<Outcome> =>
  withTrouble(await postgres.createDatabase('fixture'), seed, async ({ story }, line, after) => {
    line.delay(30);
    await after(60);
    assert.is(story.unavailable, 0, 'a slow database is waited for');
    line.delay(0);
    await cut(20, line, after);
    line.stall();
    const { unavailable } = story;
    while (story.unavailable === unavailable) await pause(100);
    line.resume();
    await postgres.down();
    await after(30);
    await postgres.up();
    await after(60);
  });

/** An embedded database with the fixture's data. */
export async function fixtureFolder(dataDir: string): Promise<string> {
  const database = await openDatabase({ dataDir });
  await insertFixture(database);
  await database.close();
  return dataDir;
}
