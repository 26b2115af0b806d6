import { assert, dataOf, test } from '../support/suite.ts';
import { cashierWithWebhook } from './support/cashier-with-webhook.ts';

const { receiver, setting, admin, notifications, list, log, payCashier, deliver } =
  await cashierWithWebhook();

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

test('the log has the body that was sent, and the body has the id of the delivery', async () => {
  await payCashier();
  assert.is((await log()).requestBody, undefined);
  await deliver();
  const { id, requestBody = '', responseBody } = await log();
  assert.equal([requestBody, responseBody], [receiver.received[0]?.body, 'recibido']);
  assert.is(JSON.parse(requestBody).id, id);
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
