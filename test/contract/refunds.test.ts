import { acceptRequest } from '#sandbox/money/transactions/app-user-actions.ts';
import { appUserAnswers } from '../support/app-user-answers.ts';
import { assert, dataOf, receive, refusalOf, sandboxWith, test } from '../support/suite.ts';

const { sandbox, admin, centro: branchAdmin, caja1: cashier } = await sandboxWith('admin', 'centro', 'caja1');
const reason = 'El cliente devolvió el producto';

const paid = (id = 'us_caja1') => receive(sandbox.database, id, 33.33);
const cents = async () =>
  Math.round(dataOf(await admin.transactions.balances()).balanceDetail.totalOpenBalance * 100);
const refund = (transactionId: string, api = admin) => api.transactions.refund({ transactionId, reason });

test('a refund returns the whole amount, with its reason in the timeline', async () => {
  const before = await cents();
  const transactionId = await paid();
  assert.is(await cents(), before + 3333);
  const content = { transactionId, reason: ` ${reason} ` };
  const { transaction } = dataOf(await branchAdmin.transactions.refund(content));
  assert.equal([transaction.status, transaction.statusReason], ['refunded', reason]);
  const [, received, refunded] = transaction.timeline ?? [];
  assert.is(transaction.receivedDate, received?.creationDate);
  assert.is(transaction.resolutionDate, refunded?.creationDate);
  assert.equal(
    transaction.timeline?.map(({ status, actorName, reason }) => `${status} by ${actorName}: ${reason}`),
    [
      'pending by María López: null',
      'completed by María López: null',
      `refunded by tiendaluna-centro: ${reason}`,
    ],
  );
  assert.is(await cents(), before);
});

test('an accepted request is refunded like a payment, even once its time is up', async () => {
  const sent = await cashier.transactions.sendRequest({ friUserId: 'au_maria', amount: 8 });
  const { id, paymentRequestId } = dataOf(sent).transaction;
  const maria = appUserAnswers(sandbox.database, 'maria.lopez');
  await acceptRequest(sandbox.database, await maria(paymentRequestId));
  await sandbox.advance(901);
  const { status, timeline, formattedReceivedTime } = dataOf(await refund(id)).transaction;
  const received = timeline?.find((event) => event.status === 'completed');
  assert.equal([status, formattedReceivedTime], ['refunded', received?.formattedCreationTime]);
});

test('a refund made after the closing is subtracted from the open balance, and the payment stays in its closing', async () => {
  const transactionId = await paid('us_caja3');
  const { closings } = dataOf(await admin.closings.close({ businessUserId: 'us_caja3' }));
  const before = await cents();
  const { transaction } = dataOf(await refund(transactionId));
  assert.is(transaction.closingId, closings[0]?.id);
  assert.is(await cents(), before - 3333);
});

test('pending, canceled, expired and refunded transactions cannot be refunded, and the failure names their status', async () => {
  const send = async (timerSeconds: 300 | 900) =>
    dataOf(await cashier.transactions.sendRequest({ friUserId: 'au_maria', amount: 5, timerSeconds }))
      .transaction.id;
  const pending = await send(900);
  const canceled = await send(900);
  await cashier.transactions.cancelRequest({ transactionId: canceled });
  const expired = await send(300);
  await sandbox.advance(301);
  const refunded = await paid();
  dataOf(await refund(refunded));
  const messages = [];
  for (const id of [pending, canceled, expired, refunded]) messages.push(refusalOf(await refund(id)));
  assert.equal(messages, [
    '409 La solicitud sigue pendiente',
    '409 La solicitud ya fue cancelada',
    '409 La solicitud ya expiró',
    '409 El pago ya fue reembolsado',
  ]);
});

test('a refund needs no reason', async () => {
  const { transaction } = dataOf(await admin.transactions.refund({ transactionId: await paid() }));
  assert.equal([transaction.status, transaction.statusReason], ['refunded', null]);
});
