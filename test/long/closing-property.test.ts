import type { BusinessApi } from '@cobros/sdk';
import fc from 'fast-check';
import type { Database } from '#sandbox/ground/db/database.ts';
import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { saveRules } from '../contract/support/refund-rules.ts';
import { openFixtureDatabase } from '../support/fixture-database.ts';
import {
  accountedCents,
  assertLedgerHolds,
  assertUnchanged,
  completedClosings,
} from '../support/ledger-checks.ts';
import { resetFixture } from '../support/reset-fixture.ts';
import { createDatabase } from '../support/shared-postgres.ts';
import { assert, dataOf, sandboxOf, test } from '../support/suite.ts';
import { runs } from './support/property-runs.ts';
import { type Act, CLOSERS, perform, rounds, type Shop, type Story } from './support/random-acts.ts';

async function openShop(databases: Database[]): Promise<Shop> {
  const [database] = databases;
  if (!database) throw new Error('A shop needs a database');
  const sandboxes = await Promise.all(databases.map((own) => sandboxOf(own)));
  const apis = new Map<string, BusinessApi[]>();
  for (const username of new Set(CLOSERS.map(([name]) => name)))
    apis.set(username, await Promise.all(sandboxes.map((sandbox) => sandbox.api(username))));
  const api: Shop['api'] = (username, turn) => {
    const own = apis.get(username)?.[turn % sandboxes.length];
    if (!own) throw new Error(`${username} is not signed in`);
    return own;
  };
  return { database, sandboxes, api };
}

const RECEIVED = { pageProperties: { currentPage: 1, pageSize: 10 } };

async function holds(shop: Shop, story: Story, plan: readonly (readonly Act[])[]): Promise<void> {
  const { database } = shop;
  await resetFixture(database);
  await saveRules(shop.api('tiendaluna', 0), [{ roleId: 'operator', mode: 'may-request' }]);
  Object.assign(story, { cents: new Map(), waiting: [], asked: [], failed: [], net: 0 });
  for (const round of plan) {
    const before = await completedClosings(database);
    await Promise.all(round.map((one, turn) => perform(shop, story, one, turn)));
    await assertUnchanged(database, before);
    await assertLedgerHolds(database);
    assert.is(await accountedCents(database), story.net);
    const { summary } = dataOf(await shop.api('tiendaluna', 0).transactions.history(RECEIVED));
    assert.is(Math.round(summary.netAmount * 100), story.net);
  }
}

const pglite = await openFixtureDatabase();
const url = await createDatabase('fixture');
const shops = {
  PGlite: { shop: await openShop([pglite]), runs: runs(40) },
  'PostgreSQL, two API processes': {
    shop: await openShop(
      await Promise.all([1, 2].map(() => openDatabase({ databaseUrl: url, poolSize: 8 }))),
    ),
    runs: runs(120),
  },
};

let approved = 0;
for (const [kind, { shop, runs: numRuns }] of Object.entries(shops))
  test(`${kind}: with any simultaneous payments, assignments, refunds, requests of a refund and closings, every cent is in exactly one closing or still open`, async () => {
    const story: Story = {
      cents: new Map(),
      waiting: [],
      asked: [],
      failed: [],
      net: 0,
      acts: 0,
      approved: 0,
    };
    await fc.assert(
      fc.asyncProperty(rounds, (plan) => holds(shop, story, plan)),
      { numRuns, includeErrorInReport: true },
    );
    assert.ok(story.acts > 5 * numRuns, `${story.acts} acts`);
    approved += story.approved;
  });

test('refunds were approved among them', () => {
  assert.ok(approved > 0);
});
