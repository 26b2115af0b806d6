import type { Result } from '@cobros/sdk';
import { assertLedgerHolds } from '../support/ledger-checks.ts';
import { assert, dataOf, receive, test } from '../support/suite.ts';
import { openTwoProcesses } from './support/two-processes.ts';
import { untilSomebodyWaits } from './support/until-somebody-waits.ts';

const { one, other } = await openTwoProcesses();
const { database } = one;
const owner = (await one.api('tiendaluna')).transactions;
const here = (await one.api('tiendaluna-centro')).transactions;
/** The same person on the other process. */
const elsewhere = (await other.api('tiendaluna-centro')).transactions;
const administrator = (await other.api('tiendaluna-administracion')).transactions;
const cashier = (await other.api('tiendaluna-centro-caja1')).transactions;

const ROUNDS = 30;

type Call = () => Promise<Result<unknown>>;
/** The statuses of calls made at the same moment, in the order of the calls, which begin in another order each round. */
async function outcomes(round: number, calls: readonly Call[]): Promise<(number | undefined)[]> {
  const order = calls.map((_, at) => (at + round) % calls.length);
  const made = new Map(order.map((at) => [at, calls[at]?.()]));
  return Promise.all(
    calls.map(async (_, at) => {
      const result = await made.get(at);
      return result?.ok === false ? result.failure.status : 200;
    }),
  );
}

const paid = () => receive(database, 'us_caja1', 75);
const refundedCents = async (transactionId: string) => {
  const { refundedAmount = 0 } = dataOf(await owner.retrieve({ transactionId })).transaction;
  return Math.round(refundedAmount * 100);
};
const ask = async (transactionId: string, amount?: number) =>
  dataOf(await cashier.requestRefund({ transactionId, amount, reason: 'Devolución' })).request.id;

async function save(perDay: number | undefined): Promise<void> {
  const { version } = dataOf(await owner.getRefundPolicy()).policy;
  const rules = [
    { roleId: 'branch_admin', mode: 'allowed' as const, perDay },
    { roleId: 'operator', mode: 'may-request' as const },
  ];
  dataOf(await owner.setRefundPolicy({ version, rules }));
}

/** Sum of the person's refunds today, in cents. */
async function refundedToday(): Promise<number> {
  const [{ cents } = { cents: 0 }] = await database.query<{ cents: number }>(
    `select coalesce(-sum(amount) * 100, 0)::int as cents from ledger_entries where actor_id = 'us_centro'`,
  );
  return cents;
}

test('a refund that the database ends because it and another call wait for each other is unavailable, and its repetition pays once', async () => {
  const transactionId = await paid();
  const refund = () => owner.refund({ transactionId }, { idempotencyKey: 'in-the-way-of-another' });
  const ended = await database.transaction(async (tx) => {
    await tx.query(`select 1 from users where id = 'us_luna' for no key update`);
    const first = refund();
    await untilSomebodyWaits(other.database);
    await tx.query('select 1 from transactions where id = $1 for update', [transactionId]);
    return first;
  });
  if (ended.ok) throw new Error('The other call was ended');
  const { status, retryAfterSeconds = 0 } = ended.failure;
  assert.equal([status, retryAfterSeconds > 0], [503, true]);
  for (const { transaction } of [dataOf(await refund()), dataOf(await refund())])
    assert.is(transaction.refundedAmount, 75);
  assert.is(await refundedCents(transactionId), 7500);
});

test('of two refunds that together exceed the limit of a person’s day, one wins', async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const before = await refundedToday();
    const left = round % 2 === 0 ? 3000 : 2999;
    await save((before + left) / 100);
    const [first, second] = [await paid(), await paid()];
    const statuses = await outcomes(round, [
      () => here.refund({ transactionId: first, amount: 15 }),
      () => elsewhere.refund({ transactionId: second, amount: 15 }),
    ]);
    assert.equal([...statuses].sort(), round % 2 === 0 ? [200, 200] : [200, 409]);
    assert.is(await refundedToday(), before + (round % 2 === 0 ? 3000 : 1500));
  }
  await save(undefined);
  await assertLedgerHolds(database);
});

