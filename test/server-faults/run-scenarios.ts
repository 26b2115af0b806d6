import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { numberOption } from '../support/number-option.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { fullDisk, fullDiskOfEmbedded } from './full-disk.ts';
import { killRounds, type Rounds } from './kill-rounds.ts';
import { badDatabase, clockJumps, fixtureFolder, type Outcome } from './scenarios.ts';

/** Number of rounds in which a server is killed; every fifth has the embedded database, which takes longer to start. */
const ROUNDS = 200;
/** Number of servers that run at the same time, each with a database of its own. */
const SHOPS = 6;
const JUMPS = 40;

const seed = numberOption('seed', randomInt(2 ** 31));
const rounds = numberOption('rounds', ROUNDS);
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
  await tell('kill -9 on PostgreSQL', () =>
    shops(rounds - embeddedRounds, async (share, number) => {
      const databaseUrl = await postgres.createDatabase('fixture');
      return killRounds({ seed: seed + number, location: { databaseUrl }, rounds: share });
    }),
  );
  await tell('kill -9 on the embedded database', () => shops(embeddedRounds, embedded));
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

/** Distributes the rounds among several shops, and adds up their counts. */
async function shops(
  count: number,
  run: (share: number, number: number) => Promise<Rounds>,
): Promise<Outcome> {
  const shares = Array.from({ length: SHOPS }, (_, shop) => Math.floor((count + shop) / SHOPS)).filter(
    Boolean,
  );
  const sum: Outcome = {};
  for (const one of await Promise.all(shares.map(run)))
    for (const [what, number] of Object.entries(one)) sum[what] = (sum[what] ?? 0) + number;
  return sum;
}

async function embedded(share: number, number: number): Promise<Rounds> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'cobros-faults-'));
  try {
    await fixtureFolder(dataDir);
    return await killRounds({ seed: seed + number, location: { dataDir }, rounds: share });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
