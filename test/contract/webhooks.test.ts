import { verifyWebhookSignature } from '@cobros/sdk';
import { joinTransaction, type Transactional } from '#sandbox/ground/db/database.ts';
import { rejectRequest } from '#sandbox/money/transactions/app-user-actions.ts';
import { runHousekeeping } from '#sandbox/operation/housekeeping/housekeeping.ts';
import { forceFailure } from '#sandbox/operation/world/simulated-bank.ts';
import { createWebhookSender } from '#sandbox/out/notifications/webhook-sender.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';
import { webhookMisfitOf } from '../../conformance/src/compare-with-description.ts';
import { appUserAnswers } from '../support/app-user-answers.ts';
import { deliverDueWebhooks } from '../support/deliver-due.ts';
import { assert, closed, dataOf, payTo, refund, sandboxOf, test } from '../support/suite.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

const receiver = closed(await startReceiver());
const client = createWebhookSender({ allowPrivate: true, timeoutMs: 400 });
const sandbox = await sandboxOf(undefined, client);
test.before.each(() => {
  receiver.received.length = 0;
  receiver.react();
});

const { database } = sandbox;
const maria = appUserAnswers(database, 'maria.lopez');
const owner = { ownerId: 'us_caja1', level: 'BusinessUser' } as const;
type Owner = Omit<typeof owner, 'ownerId'> & { ownerId: string };

const settingOf = (notificationMethod: 'webhook' | 'webhook-v2') => ({
  notificationMethod,
  notificationMethodId: notificationMethod === 'webhook' ? '2' : '3',
  webhookURL: receiver.url,
  webhookAPIKey: 'luna-8c1f44',
  webhookAPIKeyHeader: 'Authorization',
});
const branch = { ownerId: 'us_centro', level: 'BusinessBranch' } as const;
// Signs in again, because sessions expire while the clock advances.
const admin = () => sandbox.api('tiendaluna');
const use = async (method: 'webhook' | 'webhook-v2', by: Owner | typeof branch = owner) =>
  dataOf(await (await admin()).notifications.change({ ...settingOf(method), ...by })).notification;

const payCashier = (id = 'us_caja1', on: Transactional = database) => payTo(on, 'cashier', id, 20, 'Pan');
const payBranch = (id: string) => payTo(database, 'branch', id, 20);
const stopForBranch = () =>
  database.query(`update users set notification_method = 'push' where id = 'us_centro'`);
const eventsReceived = () => receiver.received.map(({ body }) => JSON.parse(body).event);

test('a version 1 webhook has the event and its transaction, with the key in its header', async () => {
  await use('webhook');
  const id = await payCashier();
  assert.is(await deliverDueWebhooks(database, client), 1);
  const [webhook] = receiver.received;
  assert.equal([webhook?.method, webhook?.path], ['POST', '/avisos']);
  const { authorization, 'content-type': type, 'webhook-signature': signature } = webhook?.headers ?? {};
  assert.equal([authorization, signature], ['luna-8c1f44', undefined]);
  assert.match(String(type), 'application/json');
  const { event, transaction, ...rest } = JSON.parse(webhook?.body ?? '');
  assert.equal([event, transaction.id, transaction.amount, rest], ['transaction.completed', id, 20, {}]);
});

test('the signature uses the real time, not the sandbox’s clock', async () => {
  const { webhookSecret: secret = '' } = await use('webhook-v2');
  await sandbox.advance(3 * 24 * 3600);
  await payCashier();
  await deliverDueWebhooks(database, client);
  const [webhook] = receiver.received;
  const { 'webhook-timestamp': timestamp, 'webhook-signature': signature } = webhook?.headers ?? {};
  const signed = { timestamp: String(timestamp), signature: String(signature), secret };
  assert.is(await verifyWebhookSignature({ ...signed, body: webhook?.body ?? '' }), true);
  const { id, event, data: _, creationDate: __, ...rest } = JSON.parse(webhook?.body ?? '');
  assert.equal([webhook?.headers['webhook-id'], event, rest], [id, 'transaction.completed', owner]);
});

test('rejections, cancellations, expirations, refunds and closings send events too', async () => {
  const keeper = await sandbox.api('tiendaluna-centro-caja1');
  const request = async () =>
    dataOf(await keeper.transactions.sendRequest({ friUserId: 'au_maria', amount: 3 })).transaction;
  await rejectRequest(database, await maria((await request()).paymentRequestId));
  dataOf(await keeper.transactions.cancelRequest({ transactionId: (await request()).id }));
  // Two that expire in one run.
  await request();
  await request();
  await sandbox.advance(16 * 60);
  await runHousekeeping(database);
  await refund(database, await payCashier());
  dataOf(await (await admin()).closings.close({ businessUserId: 'us_caja1' }));
  await deliverDueWebhooks(database, client);
  assert.equal(eventsReceived().sort(), [
    'closing.completed',
    'transaction.canceled',
    'transaction.completed',
    'transaction.expired',
    'transaction.expired',
    'transaction.refunded',
    'transaction.rejected',
  ]);
  const told = receiver.received.map(({ body }) => JSON.parse(body).data);
  const { closing } = told.find((data) => data.closing);
  assert.equal([closing.status, closing.userId], ['completed', 'us_caja1']);
});

