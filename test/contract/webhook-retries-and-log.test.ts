import { attemptDelivery } from '#sandbox/out/notifications/attempt-delivery.ts';
import { claimDue } from '#sandbox/out/notifications/claim-deliveries.ts';
import { webhookDeliveryQueue } from '#sandbox/out/notifications/webhook-delivery-queue.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';
import { assert, dataOf, receive, test } from '../support/suite.ts';
import { cashierWithWebhook } from './support/cashier-with-webhook.ts';

const { sandbox, receiver, client, setting, admin, notifications, list, log, payCashier, deliver } =
  await cashierWithWebhook();
const { database } = sandbox;

const pauseOf = ({ lastAttemptDate, nextAttemptDate }: Awaited<ReturnType<typeof log>>) =>
  (Date.parse(nextAttemptDate ?? '') - Date.parse(lastAttemptDate ?? '')) / 1000;

test('after a 500 a webhook is sent again with the same id, but not before the pause is over', async () => {
  receiver.react(500);
  await payCashier();
  await deliver();
  const failed = await log();
  assert.equal([failed.status, failed.attempts, failed.responseStatus], ['pending', 1, 500]);
  assert.is(failed.error, 'La dirección respondió 500');
  const { countWaiting } = webhookDeliveryQueue(database, client);
  assert.equal([await deliver(), await countWaiting()], [0, 1]);
  await sandbox.advance(60);
  assert.is(await deliver(), 1);
  const delivered = await log();
  assert.equal([delivered.id, delivered.status, delivered.attempts], [failed.id, 'delivered', 2]);
  assert.equal([delivered.error, delivered.nextAttemptDate, await countWaiting()], [null, null, 0]);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  assert.equal(ids, [failed.eventId, failed.eventId]);
});

test('an attempt that ends after the next one has begun records nothing', async () => {
  await payCashier();
  const [slow] = await claimDue(database, await readClock(database), 1);
  await sandbox.advance(3600);
  const [next] = await claimDue(database, await readClock(database), 1);
  if (!slow || !next) throw new Error('Both attempts are due');
  receiver.react(500, 200);
  await attemptDelivery(database, client, slow);
  const { status, attempts, responseStatus } = await log();
  assert.equal([status, attempts, responseStatus], ['pending', 2, null]);
  await attemptDelivery(database, client, next);
  assert.is((await log()).status, 'delivered');
});

test('the pauses grow to hours, and the eighth attempt is the last', async () => {
  receiver.react(...Array.from({ length: 8 }, () => 503));
  await payCashier();
  const pauses: number[] = [];
  for (let attempt = 1; attempt < 8; attempt++) {
    await deliver();
    const delivery = await log();
    assert.equal([delivery.status, delivery.attempts], ['pending', attempt]);
    pauses.push(pauseOf(delivery));
    await sandbox.advance(30 * 3 ** (attempt - 1) + 1);
  }
  const hours = pauses.reduce((sum, pause) => sum + pause) / 3600;
  assert.ok(pauses.every((pause, index) => index === 0 || pause > 2 * (pauses[index - 1] ?? 0)));
  assert.ok(hours > 8 && hours < 12, `${hours} hours`);
  await deliver();
  const last = await log();
  assert.equal([last.status, last.attempts, last.nextAttemptDate], ['failed', 8, null]);
  await sandbox.advance(7 * 24 * 3600);
  assert.is(await deliver(), 0);
});

test('a failed webhook is sent again on request, and the count of its attempts continues', async () => {
  receiver.react(500);
  await payCashier();
  await deliver();
  await database.query(
    `update webhook_deliveries set status = 'failed', next_attempt_at = null, attempts = 8, error = 'No hubo respuesta'`,
  );
  const { id } = await log();
  const result = await (await notifications()).resend({ deliveryId: id });
  const { delivery } = dataOf(result);
  assert.equal([delivery.status, delivery.id, delivery.error], ['pending', id, null]);
  await deliver();
  assert.equal([(await log()).status, (await log()).attempts], ['delivered', 9]);
});

test('a retry uses the owner’s current setting', async () => {
  receiver.react(500);
  await payCashier();
  await deliver();
  const moved = { ...setting, webhookURL: receiver.url.replace('/avisos', '/nuevos') };
  dataOf(await (await notifications()).change(moved));
  await sandbox.advance(60);
  await deliver();
  assert.is(receiver.received.map(({ path }) => path).join(), '/avisos,/nuevos');
  assert.is((await log()).url, moved.webhookURL);
});

