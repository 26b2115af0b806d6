import { createWebhookSender } from '#sandbox/out/notifications/webhook-sender.ts';
import { assert, closed, test } from '../support/suite.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

const receiver = closed(await startReceiver());
test.before.each(() => {
  receiver.received.length = 0;
  receiver.react();
});

const url = new URL(receiver.url);
const MESSAGE = { headers: { 'Content-Type': 'application/json' }, body: '{"ñ":1}' };
const open = createWebhookSender({ allowPrivate: true, timeoutMs: 400 });
const PRIVATE = 'La dirección es privada o del propio servidor';

test('by default no request goes to loopback addresses', async () => {
  const { delivered, error } = await createWebhookSender().send(url, MESSAGE);
  assert.equal([delivered, error, receiver.received.length], [false, PRIVATE, 0]);
});

test('a host name with a private address gets no request, even if it also has a public one', async () => {
  for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::ffff:127.0.0.1'], []]) {
    const resolve = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const named = new URL(`http://avisos.example:${receiver.port}/`);
    const { error } = await createWebhookSender({ resolve }).send(named, MESSAGE);
    assert.equal([error, receiver.received.length], [PRIVATE, 0], String(addresses));
  }
});

test('the connection goes to the checked address, and the name is resolved once', async () => {
  let asked = 0;
  const resolve = async () => {
    asked++;
    return [{ address: '127.0.0.1', family: 4 }];
  };
  const client = createWebhookSender({ allowPrivate: true, resolve });
  const { delivered } = await client.send(new URL(`http://avisos.example:${receiver.port}/x`), MESSAGE);
  assert.equal([delivered, asked], [true, 1]);
  assert.equal(
    [receiver.received[0]?.headers.host, receiver.received[0]?.body],
    [`avisos.example:${receiver.port}`, MESSAGE.body],
  );
});

test('a redirect is not followed', async () => {
  receiver.react((response) => response.writeHead(302, { Location: '/otro' }).end());
  const { delivered, responseStatus, error } = await open.send(url, MESSAGE);
  assert.equal([delivered, responseStatus, receiver.received.length], [false, 302, 1]);
  assert.match(error ?? '', 'las redirecciones no se siguen');
});

for (const [status, succeeds] of [
  [200, true],
  [299, true],
  [300, false],
  [404, false],
  [500, false],
] as const)
  test(`a response of ${status} is ${succeeds ? 'a success' : 'none'}`, async () => {
    receiver.react(status);
    const { delivered, error } = await open.send(url, MESSAGE);
    assert.equal([delivered, error === null], [succeeds, succeeds]);
  });

test('a response is truncated at 64 kB, without characters that the database cannot store', async () => {
  receiver.react((response) => response.writeHead(200).end(`\0${'a'.repeat(300_000)}`));
  const { delivered, responseBody } = await open.send(url, MESSAGE);
  assert.equal([delivered, responseBody.length], [true, 64 * 1024 - 1]);
});

test('a 2xx counts as a success, even if its body never ends', async () => {
  receiver.react((response) => {
    response.writeHead(202);
    response.write('sí');
  });
  const { delivered, responseStatus, responseBody } = await open.send(url, MESSAGE);
  assert.equal([delivered, responseStatus, responseBody], [true, 202, 'sí']);
});

test('a name resolution that takes too long is abandoned', async () => {
  const client = createWebhookSender({ timeoutMs: 50, resolve: () => new Promise(() => {}) });
  const { delivered, error } = await client.send(new URL('http://avisos.example/'), MESSAGE);
  assert.equal([delivered, error], [false, 'No respondió en 1 segundos']);
});

test('errors are explained in plain words', async () => {
  receiver.react((response) => response.destroy());
  assert.is((await open.send(url, MESSAGE)).error, 'El servidor cerró la conexión');
  const gone = await startReceiver();
  await gone.close();
  assert.is((await open.send(new URL(gone.url), MESSAGE)).error, 'El servidor rechazó la conexión');
  const resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
  const nowhere = await createWebhookSender({ resolve }).send(new URL('http://avisos.example/'), MESSAGE);
  assert.is(nowhere.error, 'No se encontró el servidor');
  const secure = new URL(receiver.url.replace('http:', 'https:'));
  assert.is((await open.send(secure, MESSAGE)).delivered, false);
});
