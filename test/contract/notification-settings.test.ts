import { giveEveryBranchAWebhook } from '#sandbox/out/notifications/give-every-branch-a-webhook.ts';
import { assert, dataOf, failureOf, refusalOf, sandboxWith, test } from '../support/suite.ts';
import { PUSH_SETTING } from './fixtures/push-setting.ts';

const { sandbox, centro, admin } = await sandboxWith('centro', 'admin');

const owner = { ownerId: 'us_caja1', level: 'BusinessUser' } as const;
const V2 = {
  notificationMethod: 'webhook-v2',
  notificationMethodId: '3',
  webhookURL: 'pagos.tiendaluna.gt/avisos',
  webhookAPIKey: 'luna-1',
  webhookAPIKeyHeader: 'X-Api-Key',
  webhookAPIKeyHeaderId: '1',
  ...owner,
} as const;
const PUSH = { ...PUSH_SETTING, ...owner };
const save = centro.notifications.change;

test('a version 2 setting is saved with a secret, which stays until another method is saved', async () => {
  const first = dataOf(await save(V2)).notification;
  assert.match(first.webhookSecret ?? '', /^whsec_[0-9a-f]{48}$/);
  const { webhookSecret, ...setting } = first;
  assert.equal(setting, V2);
  assert.is(dataOf(await save(V2)).notification.webhookSecret, webhookSecret);
  dataOf(await save(PUSH));
  const { webhookSecret: other = '' } = dataOf(await save(V2)).notification;
  assert.ok(other !== webhookSecret && other.startsWith('whsec_'));
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
  const [first] = dataOf(await centro.notifications.getCatalogs()).webhookAPIKeyHeaders;
  assert.equal([key.webhookAPIKeyHeader, key.webhookAPIKeyHeaderId], [first?.name, first?.id]);
  const other = { ...plain, webhookAPIKey: 'k', webhookAPIKeyHeader: 'Authorization' };
  assert.is(dataOf(await save(other)).notification.webhookAPIKeyHeader, 'Authorization');
});

const FORMAT = 'Invalid URL format';
const unknownHeader = { webhookAPIKeyHeader: 'Host', webhookAPIKeyHeaderId: undefined };
const internalWithKey = { notificationMethod: 'internal', notificationMethodId: '4', webhookAPIKey: 'k' };
const rejected: [what: string, content: object, message: string][] = [
  ['a webhook without an address', { ...V2, webhookURL: '' }, 'Este campo es requerido'],
  ['text that is not an address', { ...V2, webhookURL: 'hola' }, FORMAT],
  ['another scheme', { ...V2, webhookURL: 'ftp://a.gt/x' }, FORMAT],
  ['a name and a password', { ...V2, webhookURL: 'https://a:b@c.gt' }, FORMAT],
  ['a port that does not exist', { ...V2, webhookURL: 'a.gt:99999' }, FORMAT],
  ['an unknown header', { ...V2, ...unknownHeader }, 'Un dato no es una cabecera del catálogo'],
  [
    'the id of another header',
    { ...V2, webhookAPIKeyHeaderId: '2' },
    'Un dato no es el de la cabecera elegida',
  ],
  ['the id of another method', { ...V2, notificationMethodId: '1' }, 'Un dato no es el del método elegido'],
  ['push with an address', { ...PUSH, webhookURL: 'a.gt' }, 'Un dato va vacío con este método'],
  ['internal with a key', { ...PUSH, ...internalWithKey }, 'Un dato va vacío con este método'],
  [
    'the level of a branch',
    { ...V2, level: 'BusinessBranch' },
    'Un dato debe ser BusinessUser para este dueño',
  ],
];
for (const [what, content, message] of rejected)
  test(`${what} is rejected with a 400 at the field`, async () => {
    const result = await save(content as typeof V2);
    assert.equal([refusalOf(result), failureOf(result).fields?.length], [`400 ${message}`, 1]);
  });

// The unit test of public addresses shows which hosts are private.
for (const webhookURL of ['localhost:3000/avisos', 'http://0x7f.0.0.1', 'http://0177.0.0.1'])
  test(`${webhookURL} is rejected as private, both when saving and when testing`, async () => {
    for (const call of [save, centro.notifications.test]) {
      const result = await call({ ...V2, webhookURL });
      assert.is(refusalOf(result), '422 La dirección es privada o del propio servidor');
    }
  });

test('a notification method that sends nothing cannot be tested', async () => {
  assert.is(failureOf(await centro.notifications.test(PUSH)).status, 422);
});

test('every branch without a webhook is given one; existing webhooks stay unchanged', async () => {
  const { database } = sandbox;
  const branch = { ...V2, ownerId: 'us_centro', level: 'BusinessBranch' } as const;
  const { webhookSecret } = dataOf(await admin.notifications.change(branch)).notification;
  await database.query(`update users set status = 'deleted' where id = 'us_antigua'`);
  const given = await giveEveryBranchAWebhook(database, 'http://localhost:3000/webhooks');
  const branches = given.map(({ username }) => username).join();
  assert.is(branches, 'cafesol-principal,tiendaluna-centro,tiendaluna-zona10');
  assert.is(given[1]?.secret, webhookSecret);
  assert.is(new Set(given.map(({ secret }) => secret)).size, 3);
  const kept = await database.query(
    `select webhook_url as url from users where id in ('us_antigua', 'us_centro', 'us_zona10') order by id`,
  );
  assert.equal(kept, [{ url: '' }, { url: V2.webhookURL }, { url: 'http://localhost:3000/webhooks' }]);
});

test('what was sent to a cashier that is deleted can no longer be looked at', async () => {
  const page = { pageProperties: { currentPage: 1, pageSize: 10 } };
  const read = () =>
    admin.notifications.listDeliveries({ ...page, ownerId: 'us_caja2', level: 'BusinessUser' });
  dataOf(await read());
  await sandbox.database.query(`update users set status = 'deleted' where id = 'us_caja2'`);
  assert.is(failureOf(await read()).status, 404);
});
