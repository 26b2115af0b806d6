import { acceptRequest } from '#sandbox/money/transactions/app-user-actions.ts';
import { expireRequests } from '#sandbox/money/transactions/expire-requests.ts';
import { payByCode } from '#sandbox/money/transactions/pay-by-code.ts';
import { appUserAnswers } from '../support/app-user-answers.ts';
import { assertLedgerHolds } from '../support/ledger-checks.ts';
import { assert, countRows, dataOf, payTo, receive, test } from '../support/suite.ts';
import { openTwoProcesses } from './support/two-processes.ts';

const { one, other, at } = await openTwoProcesses();
const { database } = one;
const admin = (await one.api('tiendaluna')).transactions;
/** The same user on the other process. */
const adminElsewhere = (await other.api('tiendaluna')).transactions;
const cashier = (await one.api('tiendaluna-centro-caja1')).transactions;
const { closings, transactions: branchAdmin } = await other.api('tiendaluna-centro');
const maria = appUserAnswers(database, 'maria.lopez');

const cents = async () => Math.round(dataOf(await admin.balances()).balanceDetail.totalOpenBalance * 100);
const retrieve = async (transactionId: string) => dataOf(await admin.retrieve({ transactionId })).transaction;
const send = async (amount: number) =>
  dataOf(await cashier.sendRequest({ friUserId: 'au_maria', amount })).transaction;

type Act = () => Promise<unknown>;
/** 200, or the status of the failure that a call returns or a rule throws. */
const outcomeOf = (act: Act): Promise<number | undefined> =>
  act().then(
    (result) => (result as { failure?: { status: number } } | undefined)?.failure?.status ?? 200,
    (cause: { status?: number }) => cause.status,
  );
const pay =
  (turn: number, username: string, code: string): Act =>
  () =>
    payByCode(at(turn).database, { username, code, now: new Date() });

interface Contest {
  rounds: number;
  /** Statements by which one of them is ahead, in turn; 0 if they take about as long. */
  ahead?: number;
  /** Prepares a transaction, and what is done to it at the same moment, with the status that each would give it. */
  prepare(amount: number): Promise<{ transactionId: string; acts: (readonly [status: string, Act])[] }>;
}

const CONTESTS: Record<string, Contest> = {
  'a request is accepted and canceled': {
    rounds: 100,
    async prepare(amount) {
      const { id: transactionId, paymentRequestId } = await send(amount);
      const answer = await maria(paymentRequestId);
      return {
        transactionId,
        acts: [
          ['completed', () => acceptRequest(database, answer)],
          ['canceled', () => cashier.cancelRequest({ transactionId })],
        ],
      };
    },
  },
  'two people pay a charge, somebody cancels it and it expires': {
    rounds: 100,
    // Expiring takes the fewest statements and would always come first.
    ahead: 8,
    async prepare(amount) {
      const { id: transactionId, paymentLink } = dataOf(
        await cashier.charge({ amount, timerSeconds: 60 }),
      ).transaction;
      const late = new Date(Date.now() + 61_000);
      return {
        transactionId,
        acts: [
          ['completed', pay(0, 'maria.lopez', paymentLink ?? '')],
          ['completed', pay(1, 'jose.perez', paymentLink ?? '')],
          ['canceled', () => branchAdmin.cancelRequest({ transactionId })],
          ['expired', () => expireRequests(other.database, late)],
        ],
      };
    },
  },
  'a payment is assigned to two cashiers and rejected': {
    rounds: 50,
    async prepare(amount) {
      const transactionId = await payTo(database, 'branch', 'br_centro', amount);
      return {
        transactionId,
        acts: [
          ['completed', () => admin.assignPayment({ transactionId, businessUserId: 'us_caja1' })],
          ['completed', () => branchAdmin.assignPayment({ transactionId, businessUserId: 'us_caja3' })],
          ['rejected', () => branchAdmin.rejectPayment({ transactionId })],
        ],
      };
    },
  },
};

for (const [what, { rounds, ahead = 0, prepare }] of Object.entries(CONTESTS))
  test(`when ${what} at the same moment, exactly one succeeds, and the balance is exact`, async () => {
    let expected = await cents();
    const seen = new Set<string>();
    for (let round = 1; round <= rounds; round++) {
      const { transactionId, acts } = await prepare(round + 0.01);
      for (let turn = 0; turn < round % acts.length; turn++) acts.push(...acts.splice(0, 1));
      const outcomes = await Promise.all(
        acts.map(async ([, act], index) => {
          for (let wait = index === 0 ? 0 : ahead; wait > 0; wait--) await other.database.query('select 1');
          return outcomeOf(act);
        }),
      );
      const { status, timeline } = await retrieve(transactionId);
      // Expiring reports no conflict.
      const winners = acts.filter(([to], index) => outcomes[index] === 200 && to !== 'expired');
      assert.equal(winners.map(([to]) => to).concat(winners.length === 0 ? 'expired' : []), [status]);
      assert.ok(
        outcomes.every((outcome) => outcome === 200 || outcome === 409),
        String(outcomes),
      );
      assert.is(timeline.length, 2);
      if (status === 'completed') expected += round * 100 + 1;
      seen.add(status);
    }
    if (ahead > 0) assert.equal([...seen].sort(), ['canceled', 'completed', 'expired']);
    assert.is(await cents(), expected);
    await assertLedgerHolds(database);
  });

