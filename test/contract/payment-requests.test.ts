import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { acceptRequest, rejectRequest } from '../../sandbox/rules/transactions/app-user-actions.ts';
import { expireRequests } from '../../sandbox/rules/transactions/expire-requests.ts';
import { appUserAnswers } from '../support/app-user-answers.ts';
import { sandboxOf } from '../support/in-process-sandbox.ts';
import { dataOf, failureOf } from '../support/unwrap-result.ts';

const sandbox = await sandboxOf(test);

const admin = await sandbox.api('tiendaluna');
const branchAdmin = await sandbox.api('tiendaluna-centro');
const cashier = await sandbox.api('tiendaluna-centro-caja1');
const maria = appUserAnswers(sandbox.database, 'maria.lopez');

const send = async (content: object = {}, api = cashier) =>
  dataOf(await api.transactions.sendRequest({ friUserId: 'au_maria', amount: 125.5, ...content }))
    .transaction;

test('a cashier sends a request, which is pending for 15 minutes and has the names of everybody involved', async () => {
  const result = await cashier.transactions.sendRequest({
    friUserId: 'au_maria',
    amount: 1234.5,
    note: ' 2 cafés ',
    reference: 'C1024',
  });
  const { transaction } = dataOf(result);
  assert.equal(result.ok && result.info, {
    title: 'Solicitud',
    message: 'La solicitud fue enviada a @maria.lopez',
  });
  assert.is(transaction.status, 'pending');
  assert.is(transaction.origin, 'request');
  assert.is(transaction.formattedAmount, 'Q1,234.50');
  assert.is(transaction.note, '2 cafés');
  assert.is(transaction.businessBranchName, 'Centro');
  assert.is(transaction.businessUserName, 'tiendaluna-centro-caja1');
  assert.is(transaction.friUser?.lastname, 'López');
  assert.is(transaction.transferId, null);
  const minutes = Date.parse(transaction.expirationDate ?? '') - Date.parse(transaction.creationDate);
  assert.is(minutes, 15 * 60_000);
});

test('the sent request is first in the pending list of the cashier, the branch and the business', async () => {
  const { id } = await send();
  for (const api of [cashier, branchAdmin, admin]) {
    const { transactions } = dataOf(await api.transactions.listPending());
    assert.is(transactions[0]?.id, id);
  }
});

test('an admin sends from the default cashier of the default branch, or from a chosen one', async () => {
  assert.is((await send({}, admin)).businessUserId, 'us_caja1');
  const chosen = await send({ businessBranchId: 'br_zona10', businessUserId: 'us_zona101' }, admin);
  assert.equal([chosen.businessBranchId, chosen.businessUserId], ['br_zona10', 'us_zona101']);
  const nowhere = failureOf(
    await admin.transactions.sendRequest({ friUserId: 'au_maria', amount: 1, businessBranchId: 'br_zona10' }),
  );
  assert.equal([nowhere.status, nowhere.code], [422, 'no-default']);
  assert.match(nowhere.message, 'caja predeterminada');
});

test('a cashier, even a titular, can send requests only as itself', async () => {
  const titular = await sandbox.api('tiendaluna-centro-caja2');
  assert.is((await send({}, titular)).businessUserId, 'us_caja2');
  const child = { friUserId: 'au_maria', amount: 1, businessUserId: 'us_caja1' };
  assert.is(failureOf(await titular.transactions.sendRequest(child)).status, 404);
});

test('a blocked cashier or branch cannot send', async () => {
  const from = async (businessUserId: string) =>
    failureOf(await admin.transactions.sendRequest({ friUserId: 'au_maria', amount: 1, businessUserId }));
  assert.equal(
    [(await from('us_caja4')).status, (await from('us_caja4')).message],
    [422, 'La caja está bloqueada'],
  );
  assert.is((await from('us_antigua1')).message, 'La sucursal está bloqueada');
});

test('an unknown app user returns 404', async () => {
  assert.is(failureOf(await cashier.transactions.sendRequest({ friUserId: 'au_x', amount: 1 })).status, 404);
});

