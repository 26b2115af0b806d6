import type { BusinessApi, Result } from '@cobros/sdk';
import fc from 'fast-check';
import type { Database } from '#sandbox/ground/db/database.ts';
import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { forceFailure } from '#sandbox/operation/world/simulated-bank.ts';
import { openFixtureDatabase } from '../support/fixture-database.ts';
import {
  accountedCents,
  assertLedgerHolds,
  assertUnchanged,
  completedClosings,
} from '../support/ledger-checks.ts';
import { resetFixture } from '../support/reset-fixture.ts';
import { createDatabase } from '../support/shared-postgres.ts';
import { assert, dataOf, payTo, sandboxOf, type TestSandbox, test } from '../support/suite.ts';
import { runs } from './support/property-runs.ts';

const CASHIERS = ['us_caja1', 'us_caja2', 'us_caja3', 'us_zona101'];
const CASHIER_BRANCHES: Record<string, string> = { us_zona101: 'br_zona10' };

/** The users and their closings: those of a titular include its children's, those of the admin include every branch. */
const CLOSERS = [
  ['tiendaluna-centro-caja1', {}],
  ['tiendaluna-centro-caja2', {}],
  ['tiendaluna-centro-caja2', { businessUserId: 'us_caja1' }],
  ['tiendaluna-centro', {}],
  ['tiendaluna', {}],
  ['tiendaluna', { businessBranchId: 'br_zona10' }],
  ['tiendaluna', { businessUserId: 'us_caja3' }],
] as const;

type Act =
  | { kind: 'pay'; cashier: string; cents: number }
  | { kind: 'wait'; cents: number }
  | { kind: 'assign' | 'retry'; pick: number; cashier: string }
  | { kind: 'refund'; pick: number; share: number }
  | { kind: 'close'; closer: (typeof CLOSERS)[number] }
  | { kind: 'fault' };

const cashier = fc.constantFrom(...CASHIERS);
const cents = fc.oneof(fc.integer({ min: 1, max: 99_999_999 }), fc.constantFrom(1, 10, 20, 30, 99_999_999));
const pick = fc.nat(20);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('pay' as const), cashier, cents }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), cents }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('assign' as const), pick, cashier }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('refund' as const), pick, share: fc.nat(100) }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('close' as const), closer: fc.constantFrom(...CLOSERS) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('retry' as const), pick, cashier }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'fault' as const }) },
);
/** The rounds run one after the other; the actions of a round run at the same time. */
const rounds = fc.array(fc.array(act, { minLength: 2, maxLength: 14 }), { minLength: 2, maxLength: 4 });

/** Two API processes on one database, with all users signed in to both. */
interface Shop {
  database: Database;
  sandboxes: TestSandbox[];
  api(username: string, turn: number): BusinessApi;
}

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

/** The expected state: the amount of every transaction in cents, and received minus refunded amounts. */
interface Story {
  cents: Map<string, number>;
  waiting: string[];
  failed: string[];
  net: number;
  acts: number;
}

const at = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

// 403, 404, 409 and 422 are expected; other failures are not.
function unlessBroken(result: Result<unknown>): boolean {
  if (result.ok) return true;
  assert.ok((result.failure.status ?? 500) < 500, result.failure.message);
  return false;
}

/** Refunds this many cents or, below one, what remains. @returns the cents that were refunded */
async function refundShare(admin: BusinessApi, transactionId: string, cents: number): Promise<number> {
  const part = Math.floor(cents);
  const amount = part > 0 ? { amount: part / 100 } : {};
  const refunded = await admin.transactions.refund({ transactionId, reason: 'Devolución', ...amount });
  if (!unlessBroken(refunded) || !refunded.ok) return 0;
  // Nothing can follow the refund of what remained.
  const last = refunded.data.transaction.refunds?.at(-1)?.amount ?? 0;
  return part > 0 ? part : Math.round(last * 100);
}

async function perform(shop: Shop, story: Story, one: Act, turn: number): Promise<void> {
  const admin = shop.api('tiendaluna', turn);
  const database = shop.sandboxes[turn % shop.sandboxes.length]?.database ?? shop.database;
  story.acts++;
  switch (one.kind) {
    case 'pay':
      story.cents.set(await payTo(database, 'cashier', one.cashier, one.cents / 100), one.cents);
      story.net += one.cents;
      return;
    case 'wait': {
      const id = await payTo(database, 'business', 'bu_luna', one.cents / 100);
      story.cents.set(id, one.cents);
      story.waiting.push(id);
      return;
    }
    case 'assign': {
      const transactionId = at(story.waiting, one.pick);
      if (!transactionId) return;
      const businessBranchId = CASHIER_BRANCHES[one.cashier] ?? 'br_centro';
      const assigned = await admin.transactions.assignPayment({
        transactionId,
        businessBranchId,
        businessUserId: one.cashier,
      });
      if (unlessBroken(assigned)) story.net += story.cents.get(transactionId) ?? 0;
      return;
    }
    case 'refund': {
      const [transactionId, cents] = at([...story.cents], one.pick) ?? [];
      if (!transactionId) return;
      const refunded = await refundShare(admin, transactionId, ((cents ?? 0) * one.share) / 100);
      // Not in the line above, which would read the sum before waiting.
      story.net -= refunded;
      return;
    }
    case 'close': {
      const [username, content] = one.closer;
      const closed = await shop.api(username, turn).closings.close(content);
      if (!unlessBroken(closed) || !closed.ok) return;
      story.failed.push(
        ...closed.data.closings.filter(({ status }) => status === 'error').map(({ id }) => id),
      );
      return;
    }
    case 'retry': {
      const closingId = at(story.failed, one.pick);
      if (closingId) unlessBroken(await admin.closings.close({ closingId }));
      return;
    }
    case 'fault':
      return forceFailure(database, 'El banco no respondió', new Date());
  }
}

const RECEIVED = { pageProperties: { currentPage: 1, pageSize: 10 } };

async function holds(shop: Shop, story: Story, plan: readonly (readonly Act[])[]): Promise<void> {
  const { database } = shop;
  await resetFixture(database);
  Object.assign(story, { cents: new Map(), waiting: [], failed: [], net: 0 });
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

for (const [kind, { shop, runs: numRuns }] of Object.entries(shops))
  test(`${kind}: with any simultaneous payments, assignments, refunds and closings, every cent is in exactly one closing or still open`, async () => {
    const story: Story = { cents: new Map(), waiting: [], failed: [], net: 0, acts: 0 };
    await fc.assert(
      fc.asyncProperty(rounds, (plan) => holds(shop, story, plan)),
      { numRuns, includeErrorInReport: true },
    );
    assert.ok(story.acts > 5 * numRuns, `${story.acts} acts`);
  });