test('of an approval and a refund that together exceed the limit, one wins', async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const before = await refundedToday();
    await save((before + 2999) / 100);
    const [first, second] = [await paid(), await paid()];
    const requestId = await ask(second, 15);
    const statuses = await outcomes(round, [
      () => here.refund({ transactionId: first, amount: 15 }),
      () => elsewhere.approveRefund({ requestId }),
    ]);
    assert.equal([...statuses].sort(), [200, 409]);
    assert.is(await refundedToday(), before + 1500);
  }
  await save(undefined);
  await assertLedgerHolds(database);
});

test('of two who approve, one who rejects and one who withdraws, one wins, and money moves once or not at all', async () => {
  const seen = new Set<string>();
  for (let round = 1; round <= ROUNDS; round++) {
    const transactionId = await paid();
    const requestId = await ask(transactionId, 20);
    const ends: readonly (readonly [status: string, Call])[] = [
      ['approved', () => here.approveRefund({ requestId })],
      ['approved', () => administrator.approveRefund({ requestId })],
      ['rejected', () => owner.rejectRefund({ requestId })],
      ['withdrawn', () => cashier.withdrawRefundRequest({ requestId })],
    ];
    const statuses = await outcomes(
      round,
      ends.map(([, call]) => call),
    );
    assert.equal([...statuses].sort(), [200, 409, 409, 409]);
    const won = ends[statuses.indexOf(200)]?.[0] ?? '';
    const { refundRequests = [] } = dataOf(await owner.retrieve({ transactionId })).transaction;
    assert.equal(
      refundRequests.map(({ status }) => status),
      [won],
    );
    assert.is(await refundedCents(transactionId), won === 'approved' ? 2000 : 0);
    seen.add(won);
  }
  assert.ok(seen.size > 1, [...seen].join());
  await assertLedgerHolds(database);
});

test('of an approval and a refund of the rest, made at the same moment, the payment is returned once', async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const transactionId = await paid();
    const requestId = await ask(transactionId);
    const statuses = await outcomes(round, [
      () => administrator.approveRefund({ requestId }),
      () => here.refund({ transactionId }),
    ]);
    assert.equal([...statuses].sort(), [200, 409]);
    assert.is(await refundedCents(transactionId), 7500);
    const [request] = dataOf(await owner.retrieve({ transactionId })).transaction.refundRequests ?? [];
    assert.is(request?.status, statuses[0] === 200 ? 'approved' : 'superseded');
  }
  await assertLedgerHolds(database);
});

test('approving with one Idempotency-Key 20 times at the same moment gives back once', async () => {
  const transactionId = await paid();
  const requestId = await ask(transactionId, 20);
  const options = { idempotencyKey: 'approval-twenty-at-once' };
  const calls = Array.from({ length: 20 }, (_, turn) =>
    (turn % 2 === 0 ? here : elsewhere).approveRefund({ requestId }, options),
  );
  for (const result of await Promise.all(calls)) assert.is(dataOf(result).transaction.refundedAmount, 20);
  assert.is(await refundedCents(transactionId), 2000);
});

test('of two who ask for the same payment at the same moment, one does', async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const transactionId = await paid();
    const statuses = await outcomes(round, [
      () => cashier.requestRefund({ transactionId, reason: 'Devolución' }),
      () => here.requestRefund({ transactionId, reason: 'Devolución' }),
    ]);
    assert.equal([...statuses].sort(), [200, 409]);
  }
});

test('of two who change the rules at the same moment, one does, and the other is told', async () => {
  const elsewhereOwner = (await other.api('tiendaluna')).transactions;
  for (let round = 1; round <= ROUNDS; round++) {
    const { version } = dataOf(await owner.getRefundPolicy()).policy;
    const statuses = await outcomes(round, [
      () => owner.setRefundPolicy({ version, rules: [], confirmFrom: round }),
      () => elsewhereOwner.setRefundPolicy({ version, rules: [], confirmFrom: round + 100 }),
    ]);
    assert.equal([...statuses].sort(), [200, 409]);
    const { confirmFrom } = dataOf(await owner.getRefundPolicy()).policy;
    assert.is(confirmFrom, statuses[0] === 200 ? round : round + 100);
  }
});
