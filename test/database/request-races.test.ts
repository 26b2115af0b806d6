import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { acceptRequest } from '../../sandbox/rules/transactions/app-user-actions.ts';
import { expireRequests } from '../../sandbox/rules/transactions/expire-requests.ts';
import { appUserAnswers } from '../support/app-user-answers.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';
import { dataOf } from '../support/unwrap-result.ts';

const PAIRS = 100;

const postgres = await sharedPostgres();

const statusOf = (cause: { status?: number }) => cause.status;

const sandbox = await openSandbox(
  await openDatabase({ databaseUrl: await postgres.createDatabase('fixture') }),
);
test.after(async () => {
  await sandbox.close();
  await postgres.stop();
});
const admin = await sandbox.api('tiendaluna');
const cashier = await sandbox.api('tiendaluna-centro-caja1');
const maria = appUserAnswers(sandbox.database, 'maria.lopez');
const cents = async () =>
  Math.round(dataOf(await admin.transactions.balances()).balanceDetail.totalOpenBalance * 100);
const send = async (amount: number) =>
  dataOf(await cashier.transactions.sendRequest({ friUserId: 'au_maria', amount })).transaction;

test('when a request is accepted and canceled at the same moment, one wins and the balance is exact', async () => {
  let expected = await cents();
  const outcomes = { accepted: 0, canceled: 0 };
  for (let pair = 1; pair <= PAIRS; pair++) {
    const { id, paymentRequestId } = await send(pair + 0.01);
    const answer = await maria(paymentRequestId);
    const accept = () => acceptRequest(sandbox.database, answer).then(() => 200, statusOf);
    const cancel = () =>
      cashier.transactions
        .cancelRequest({ transactionId: id })
        .then((result) => (result.ok ? 200 : result.failure.status));
    const both = pair % 2 === 0 ? [accept(), cancel()] : [cancel(), accept()];
    const [first, second] = await Promise.all(both);
    assert.equal([first, second].sort(), [200, 409]);
    const { status, timeline } = dataOf(
      await cashier.transactions.retrieve({ transactionId: id }),
    ).transaction;
    assert.is(timeline.length, 2);
    assert.is(status, (pair % 2 === 0) === (first === 200) ? 'completed' : 'canceled');
    outcomes[status === 'completed' ? 'accepted' : 'canceled']++;
    if (status === 'completed') expected += pair * 100 + 1;
  }
  assert.is(outcomes.accepted + outcomes.canceled, PAIRS);
  assert.is(await cents(), expected);
});

test('a request accepted ten times at the same moment counts once', async () => {
  const before = await cents();
  const { paymentRequestId } = await send(7.07);
  const answer = await maria(paymentRequestId);
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => acceptRequest(sandbox.database, answer).then(() => 200, statusOf)),
  );
  assert.is(outcomes.filter((status) => status === 200).length, 1);
  assert.is(await cents(), before + 707);
});

test('sending the same Idempotency-Key 20 times at the same moment makes one request', async () => {
  const results = await Promise.all(
    Array.from({ length: 20 }, () =>
      cashier.transactions.sendRequest(
        { friUserId: 'au_jose', amount: 3 },
        { idempotencyKey: 'twenty-at-once' },
      ),
    ),
  );
  assert.is(new Set(results.map((result) => dataOf(result).transaction.id)).size, 1);
  const { transactions } = dataOf(await cashier.transactions.listPending());
  assert.is(transactions.filter(({ friUser }) => friUser?.id === 'au_jose').length, 1);
});

test('a request expires once, whichever process finds it first', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5].map(async () => (await send(1)).id));
  const late = new Date(Date.now() + 3600_000);
  await Promise.all(Array.from({ length: 8 }, () => expireRequests(sandbox.database, late)));
  const events = await sandbox.database.query(
    `select transaction_id from transaction_events where status = 'expired' and transaction_id = any($1)`,
    [ids],
  );
  assert.is(events.length, ids.length);
});
