import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dataOf } from '../support/unwrap-result.ts';
import { cashierWithWebhook } from './support/cashier-with-webhook.ts';

const { receiver, setting, admin, notifications, list, log, payCashier, deliver } =
  await cashierWithWebhook(test);

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

test('a successful test is shown as such', async () => {
  const answer = dataOf(await (await notifications()).test(setting));
  assert.equal(
    [answer.delivered, answer.responseStatus, answer.responseBody, answer.error],
    [true, 200, 'recibido', null],
  );
  assert.is((await log()).status, 'delivered');
});

test('the log has the body that was sent, and the body has the id of the delivery', async () => {
  await payCashier();
  assert.is((await log()).requestBody, undefined);
  await deliver();
  const { id, requestBody = '', responseBody } = await log();
  assert.equal([requestBody, responseBody], [receiver.received[0]?.body, 'recibido']);
  assert.is(JSON.parse(requestBody).id, id);
});

test('the log can be limited to failed deliveries', async () => {
  receiver.react(200, 418);
  await payCashier();
  await deliver();
  dataOf(await (await notifications()).test(setting));
  await payCashier();
  const read = (status: 'failed' | 'delivered') =>
    list({ status, pageProperties: { currentPage: 1, pageSize: 1 } });
  const failed = await read('failed');
  assert.equal([failed.data[0]?.event, failed.pageProperties.totalPages], ['test', 1]);
  assert.is((await read('delivered')).data[0]?.event, 'transaction.completed');
});

test('the log is paged, newest first', async () => {
  for (let payment = 0; payment < 3; payment++) await payCashier();
  const page = (currentPage: number) => list({ pageProperties: { currentPage, pageSize: 2 } });
  const [first, second] = [await page(1), await page(2)];
  assert.equal([first.data.length, second.data.length, first.pageProperties.totalPages], [2, 1, 2]);
  assert.equal([first.pageProperties.nextPage, second.pageProperties.nextPage], [2, null]);
  const dates = [...first.data, ...second.data].map(({ creationDate }) => creationDate);
  assert.equal(dates, [...dates].sort().reverse());
});
