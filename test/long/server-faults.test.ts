import path from 'node:path';
import { killRounds } from '../server-faults/kill-rounds.ts';
import { clockJumps, fixtureFolder, lostConnections } from '../server-faults/scenarios.ts';
import { createDatabase } from '../support/shared-postgres.ts';
import { assert, temporaryFolder, test } from '../support/suite.ts';

// A few of the rounds of `npm run faults`.
const ROUNDS = 2;
const JUMPS = 3;
const CUTS = 5;
const SEED = 20_261_122;

const folder = await temporaryFolder();

const kinds = {
  PostgreSQL: async () => ({ databaseUrl: await createDatabase('fixture') }),
  'PGlite in a folder': async () => ({ dataDir: await fixtureFolder(path.join(folder, 'data')) }),
};
for (const [kind, open] of Object.entries(kinds))
  test(`${kind}: after being killed ${ROUNDS} times during sends, refunds, closings and webhooks, the server has lost nothing and done nothing twice`, async () => {
    const end = await killRounds({ seed: SEED, location: await open(), rounds: ROUNDS });
    assert.ok(end.transactions > 0 && end.unanswered > 0, JSON.stringify(end));
  });

test('while the server’s clock jumps back and forth by hours, every call gets a response and the ledger stays correct', async () => {
  const end = await clockJumps(await createDatabase('fixture'), SEED, JUMPS);
  assert.ok((end.transactions ?? 0) > 0, JSON.stringify(end));
});

test('calls whose connection to PostgreSQL is lost get a 503 with Retry-After, and retries carry each out once', async () => {
  const end = await lostConnections(await createDatabase('fixture'), SEED, CUTS);
  assert.ok((end['answered 503'] ?? 0) > 0, JSON.stringify(end));
});