for (const [what, ends, end] of [
  ['is paid', 'completed', (link: string) => pay(1, 'jose.perez', link)],
  [
    'is canceled',
    'canceled',
    (_link: string, transactionId: string) => () => branchAdmin.cancelRequest({ transactionId }),
  ],
] as const)
  test(`when a charge ${what} at the moment at which a payment is said to be another, it ends as it must, and the answer is kept or rejected`, async () => {
    let expected = await cents();
    for (let round = 1; round <= 40; round++) {
      const paymentId = await receive(database, 'us_caja1', 1);
      const { id: transactionId, paymentLink } = dataOf(await cashier.charge({ amount: 2 })).transaction;
      const answer = () => cashier.markDistinct({ transactionId, paymentId });
      const acts: Act[] = [answer, end(paymentLink ?? '', transactionId)];
      if (round % 2 === 0) acts.reverse();
      const outcomes = await Promise.all(acts.map(outcomeOf));
      const [answered, ended] = round % 2 === 0 ? outcomes.reverse() : outcomes;
      const { status, distinctPaymentIds } = await retrieve(transactionId);
      assert.equal([ended, status], [200, ends]);
      assert.equal([answered, distinctPaymentIds], answered === 200 ? [200, [paymentId]] : [409, []]);
      expected += ends === 'completed' ? 300 : 100;
    }
    assert.is(await cents(), expected);
    await assertLedgerHolds(database);
  });

test('of two simultaneous refunds one wins, and each amount is subtracted once', async () => {
  const before = await cents();
  for (let pair = 1; pair <= 50; pair++) {
    const transactionId = await receive(database, 'us_caja1', pair + 0.02);
    const refunds = [admin, branchAdmin].map((api) => outcomeOf(() => api.refund({ transactionId })));
    assert.equal((await Promise.all(refunds)).sort(), [200, 409]);
  }
  assert.is(await cents(), before);
  await assertLedgerHolds(database);
});

test('sending the same Idempotency-Key 20 times at the same moment makes one request', async () => {
  const content = { friUserId: 'au_jose', amount: 3 };
  const options = { idempotencyKey: 'twenty-at-once' };
  const results = await Promise.all(Array.from({ length: 20 }, () => cashier.sendRequest(content, options)));
  assert.is(new Set(results.map((result) => dataOf(result).transaction.id)).size, 1);
  assert.is(
    await countRows(database, `transactions where app_user_id = 'au_jose' and status = 'pending'`),
    1,
  );
});

test('a request expires once, whichever process finds it first', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5].map(async () => (await send(1)).id));
  const late = new Date(Date.now() + 3600_000);
  await Promise.all(Array.from({ length: 8 }, (_, turn) => expireRequests(at(turn).database, late)));
  const events = `transaction_events where status = 'expired' and transaction_id in ('${ids.join("', '")}')`;
  assert.is(await countRows(database, events), ids.length);
});

test('a refund made at the moment of its closing is either in that closing or in the open balance', async () => {
  await closings.close({});
  for (let turn = 1; turn <= 15; turn++) {
    const transactionId = await receive(database, 'us_caja1', 10);
    await receive(database, 'us_caja1', 1);
    const before = await cents();
    const [closed] = await Promise.all([closings.close({}), branchAdmin.refund({ transactionId })]);
    assert.is((await retrieve(transactionId)).status, 'refunded');
    const made = dataOf(closed).closings;
    const closedCents = made.reduce((sum, { netAmount }) => sum + Math.round(netAmount * 100), 0);
    assert.is(await cents(), before - 1000 - closedCents);
  }
  await assertLedgerHolds(database);
});

/** The refunded cents of a transaction, once its refunds, its status and the sums that name them agree. */
async function refundedCents(transactionId: string): Promise<number> {
  const { status, amount, refundedAmount = 0, refunds = [] } = await retrieve(transactionId);
  const sum = refunds.reduce((total, refund) => total + Math.round(refund.amount * 100), 0);
  assert.is(Math.round(refundedAmount * 100), sum);
  assert.equal(
    refunds.map(({ number }) => number),
    refunds.map((_, index) => index + 1),
  );
  assert.is(status, sum === Math.round(amount * 100) ? 'refunded' : 'completed');
  return sum;
}

const ROUNDS = 30;