test('each part of a refund is told, with what was given back until then and what remains', async () => {
  const transactionId = await payCashier();
  await refund(database, transactionId, 1);
  await refund(database, transactionId);
  await deliverDueWebhooks(database, client);
  const told = receiver.received
    .map(({ body }) => JSON.parse(body))
    .map(({ event, data: { transaction: one } }) => [
      event,
      one.status,
      one.refundedAmount,
      one.refundableAmount,
    ]);
  assert.equal(told.slice(-2).sort(), [
    ['transaction.partly-refunded', 'completed', 1, 19],
    ['transaction.refunded', 'refunded', 20, 0],
  ]);
});

test('an event has the state at its own time, whatever happened later', async () => {
  const transactionId = await payCashier();
  const later = `update transactions set status = 'refunded', note = 'Otra' where id = $1`;
  await database.query(later, [transactionId]);
  await deliverDueWebhooks(database, client);
  const { transaction } = JSON.parse(receiver.received[0]?.body ?? '').data;
  assert.equal([transaction.status, transaction.note], ['completed', 'Pan']);
});

test('a branch gets the events of all its cashiers, which the cashiers get as well', async () => {
  await use('webhook-v2', branch);
  await payCashier();
  await payCashier('us_caja3');
  await payCashier('us_zona101');
  await deliverDueWebhooks(database, client);
  const events = receiver.received.map(({ body }) => JSON.parse(body));
  assert.equal(events.map(({ ownerId }) => ownerId).sort(), ['us_caja1', 'us_centro', 'us_centro']);
  const idOf = ({ id }: { id: string }) => id;
  const payments = new Map(events.map((event) => [event.data.transaction.id, idOf(event)]));
  assert.is(new Set(events.map(idOf)).size, 2, 'an event has one id, whoever hears of it');
  assert.equal(
    events.map(idOf),
    events.map(({ data }) => payments.get(data.transaction.id)),
  );
  await stopForBranch();
});

test('a payment to a branch notifies the branch when it waits to be assigned, and when it is received', async () => {
  await use('webhook-v2', branch);
  const transactionId = await payBranch('br_centro');
  await payBranch('br_zona10');
  dataOf(await (await admin()).transactions.assignPayment({ transactionId, businessUserId: 'us_caja3' }));
  await deliverDueWebhooks(database, client);
  assert.is(receiver.received.length, 2);
  const [completed, pending] = receiver.received
    .map(({ body }) => JSON.parse(body))
    .sort((one, other) => one.event.localeCompare(other.event));
  const bodies = [pending, completed];
  const found = bodies.map(({ event, ownerId, data: { transaction } }) =>
    [event, ownerId, transaction.id, transaction.status, transaction.businessUserId].join(' '),
  );
  assert.equal(found, [
    `transaction.pending us_centro ${transactionId} pending `,
    `transaction.completed us_centro ${transactionId} completed us_caja3`,
  ]);
  for (const body of bodies) assert.is(webhookMisfitOf('v2', body), null);
  await stopForBranch();
});

test('a failed closing sends an event with its reason, and a retry sends one when it completes', async () => {
  await use('webhook');
  await payCashier();
  await deliverDueWebhooks(database, client);
  receiver.received.length = 0;
  await forceFailure(database, 'El banco no respondió', await readClock(database));
  const { closings } = await admin();
  await closings.close({ businessUserId: 'us_caja1' });
  await deliverDueWebhooks(database, client);
  const [body] = receiver.received.map((webhook) => JSON.parse(webhook.body));
  assert.is(webhookMisfitOf('v1', body), null);
  assert.equal(
    [body.event, body.closing.status, body.closing.errorReason, body.closing.userId],
    ['closing.failed', 'error', 'El banco no respondió', 'us_caja1'],
  );
  dataOf(await closings.close({ closingId: body.closing.id }));
  await deliverDueWebhooks(database, client);
  assert.equal(eventsReceived(), ['closing.failed', 'closing.completed']);
});

test('a payment that is rolled back sends no event', async () => {
  const undone = database.transaction(async (tx) => {
    await payCashier('us_caja1', joinTransaction(tx));
    throw new Error('undone');
  });
  await undone.catch(() => {});
  assert.is(await deliverDueWebhooks(database, client), 0);
});

test('a deleted cashier hears nothing of what its branch gives back later', async () => {
  await use('webhook', { ownerId: 'us_caja3', level: 'BusinessUser' });
  const transactionId = await payCashier('us_caja3');
  const { cashiers, closings } = await admin();
  dataOf(await closings.close({ businessUserId: 'us_caja3' }));
  dataOf(await cashiers.remove({ userId: 'us_caja3' }));
  await deliverDueWebhooks(database, client);
  await refund(database, transactionId);
  assert.is(await deliverDueWebhooks(database, client), 0);
});