test('an accepted request is received: it is in today’s list with its timeline, and exactly in the balance', async () => {
  const balance = async () => dataOf(await admin.transactions.balances()).balanceDetail.totalOpenBalance;
  const before = await balance();
  const { id, paymentRequestId } = await send();
  await acceptRequest(sandbox.database, await maria(paymentRequestId));

  const { transaction } = dataOf(await cashier.transactions.retrieve({ transactionId: id }));
  assert.is(transaction.status, 'completed');
  assert.match(transaction.authorizationNumber ?? '', /^\d{6}$/);
  assert.ok(transaction.transferId && transaction.receiptCode && transaction.formattedResolutionTime);
  assert.equal(
    transaction.timeline.map(({ status, actorName }) => [status, actorName]),
    [
      ['pending', 'tiendaluna-centro-caja1'],
      ['completed', 'María López'],
    ],
  );
  assert.is(dataOf(await cashier.transactions.listPaid()).transactions[0]?.id, id);
  assert.is(Math.round((await balance()) * 100), Math.round(before * 100) + 12_550);
});

test('a canceled request is removed from the pending list, keeps its reason, and can no longer be accepted', async () => {
  const { id, paymentRequestId } = await send();
  const result = await branchAdmin.transactions.cancelRequest({
    transactionId: id,
    reason: 'Pagó en efectivo',
  });
  const { transaction: canceled } = dataOf(result);
  assert.is(
    result.ok && result.info?.message,
    `La solicitud de María López por ${canceled.formattedAmount} fue cancelada.`,
  );
  assert.equal([canceled.status, canceled.statusReason], ['canceled', 'Pagó en efectivo']);
  const late = await acceptRequest(sandbox.database, await maria(paymentRequestId)).catch((cause) => cause);
  assert.equal(
    [late.status, late.code, late.message],
    [409, 'already-canceled', 'La solicitud ya fue cancelada'],
  );
});

for (const [act, code, message] of [
  [acceptRequest, 'already-completed', 'La solicitud ya fue aceptada'],
  [rejectRequest, 'already-rejected', 'La solicitud ya fue rechazada'],
] as const) {
  test(`a request cannot be canceled when ${message.toLowerCase()}`, async () => {
    const { id, paymentRequestId } = await send();
    await act(sandbox.database, await maria(paymentRequestId));
    const failure = failureOf(await cashier.transactions.cancelRequest({ transactionId: id }));
    assert.equal(
      [failure.status, failure.code, failure.title, failure.message],
      [409, code, 'Solicitud', message],
    );
  });
}

test('a request is pending until just before its expiration time, and expired at it', async () => {
  const { id, expirationDate } = await send({ timerSeconds: 300 });
  const end = Date.parse(expirationDate ?? '');
  for (const [at, status] of [
    [end - 1, 'pending'],
    [end, 'expired'],
  ] as const) {
    await expireRequests(sandbox.database, new Date(at));
    const [row] = await sandbox.database.query('select status from transactions where id = $1', [id]);
    assert.equal(row, { status });
  }
});

test('a request expires exactly at its expiration time', async () => {
  const { id, expirationDate, paymentRequestId } = await send({ timerSeconds: 300 });
  await sandbox.advance(200);
  assert.is(dataOf(await cashier.transactions.retrieve({ transactionId: id })).transaction.status, 'pending');
  const answer = await maria(paymentRequestId);
  await sandbox.advance(101);
  for (const given of [{ ...answer, now: new Date(expirationDate ?? '') }, await maria(paymentRequestId)]) {
    const late = await acceptRequest(sandbox.database, given).catch((cause) => cause);
    assert.equal([late.status, late.code, late.message], [409, 'already-expired', 'La solicitud ya expiró']);
  }
  const { transaction } = dataOf(await cashier.transactions.retrieve({ transactionId: id }));
  const { transactions } = dataOf(await cashier.transactions.listPending());
  assert.not.ok(transactions.some((one) => one.id === id));
  assert.equal([transaction.status, transaction.resolutionDate], ['expired', expirationDate]);
  assert.equal(transaction.timeline.at(-1)?.actorName, 'Sistema');
});
