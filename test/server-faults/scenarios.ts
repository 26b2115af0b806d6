import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { startTcpLine, type TcpLine } from '../support/bad-line/tcp-line.ts';
import { insertFixture } from '../support/insert-fixture.ts';
import type { PostgresServer } from '../support/postgres-server.ts';
import {
  type BusinessUnderFaults,
  type FaultsOptions,
  openBusinessUnderFaults,
} from './business-under-faults.ts';

/** Counts of a scenario, by name. */
export type Outcome = Record<string, number>;

interface Trouble extends BusinessUnderFaults {
  serverPid: number;
  /** Waits for so many further calls. */
  after(calls: number): Promise<void>;
}

/** Makes trouble for a business while its calls continue, and checks all sums at the end. */
export async function throughTrouble(
  options: FaultsOptions,
  make: (trouble: Trouble) => Promise<void>,
): Promise<Outcome> {
  const business = await openBusinessUnderFaults(options);
  const { story } = business;
  try {
    const server = await business.start();
    let going = true;
    const busy = business.busy(server, () => going);
    const after = async (calls: number) => {
      const reached = story.calls.length + calls;
      while (story.calls.length < reached) await pause(10);
    };
    await make({ ...business, serverPid: server.pid, after });
    going = false;
    await busy;
    const end = await business.finish(server);
    const { calls, unavailable, unanswered } = story;
    return { calls: calls.length, 'answered 503': unavailable, unanswered, ...end };
  } finally {
    await business.close();
  }
}

/** Makes the server's clock jump back and forth, by up to three hours. */
export async function clockJumps(databaseUrl: string, seed: number, jumps: number): Promise<Outcome> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cobros-clock-'));
  const file = path.join(folder, 'clock');
  await writeFile(file, '0');
  const preload = pathToFileURL(path.resolve('test/server-faults/jumping-clock.mjs')).href;
  const environment = { NODE_OPTIONS: `--import=${preload}`, CLOCK_FILE: file };
  try {
    const make = async ({ story, random, serverPid, after }: Trouble) => {
      for (let jump = 0; jump < jumps; jump++) {
        await writeFile(file, String(random.integer(-180, 180) * 60_000));
        process.kill(serverPid, 'SIGUSR2');
        await after(15);
      }
      assert.is(story.unavailable, 0, 'a jump of the clock makes nothing unavailable');
    };
    return await throughTrouble({ seed, environment, location: { databaseUrl } }, make);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Puts a line with trouble between the server and PostgreSQL. */
async function withLine(
  databaseUrl: string,
  seed: number,
  make: (line: TcpLine, trouble: Trouble) => Promise<void>,
): Promise<Outcome> {
  const url = new URL(databaseUrl);
  const line = await startTcpLine(Number(url.port));
  url.port = String(line.port);
  const environment = { DATABASE_URL: url.href };
  try {
    return await throughTrouble({ seed, environment, location: { databaseUrl } }, (trouble) =>
      make(line, trouble),
    );
  } finally {
    await line.close();
  }
}

async function cut(times: number, line: TcpLine, { after }: Trouble): Promise<void> {
  for (let time = 0; time < times; time++) {
    line.cut();
    await after(6);
  }
}

/** Cuts the connections to PostgreSQL so many times. */
export const lostConnections = (databaseUrl: string, seed: number, times: number): Promise<Outcome> =>
  withLine(databaseUrl, seed, (line, trouble) => cut(times, line, trouble));

/** Slows down the line to PostgreSQL, cuts it repeatedly and lets it stall; then the server itself is stopped and started. */
export const badDatabase = async (postgres: PostgresServer, seed: number): Promise<Outcome> =>
  withLine(await postgres.createDatabase('fixture'), seed, async (line, trouble) => {
    const { story, after } = trouble;
    line.delay(30);
    await after(60);
    assert.is(story.unavailable, 0, 'a slow database is waited for');
    line.delay(0);
    await cut(20, line, trouble);
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
