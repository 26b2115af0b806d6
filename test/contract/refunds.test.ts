import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readClock } from '../../sandbox/rules/clock.ts';
import { acceptRequest, pay } from '../../sandbox/rules/transactions/app-user-actions.ts';
import { appUserAnswers } from '../support/app-user-answers.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { dataOf, failureOf } from '../support/unwrap-result.ts';

const sandbox = await openSandbox();
test.after(() => sandbox.close());

const admin = await sandbox.api('tiendaluna');
const branchAdmin = await sandbox.api('tiendaluna-centro');
const cashier = await sandbox.api('tiendaluna-centro-caja1');
const reason = 'El cliente devolvió el producto';

const paid = async (id = 'us_caja1') =>
  pay(sandbox.database, {
    username: 'maria.lopez',
    to: 'cashier',
    id,
    amount: 33.33,
    note: '',
    now: await readClock(sandbox.database),
  });
const cents = async () =>
  Math.round(dataOf(await admin.transactions.balances()).balanceDetail.totalOpenBalance * 100);
const refund = (transactionId: string, api = admin) => api.transactions.refund({ transactionId, reason });

/** Closes the cashier's open entries directly; the rules of closing have their own tests. */
const close = (cashierId: string) =>
  sandbox.database.transaction(async (tx) => {
    await tx.query(
      `insert into closings (id, business_id, branch_id, cashier_id, number, status, created_at, ends_at)
       select 'cl_' || $1, 'bu_luna', 'br_centro', $1, 1, 'completed', now(), now()`,
      [cashierId],
    );
    await tx.query(
      `update ledger_entries set closing_id = 'cl_' || $1 where cashier_id = $1 and closing_id is null`,
      [cashierId],
    );
  });

test('a refund returns the whole amount, with its reason in the timeline', async () => {
  const before = await cents();
  const transactionId = await paid();
  assert.is(await cents(), before + 3333);
  const result = await branchAdmin.transactions.refund({ transactionId, reason: ` ${reason} ` });
  assert.equal(result.ok && result.info, {
    title: 'Reembolso',
    message: 'Se reembolsaron Q33.33 a @maria.lopez',
  });
  const { transaction } = dataOf(result);
  assert.equal([transaction.status, transaction.statusReason], ['refunded', reason]);
  const [, received, refunded] = transaction.timeline ?? [];
  assert.is(transaction.receivedDate, received?.creationDate);
  assert.is(transaction.resolutionDate, refunded?.creationDate);
  assert.equal(
    transaction.timeline?.map(({ status, actorName, reason }) => [status, actorName, reason]),
    [
      ['pending', 'María López', null],
      ['completed', 'María López', null],
      ['refunded', 'tiendaluna-centro', reason],
    ],
  );
  assert.is(await cents(), before);
});

test('an accepted request is refunded like a payment', async () => {
  const { id, paymentRequestId } = dataOf(
    await cashier.transactions.sendRequest({ friUserId: 'au_maria', amount: 8 }),
  ).transaction;
  await acceptRequest(
    sandbox.database,
    await appUserAnswers(sandbox.database, 'maria.lopez')(paymentRequestId),
  );
  assert.is(dataOf(await refund(id)).transaction.status, 'refunded');
});

test('after its closing the amount is subtracted from the open balance, and the payment stays in its closing', async () => {
  const transactionId = await paid('us_caja3');
  await close('us_caja3');
  const before = await cents();
  const { transaction } = dataOf(await refund(transactionId));
  assert.is(transaction.closingId, 'cl_us_caja3');
  assert.is(await cents(), before - 3333);
});

test('a second refund is a 409', async () => {
  const transactionId = await paid();
  await refund(transactionId);
  const failure = failureOf(await refund(transactionId));
  assert.equal(
    [failure.status, failure.title, failure.message],
    [409, 'Reembolso', 'El pago ya fue reembolsado'],
  );
});

test('pending, canceled and expired ones cannot be refunded, and the failure names the state', async () => {
  const send = async (timerSeconds: 300 | 900) =>
    dataOf(await cashier.transactions.sendRequest({ friUserId: 'au_maria', amount: 5, timerSeconds }))
      .transaction.id;
  const pending = await send(900);
  const canceled = await send(900);
  await cashier.transactions.cancelRequest({ transactionId: canceled });
  const expired = await send(300);
  await sandbox.advance(301);
  const messages = [];
  for (const id of [pending, canceled, expired]) messages.push(failureOf(await refund(id)).message);
  assert.equal(messages, [
    'La solicitud sigue pendiente',
    'La solicitud ya fue cancelada',
    'La solicitud ya expiró',
  ]);
});

test('of ten simultaneous refunds one wins, and the amount is returned once', async () => {
  const before = await cents();
  const transactionId = await paid();
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, index) => refund(transactionId, index % 2 ? admin : branchAdmin)),
  );
  assert.is(results.filter(({ ok }) => ok).length, 1);
  for (const result of results) if (!result.ok) assert.is(result.failure.status, 409);
  assert.is(await cents(), before);
});

test('a refund needs no reason', async () => {
  const { transaction } = dataOf(await admin.transactions.refund({ transactionId: await paid() }));
  assert.equal([transaction.status, transaction.statusReason], ['refunded', null]);
});

for (const [what, content] of [
  ['an empty reason', { reason: '' }],
  ['a blank reason', { reason: '   ' }],
] as const) {
  test(`a refund with ${what} is rejected, and names the field`, async () => {
    const Authorization = `Bearer ${await sandbox.signIn('tiendaluna')}`;
    const answer = await sandbox.post(
      'transactions/v3/refund',
      { transactionId: await paid(), ...content },
      { Authorization },
    );
    assert.is(answer.status, 400);
    assert.equal(answer.info.fields, [{ field: 'reason', message: 'Este campo es requerido' }]);
  });
}

test.run();
