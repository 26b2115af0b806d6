import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { expireRequests } from '../../sandbox/rules/transactions/expire-requests.ts';
import { payByCode } from '../../sandbox/rules/transactions/pay-by-code.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';
import { dataOf } from '../support/unwrap-result.ts';

const ROUNDS = 100;
const ADVANCE = 8;

const postgres = await sharedPostgres();
// To PostgreSQL these are two processes that share a database.
const databaseUrl = await postgres.createDatabase('fixture');
const one = await openSandbox(await openDatabase({ databaseUrl }));
const two = await openSandbox(await openDatabase({ databaseUrl }));
test.after(async () => {
  await Promise.all([one.close(), two.close()]);
  await postgres.stop();
});
const cashier = await one.api('tiendaluna-centro-caja1');
const colleague = await two.api('tiendaluna-centro');
const admin = await one.api('tiendaluna');
const cents = async () =>
  Math.round(dataOf(await admin.transactions.balances()).balanceDetail.totalOpenBalance * 100);

const paying = ({ database }: typeof one, username: string, code: string) =>
  payByCode(database, { username, code, now: new Date() }).then(
    () => 200,
    (cause: { status?: number }) => cause.status,
  );

test('when two people pay, somebody cancels and the charge expires at the same time on two processes, exactly one wins', async () => {
  let expected = await cents();
  const outcomes = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const made = dataOf(
      await cashier.transactions.charge({ amount: (round * 100 + 101) / 100, timerSeconds: 60 }),
    );
    const { id: transactionId, paymentLink } = made.transaction;
    const code = paymentLink ?? '';
    const late = new Date(Date.now() + 61_000);
    const acts = [
      () => paying(one, 'maria.lopez', code),
      () => paying(two, 'jose.perez', code),
      () =>
        colleague.transactions
          .cancelRequest({ transactionId })
          .then((result) => (result.ok ? 200 : result.failure.status)),
      () => expireRequests(two.database, late).then(() => undefined),
    ];
    const statuses = await Promise.all(
      acts.map(async (act, index) => {
        // Each contender gets a head start of some statements in turn: expiring takes the fewest and would always come first.
        for (let wait = index === round % acts.length ? 0 : ADVANCE; wait > 0; wait--)
          await two.database.query('select 1');
        return act();
      }),
    );
    const { transaction } = dataOf(await admin.transactions.retrieve({ transactionId }));
    const { status, friUser, timeline } = transaction;
    const winner =
      { 'maria.lopez': 0, 'jose.perez': 1 }[friUser?.username ?? ''] ?? (status === 'canceled' ? 2 : 3);
    assert.equal(
      statuses.slice(0, 3),
      [0, 1, 2].map((act) => (act === winner ? 200 : 409)),
    );
    assert.is(status, ['completed', 'completed', 'canceled', 'expired'][winner]);
    assert.is(timeline.length, 2);
    if (status === 'completed') expected += (round + 1) * 100 + 1;
    outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
  }
  assert.equal([...outcomes.keys()].sort(), ['canceled', 'completed', 'expired']);
  assert.is(await cents(), expected);
});

test('ten phones that pay one code at the same moment move the money once', async () => {
  const before = await cents();
  const { paymentLink } = dataOf(await cashier.transactions.charge({ amount: 7.07 })).transaction;
  const statuses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      paying(index % 2 ? one : two, index % 3 ? 'maria.lopez' : 'jose.perez', paymentLink ?? ''),
    ),
  );
  assert.equal(statuses.sort(), [200, ...Array(9).fill(409)]);
  assert.is(await cents(), before + 707);
});
