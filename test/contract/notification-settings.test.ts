import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { giveEveryBranchAWebhook } from '../../sandbox/rules/notifications/give-every-branch-a-webhook.ts';
import { sandboxOf } from '../support/in-process-sandbox.ts';
import { dataOf, failureOf } from '../support/unwrap-result.ts';

const sandbox = await sandboxOf(test);

const centro = await sandbox.api('tiendaluna-centro');
const admin = await sandbox.api('tiendaluna');

const V2 = {
  notificationMethod: 'webhook-v2',
  notificationMethodId: '3',
  webhookURL: 'pagos.tiendaluna.gt/avisos',
  webhookAPIKey: 'luna-1',
  webhookAPIKeyHeader: 'X-Api-Key',
  webhookAPIKeyHeaderId: '1',
  ownerId: 'us_caja1',
  level: 'BusinessUser',
} as const;
const PUSH = {
  notificationMethod: 'push',
  notificationMethodId: '1',
  webhookURL: '',
  webhookAPIKey: '',
  webhookAPIKeyHeader: '',
  ownerId: 'us_caja1',
  level: 'BusinessUser',
} as const;
const save = centro.notifications.change;

test('the catalogs have the available options', async () => {
  const { notificationMethods, webhookAPIKeyHeaders } = dataOf(await centro.notifications.getCatalogs());
  assert.equal(
    notificationMethods.map(({ notificationMethod, name }) => [notificationMethod, name]),
    [
      ['push', 'Notificación en la aplicación'],
      ['webhook', 'Webhook Versión 1'],
      ['webhook-v2', 'Webhook Versión 2'],
      ['internal', 'Esperar respuesta de servicio'],
    ],
  );
  assert.is(webhookAPIKeyHeaders[0]?.name, 'X-Api-Key');
});

test('a version 2 setting is saved with a secret, which stays when the setting is saved again', async () => {
  const first = dataOf(await save(V2)).notification;
  assert.match(first.webhookSecret ?? '', /^whsec_[0-9a-f]{48}$/);
  const { webhookSecret, ...setting } = first;
  assert.equal(setting, V2);
  dataOf(await save(PUSH));
  assert.is(dataOf(await save(V2)).notification.webhookSecret, webhookSecret);
});

test('the saved setting is in the list of cashiers', async () => {
  const cashier = dataOf(await centro.cashiers.listWithDefault()).users.find(({ id }) => id === 'us_caja1');
  assert.equal(
    [cashier?.notificationMethod, cashier?.webhookURL, cashier?.webhookAPIKey, cashier?.webhookAPIKeyHeader],
    ['webhook-v2', 'pagos.tiendaluna.gt/avisos', 'luna-1', 'X-Api-Key'],
  );
});

test('the setting of a branch belongs to its admin, and only users who manage branches can change it', async () => {
  const branch = { ...V2, ownerId: 'us_centro', level: 'BusinessBranch' } as const;
  dataOf(await admin.notifications.change(branch));
  const listed = dataOf(await admin.branches.list()).branches.find(({ id }) => id === 'br_centro');
  assert.is(listed?.admin.notificationMethod, 'webhook-v2');
  assert.is(failureOf(await centro.notifications.change(branch)).status, 403);
});

test('the key and its header are optional; a key without a header uses the first header of the catalog', async () => {
  const { webhookAPIKeyHeaderId, ...plain } = { ...V2, webhookAPIKey: '', webhookAPIKeyHeader: '' };
  const none = dataOf(await save(plain)).notification;
  assert.equal([none.webhookAPIKey, none.webhookAPIKeyHeader], ['', '']);
  const key = dataOf(await save({ ...plain, webhookAPIKey: 'k' })).notification;
  assert.equal([key.webhookAPIKeyHeader, key.webhookAPIKeyHeaderId], ['X-Api-Key', '1']);
});