test('when a user turns webhooks off, pending webhooks are abandoned', async () => {
  receiver.react(500);
  await payCashier();
  await deliver();
  await database.query(
    `update users set notification_method = 'push', webhook_url = '' where id = 'us_caja1'`,
  );
  await sandbox.advance(60);
  await deliver();
  const { status, error, requestBody } = await log();
  assert.equal([status, error], ['failed', 'Ya no se avisa por webhook']);
  // The last attempt sent nothing, and the body of the first attempt is not shown for it.
  assert.is(requestBody, undefined);
  assert.is(receiver.received.length, 1);
});

test('an attempt lost because its process died is repeated', async () => {
  await payCashier();
  await database.query(
    `update webhook_deliveries set attempts = 1, last_attempt_at = $1, next_attempt_at = $2`,
    [await readClock(database), new Date((await readClock(database)).getTime() + 60_000)],
  );
  assert.is(await deliver(), 0);
  await sandbox.advance(61);
  await deliver();
  assert.equal([(await log()).status, (await log()).attempts], ['delivered', 2]);
});

test('pending webhooks of a deleted cashier or branch are attempted once more at once, then abandoned', async () => {
  receiver.react(500, 500, 500, 500);
  const rows = () =>
    database.query<{ status: string; attempts: number; next_attempt_at: Date | null }>(
      'select status, attempts, next_attempt_at from webhook_deliveries order by position',
    );
  const zona10 = { ownerId: 'us_zona10', level: 'BusinessBranch' } as const;
  dataOf(await (await notifications()).change({ ...setting, ...zona10 }));
  await receive(database, 'us_zona101', 20);
  await deliver();
  assert.is((await rows())[0]?.status, 'pending');
  const luna = await admin();
  dataOf(await luna.closings.close({ businessBranchId: 'br_zona10' }));
  dataOf(await luna.branches.remove({ id: 'br_zona10' }));
  assert.is(await deliver(), 2, 'the retry and the closing');
  assert.equal(await rows(), [
    { status: 'failed', attempts: 2, next_attempt_at: null },
    { status: 'failed', attempts: 1, next_attempt_at: null },
  ]);
});

test('Probar sends a test event with settings that are not saved, and shows the response', async () => {
  receiver.react((response) => response.writeHead(418).end('soy una tetera'));
  const tried = { ...setting, webhookURL: receiver.url.replace('/avisos', '/prueba'), webhookAPIKey: 'k' };
  const answer = dataOf(await (await notifications()).test(tried));
  assert.equal(
    [answer.delivered, answer.responseStatus, answer.responseBody, answer.error],
    [false, 418, 'soy una tetera', 'La dirección respondió 418'],
  );
  const [webhook] = receiver.received;
  assert.equal([webhook?.path, webhook?.headers['x-api-key']], ['/prueba', 'k']);
  assert.equal([JSON.parse(webhook?.body ?? '').event, JSON.parse(webhook?.body ?? '').data], ['test', {}]);
  const logged = await log();
  assert.equal([logged.event, logged.status, logged.attempts], ['test', 'failed', 1]);
  const cashier = dataOf(await (await admin()).cashiers.list()).users.find(({ id }) => id === 'us_caja1');
  assert.equal([cashier?.webhookURL, cashier?.webhookAPIKey], [receiver.url, '']);
});

test('the log has the body that was sent, and the body has the id of the event', async () => {
  await payCashier();
  assert.is((await log()).requestBody, undefined);
  await deliver();
  const { eventId, requestBody = '', responseBody } = await log();
  assert.equal([requestBody, responseBody], [receiver.received[0]?.body, 'recibido']);
  assert.is(JSON.parse(requestBody).id, eventId);
});

test('the log is paged, newest first, and can be limited to failed deliveries', async () => {
  receiver.react(200, 418);
  await payCashier();
  await deliver();
  dataOf(await (await notifications()).test(setting));
  await payCashier();
  const read = async (currentPage: number, status?: 'failed' | 'delivered') => {
    const content = { pageProperties: { currentPage, pageSize: 1 }, ...(status && { status }) };
    const { data, pageProperties } = await list(content);
    return `${data[0]?.event} ${data[0]?.status}, page ${currentPage} of ${pageProperties.totalPages}`;
  };
  assert.is(await read(1), 'transaction.completed pending, page 1 of 3');
  assert.is(await read(2), 'test failed, page 2 of 3');
  assert.is(await read(3), 'transaction.completed delivered, page 3 of 3');
  assert.is(await read(1, 'failed'), 'test failed, page 1 of 1');
  assert.is(await read(1, 'delivered'), 'transaction.completed delivered, page 1 of 1');
});