test('of two parts that are more than the payment, made at the same moment, one wins; two that fit both do', async () => {
  const before = await cents();
  let kept = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const transactionId = await receive(database, 'us_caja1', 75);
    const [one, two] = [20.01, round % 2 === 0 ? 55 : 54.99];
    const parts = [
      admin.refund({ transactionId, amount: one }),
      branchAdmin.refund({ transactionId, amount: two }),
    ];
    const outcomes = await Promise.all(parts.map((part) => outcomeOf(() => part)));
    if (round % 2 === 1) assert.equal(outcomes, [200, 200]);
    else assert.equal([...outcomes].sort(), [200, 409]);
    const refunded = await refundedCents(transactionId);
    assert.is(refunded, (outcomes[0] === 200 ? 2001 : 0) + (outcomes[1] === 200 ? Math.round(two * 100) : 0));
    kept += 7500 - refunded;
  }
  assert.is(await cents(), before + kept);
  await assertLedgerHolds(database);
});

test('of a part and the rest, made at the same moment, the rest is what the part left, or the part is too late', async () => {
  const before = await cents();
  const seen = new Set<string>();
  for (let round = 1; round <= ROUNDS; round++) {
    const transactionId = await receive(database, 'us_caja1', 75);
    const part = () => outcomeOf(() => admin.refund({ transactionId, amount: 20 }));
    const rest = () => outcomeOf(() => branchAdmin.refund({ transactionId }));
    const [first, second] = round % 2 === 0 ? [part, rest] : [rest, part];
    const outcomes = await Promise.all([first(), second()]);
    seen.add((round % 2 === 0 ? outcomes : outcomes.reverse()).join());
    assert.is(await refundedCents(transactionId), 7500);
  }
  assert.ok(
    [...seen].every((outcomes) => ['200,200', '409,200'].includes(outcomes)),
    [...seen].join(' '),
  );
  assert.is(await cents(), before);
  await assertLedgerHolds(database);
});

test('a part made at the moment of a closing is either in that closing or in the open balance', async () => {
  await closings.close({});
  for (let round = 1; round <= ROUNDS; round++) {
    const transactionId = await receive(database, 'us_caja1', 75);
    const before = await cents();
    const [closed] = await Promise.all([closings.close({}), admin.refund({ transactionId, amount: 20.5 })]);
    const made = dataOf(closed).closings;
    const closedCents = made.reduce((sum, { netAmount }) => sum + Math.round(netAmount * 100), 0);
    assert.is(await refundedCents(transactionId), 2050);
    assert.is(await cents(), before - 2050 - closedCents);
    const { closingId } = (await retrieve(transactionId)).refunds?.[0] ?? {};
    assert.is(closedCents, closingId === made[0]?.id ? 5450 : 7500);
    await closings.close({});
  }
  await assertLedgerHolds(database);
});

test('a part of a payment that is being assigned is refunded once it is assigned, and rejected before', async () => {
  const before = await cents();
  let kept = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const transactionId = await payTo(database, 'branch', 'br_centro', 75);
    const assign = () => outcomeOf(() => admin.assignPayment({ transactionId, businessUserId: 'us_caja1' }));
    const part = () => outcomeOf(() => branchAdmin.refund({ transactionId, amount: 20 }));
    const [assigned, refunded] = await Promise.all([assign(), part()]);
    assert.is(assigned, 200);
    assert.ok(refunded === 200 || refunded === 409, String(refunded));
    assert.is(await refundedCents(transactionId), refunded === 200 ? 2000 : 0);
    kept += 7500 - (refunded === 200 ? 2000 : 0);
  }
  assert.is(await cents(), before + kept);
  await assertLedgerHolds(database);
});

test('one key of a part, sent 20 times at once across both processes: one refund, event, notification and activity entry, and 20 equal answers', async () => {
  await database.query(
    `update users set notification_method = 'webhook-v2', webhook_url = 'https://shop.example/hook' where id = 'us_caja1'`,
  );
  const before = await cents();
  const entries = () => countRows(database, `activity where action = 'refunded'`);
  for (let round = 1; round <= ROUNDS; round++) {
    const transactionId = await receive(database, 'us_caja1', 75);
    const content = { transactionId, amount: 20 };
    const options = { idempotencyKey: `part-of-${round}` };
    const entriesBefore = await entries();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        (turn % 2 === 0 ? admin : adminElsewhere).refund(content, options),
      ),
    );
    const [first, ...others] = results.map(dataOf);
    for (const answer of others) assert.equal(answer, first);
    assert.is(await refundedCents(transactionId), 2000);
    const of = (table: string, rest: string) =>
      countRows(database, `${table} where transaction_id = '${transactionId}' and ${rest}`);
    assert.equal(
      {
        entries: await of('ledger_entries', `kind = 'refund'`),
        events: await of('transaction_events', `status = 'refunded'`),
        notifications: await of('webhook_deliveries', `event = 'transaction.partly-refunded'`),
        activity: (await entries()) - entriesBefore,
      },
      { entries: 1, events: 1, notifications: 1, activity: 1 },
    );
  }
  assert.is(await cents(), before + ROUNDS * 5500);
  await assertLedgerHolds(database);
});