const rejected: [string, object, string, string][] = [
  ['a webhook without an address', { ...V2, webhookURL: '' }, 'webhookURL', 'Este campo es requerido'],
  ['text that is not an address', { ...V2, webhookURL: 'hola' }, 'webhookURL', 'Invalid URL format'],
  ['another scheme', { ...V2, webhookURL: 'ftp://a.gt/x' }, 'webhookURL', 'Invalid URL format'],
  ['a name and a password', { ...V2, webhookURL: 'https://a:b@c.gt' }, 'webhookURL', 'Invalid URL format'],
  ['a port that does not exist', { ...V2, webhookURL: 'a.gt:99999' }, 'webhookURL', 'Invalid URL format'],
  [
    'a header that is not in the catalog',
    { ...V2, webhookAPIKeyHeader: 'Host', webhookAPIKeyHeaderId: undefined },
    'webhookAPIKeyHeader',
    'no es una cabecera del catálogo',
  ],
  [
    'the id of another header',
    { ...V2, webhookAPIKeyHeaderId: '2' },
    'webhookAPIKeyHeaderId',
    'no es el de la cabecera elegida',
  ],
  [
    'the id of another method',
    { ...V2, notificationMethodId: '1' },
    'notificationMethodId',
    'no es el del método elegido',
  ],
  ['push with an address', { ...PUSH, webhookURL: 'a.gt' }, 'webhookURL', 'va vacío con este método'],
  [
    'internal with a key',
    { ...PUSH, notificationMethod: 'internal', notificationMethodId: '4', webhookAPIKey: 'k' },
    'webhookAPIKey',
    'va vacío con este método',
  ],
  [
    'the level of a branch',
    { ...V2, level: 'BusinessBranch' },
    'level',
    'debe ser BusinessUser para este ownerId',
  ],
];
for (const [what, content, field, message] of rejected) {
  test(`${what} is rejected with a 400 that names the field`, async () => {
    const failure = failureOf(await save(content as typeof V2));
    assert.is(failure.status, 400);
    assert.equal(failure.fields, [{ field, message }]);
  });
}

// The unit test of public addresses shows which hosts are private.
for (const webhookURL of ['localhost:3000/avisos', 'http://0x7f.0.0.1', 'http://0177.0.0.1']) {
  test(`${webhookURL} is rejected as private, both when saving and when testing`, async () => {
    for (const call of [save, centro.notifications.test]) {
      const failure = failureOf(await call({ ...V2, webhookURL }));
      assert.equal([failure.status, failure.message], [422, 'La dirección es privada o del propio servidor']);
    }
  });
}

test('a notification method that sends nothing cannot be tested', async () => {
  assert.is(failureOf(await centro.notifications.test(PUSH)).status, 422);
});

test('every branch without a webhook is given one; existing webhooks stay unchanged', async () => {
  const { database } = sandbox;
  const branch = { ...V2, ownerId: 'us_centro', level: 'BusinessBranch' } as const;
  const { webhookSecret } = dataOf(await admin.notifications.change(branch)).notification;
  await database.query(`update users set status = 'deleted' where id = 'us_antigua'`);
  const given = await giveEveryBranchAWebhook(database, 'http://localhost:3000/webhooks');
  assert.equal(
    given.map(({ username }) => username),
    ['cafesol-principal', 'tiendaluna-centro', 'tiendaluna-zona10'],
  );
  assert.is(given[1]?.secret, webhookSecret);
  assert.is(new Set(given.map(({ secret }) => secret)).size, 3);
  const listed = dataOf(await admin.branches.list()).branches.map(({ id, admin: { webhookURL } }) => [
    id,
    webhookURL,
  ]);
  const urls: Record<string, unknown> = Object.fromEntries(listed);
  assert.equal([urls.br_centro, urls.br_zona10], [V2.webhookURL, 'http://localhost:3000/webhooks']);
  const [deleted] = await database.query(
    `select notification_method as method from users where id = 'us_antigua'`,
  );
  assert.equal(deleted, { method: 'push' });
});
