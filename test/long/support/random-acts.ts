import type { BusinessApi, Result } from '@cobros/sdk';
import fc from 'fast-check';
import type { Database } from '#sandbox/ground/db/database.ts';
import { forceFailure } from '#sandbox/operation/world/simulated-bank.ts';
import { assert, payTo, type TestSandbox } from '../../support/suite.ts';

const CASHIERS = ['us_caja1', 'us_caja2', 'us_caja3', 'us_zona101'];
const CASHIER_BRANCHES: Record<string, string> = { us_zona101: 'br_zona10' };

/** The users and their closings: those of a titular include its children's, those of the admin include every branch. */
export const CLOSERS = [
  ['tiendaluna-centro-caja1', {}],
  ['tiendaluna-centro-caja2', {}],
  ['tiendaluna-centro-caja2', { businessUserId: 'us_caja1' }],
  ['tiendaluna-centro', {}],
  ['tiendaluna', {}],
  ['tiendaluna', { businessBranchId: 'br_zona10' }],
  ['tiendaluna', { businessUserId: 'us_caja3' }],
] as const;

export type Act =
  | { kind: 'pay'; cashier: string; cents: number }
  | { kind: 'wait'; cents: number }
  | { kind: 'assign' | 'retry'; pick: number; cashier: string }
  | { kind: 'refund' | 'ask'; pick: number; share: number }
  | { kind: 'decide'; pick: number; approves: boolean }
  | { kind: 'close'; closer: (typeof CLOSERS)[number] }
  | { kind: 'fault' };

const cashier = fc.constantFrom(...CASHIERS);
const cents = fc.oneof(fc.integer({ min: 1, max: 99_999_999 }), fc.constantFrom(1, 10, 20, 30, 99_999_999));
const pick = fc.nat(20);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('pay' as const), cashier, cents }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), cents }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('assign' as const), pick, cashier }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('refund' as const, 'ask' as const),
      pick,
      share: fc.nat(100),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      pick,
      approves: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('close' as const), closer: fc.constantFrom(...CLOSERS) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('retry' as const), pick, cashier }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'fault' as const }) },
);
/** The rounds run one after the other; the actions of a round run at the same time. */
export const rounds = fc.array(fc.array(act, { minLength: 2, maxLength: 14 }), {
  minLength: 3,
  maxLength: 6,
});

/** Two API processes on one database, with all users signed in to both. */
export interface Shop {
  database: Database;
  sandboxes: TestSandbox[];
  api(username: string, turn: number): BusinessApi;
}

/** The expected state: the amount of every transaction in cents, and received minus refunded amounts. */
export interface Story {
  cents: Map<string, number>;
  waiting: string[];
  /** Requests of a refund that nobody has decided. */
  asked: { requestId: string; cents: number }[];
  failed: string[];
  net: number;
  acts: number;
  approved: number;
}

const at = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

// 403, 404, 409 and 422 are expected; other failures are not.
function unlessBroken(result: Result<unknown>): boolean {
  if (result.ok) return true;
  assert.ok((result.failure.status ?? 500) < 500, result.failure.message);
  return false;
}

/** This many cents or, below one, what remains. */
const partOf = (cents: number) => (cents >= 1 ? { amount: Math.floor(cents) / 100 } : {});

/** @returns the cents that were refunded */
async function refundShare(admin: BusinessApi, transactionId: string, cents: number): Promise<number> {
  const part = Math.floor(cents);
  const amount = partOf(cents);
  const refunded = await admin.transactions.refund({ transactionId, reason: 'Devolución', ...amount });
  if (!unlessBroken(refunded) || !refunded.ok) return 0;
  // Nothing can follow the refund of what remained.
  const last = refunded.data.transaction.refunds?.at(-1)?.amount ?? 0;
  return part > 0 ? part : Math.round(last * 100);
}

type Performers = { [Kind in Act['kind']]: (turn: Turn, act: Extract<Act, { kind: Kind }>) => Promise<void> };

/** One act on one of the processes. */
interface Turn {
  story: Story;
  database: Database;
  admin: BusinessApi;
  apiOf(username: string): BusinessApi;
}

const performers: Performers = {
  async pay({ database, story }, { cashier, cents }) {
    story.cents.set(await payTo(database, 'cashier', cashier, cents / 100), cents);
    story.net += cents;
  },
  async wait({ database, story }, { cents }) {
    const id = await payTo(database, 'business', 'bu_luna', cents / 100);
    story.cents.set(id, cents);
    story.waiting.push(id);
  },
  async assign({ admin, story }, { pick, cashier }) {
    const transactionId = at(story.waiting, pick);
    if (!transactionId) return;
    const businessBranchId = CASHIER_BRANCHES[cashier] ?? 'br_centro';
    const content = { transactionId, businessBranchId, businessUserId: cashier };
    const assigned = await admin.transactions.assignPayment(content);
    if (unlessBroken(assigned)) story.net += story.cents.get(transactionId) ?? 0;
  },
  async refund({ admin, story }, { pick, share }) {
    const [transactionId, cents = 0] = at([...story.cents], pick) ?? [];
    if (!transactionId) return;
    const refunded = await refundShare(admin, transactionId, (cents * share) / 100);
    // Not in the line above, which would read the sum before waiting.
    story.net -= refunded;
  },
  async ask({ apiOf, story }, { pick, share }) {
    const [transactionId, cents = 0] = at([...story.cents], pick) ?? [];
    if (!transactionId) return;
    const content = { transactionId, reason: 'Precio equivocado', ...partOf((cents * share) / 100) };
    const asked = await apiOf('tiendaluna-centro-caja2').transactions.requestRefund(content);
    if (!unlessBroken(asked) || !asked.ok) return;
    const { id, amount } = asked.data.request;
    story.asked.push({ requestId: id, cents: Math.round(amount * 100) });
  },
  async decide({ admin, story }, { pick, approves }) {
    const [{ requestId, cents } = { requestId: '', cents: 0 }] = story.asked.splice(pick % 3, 1);
    if (!requestId) return;
    const { approveRefund, rejectRefund } = admin.transactions;
    const decided = await (approves ? approveRefund({ requestId }) : rejectRefund({ requestId }));
    if (!unlessBroken(decided) || !approves) return;
    story.net -= cents;
    story.approved++;
  },
  async close({ apiOf, story }, { closer: [username, content] }) {
    const closed = await apiOf(username).closings.close(content);
    if (!unlessBroken(closed) || !closed.ok) return;
    story.failed.push(...closed.data.closings.filter(({ status }) => status === 'error').map(({ id }) => id));
  },
  async retry({ admin, story }, { pick }) {
    const closingId = at(story.failed, pick);
    if (closingId) unlessBroken(await admin.closings.close({ closingId }));
  },
  fault: ({ database }) => forceFailure(database, 'El banco no respondió', new Date()),
};

export async function perform(shop: Shop, story: Story, act: Act, turn: number): Promise<void> {
  const apiOf = (username: string) => shop.api(username, turn);
  const database = shop.sandboxes[turn % shop.sandboxes.length]?.database ?? shop.database;
  story.acts++;
  const performer = performers[act.kind] as (turn: Turn, act: Act) => Promise<void>;
  await performer({ story, database, admin: apiOf('tiendaluna'), apiOf }, act);
}
