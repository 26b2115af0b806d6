import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../postgres-server.ts';
import { killRounds } from './kill-rounds.ts';
import {
  badDatabase,
  clockJumps,
  fixtureFolder,
  fullDisk,
  fullDiskOfEmbedded,
  type Outcome,
} from './scenarios.ts';

/** Rounds in which the server is killed; every fifth with the embedded database, which takes longer to start. */
const ROUNDS = 200;
const JUMPS = 40;

function option(name: string, usual: number): number {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
  const value = given === undefined ? usual : Number(given);
  if (Number.isInteger(value)) return value;
  console.error(`--${name} needs a whole number`);
  process.exit(2);
}

const seed = option('seed', randomInt(2 ** 31));
const rounds = option('rounds', ROUNDS);
console.log(`Faults of the API with --seed=${seed} --rounds=${rounds}`);

async function tell(name: string, work: () => Promise<object | undefined>): Promise<void> {
  const begun = Date.now();
  const outcome = (await work()) as Outcome | undefined;
  const figures = outcome && Object.entries(outcome).map(([what, count]) => `${count} ${what}`);
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  console.log(
    `${name}: ${figures ? `${figures.join(', ')}, in ${seconds} s` : 'not made: this machine mounts no file system'}`,
  );
}

const embeddedRounds = Math.floor(rounds / 5);
const postgres = await startPostgres();
try {
  const url = await postgres.createDatabase('fixture');
  const onPostgres = { seed, environment: { DATABASE_URL: url }, location: { databaseUrl: url } };
  await tell('kill -9 on PostgreSQL', () => killRounds({ ...onPostgres, rounds: rounds - embeddedRounds }));
  await tell('kill -9 on the embedded database', () => embedded(embeddedRounds));
  const another = await postgres.createDatabase('fixture');
  await tell('jumps of the clock', () => clockJumps(another, seed, JUMPS));
  await tell('slow, cut, silent and stopped PostgreSQL', () => badDatabase(postgres, seed));
} finally {
  await postgres.stop();
}
await tell('full disk of PostgreSQL', () => fullDisk(seed));
await tell('full disk of the embedded database', () => fullDiskOfEmbedded(seed));
console.log('The ledger is right after each of them.');
process.exit(0);

async function embedded(count: number) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'cobros-faults-'));
  try {
    await fixtureFolder(dataDir);
    return await killRounds({
      seed,
      environment: { DATA_DIR: dataDir },
      location: { dataDir },
      rounds: count,
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
