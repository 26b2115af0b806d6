import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { killRounds } from '../server-faults/kill-rounds.ts';
import { clockJumps } from '../server-faults/scenarios.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';

// A few of the rounds of `npm run faults`.
const ROUNDS = 2;
const JUMPS = 3;
const SEED = 20_261_122;

const postgres = await sharedPostgres();
test.after(() => postgres.stop());

test(`after being killed ${ROUNDS} times during sends, refunds, closings and webhooks, the server has lost nothing and done nothing twice`, async () => {
  const databaseUrl = await postgres.createDatabase('fixture');
  const environment = { DATABASE_URL: databaseUrl };
  const end = await killRounds({ seed: SEED, environment, location: { databaseUrl }, rounds: ROUNDS });
  assert.ok(end.transactions > 0 && end.unanswered > 0, JSON.stringify(end));
});

test('while the server’s clock jumps back and forth by hours, every call gets a response and the ledger stays correct', async () => {
  const end = await clockJumps(await postgres.createDatabase('fixture'), SEED, JUMPS);
  assert.ok((end.transactions ?? 0) > 0, JSON.stringify(end));
});
