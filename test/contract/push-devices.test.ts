import type { Schemas } from '@cobros/sdk';
import { startPushService } from '../support/push-service.ts';
import {
  assert,
  closed,
  dataOf,
  failureOf,
  rejectionOf,
  resetFixture,
  sandboxWith,
  test,
} from '../support/suite.ts';

const service = closed(await startPushService());
const { sandbox, database, admin, caja1 } = await sandboxWith('admin', 'caja1');
test.before.each(async () => {
  await resetFixture(database);
  await database.query('delete from push_devices');
});

const devicesOf = async ({ profile }: typeof admin, content: Schemas['GetPushContent'] = {}) =>
  dataOf(await profile.getPush(content)).devices;
const actions = async () =>
  dataOf(
    await admin.activity.list({ kinds: ['profile'], pageProperties: { currentPage: 1, pageSize: 10 } }),
  ).data.map(({ description }) => description);

test('every process and every person gets the same key, which a browser takes', async () => {
  const keys = await Promise.all([admin, caja1, admin].map(({ profile }) => profile.getPush({})));
  const [first, ...others] = keys.map((key) => dataOf(key).publicKey);
  const point = Buffer.from(first ?? '', 'base64url');
  assert.equal([point.length, point[0]], [65, 4]);
  for (const other of others) assert.is(other, first);
});

test('a new device is told everything that its person may read, without texts; the device finds itself', async () => {
  const { content } = service.browser('one');
  assert.equal(dataOf(await caja1.profile.getPush({})).kinds, ['payments', 'failed-closings']);
  const { device } = dataOf(await caja1.profile.subscribePush(content));
  const { id, creationDate, formattedCreationDate, formattedCreationTime, ...rest } = device;
  assert.equal(rest, {
    device: 'Equipo desconocido',
    current: true,
    kinds: ['payments', 'failed-closings'],
    leastAmount: 0,
    showsText: false,
  });
  assert.equal(await devicesOf(caja1, { endpoint: content.endpoint }), [device]);
  assert.equal(await devicesOf(caja1), [{ ...device, current: false }]);
  assert.equal(await devicesOf(admin), []);
});

test('choices are changed one by one, and subscribing again keeps them', async () => {
  const { content } = service.browser('one');
  const { id } = dataOf(await admin.profile.subscribePush({ ...content, leastAmount: 99.5 })).device;
  dataOf(await admin.profile.updatePush({ id, kinds: ['payments'] }));
  const { device } = dataOf(await admin.profile.updatePush({ id, showsText: true }));
  const { kinds, leastAmount, showsText } = device;
  assert.equal([kinds, leastAmount, showsText], [['payments'], 99.5, true]);
  const again = dataOf(await admin.profile.subscribePush(content)).device;
  assert.equal(again, { ...device, current: true });
});

test('the activity tells when a device begins and ends, and not that it was subscribed again', async () => {
  const { content } = service.browser('one');
  const before = await actions();
  const { id } = dataOf(await admin.profile.subscribePush(content)).device;
  dataOf(await admin.profile.subscribePush(content));
  dataOf(await admin.profile.unsubscribePush({ id }));
  const added = (await actions()).slice(0, -before.length || undefined);
  assert.equal(added, [
    'Quitó los avisos con el portal cerrado de Equipo desconocido',
    'Pidió avisos con el portal cerrado en Equipo desconocido',
  ]);
  assert.equal(await devicesOf(admin), []);
  assert.is(failureOf(await admin.profile.unsubscribePush({ id })).status, 404);
});

test('a browser tells one person: whoever subscribes it takes it over', async () => {
  const { content } = service.browser('shared');
  dataOf(await admin.profile.subscribePush({ ...content, showsText: true }));
  const { device } = dataOf(await caja1.profile.subscribePush(content));
  assert.is(device.showsText, false);
  assert.equal([await devicesOf(admin), (await devicesOf(caja1)).length], [[], 1]);
});

test('a device ends with the session that subscribed it last, and messages are sealed with its latest keys', async () => {
  const [older, newer] = [await sandbox.api('tiendaluna'), await sandbox.api('tiendaluna')];
  const [first, latest] = [service.browser('one').content, service.browser('one').content];
  dataOf(await older.profile.subscribePush(first));
  dataOf(await newer.profile.subscribePush(latest));
  const [stored] = await database.query('select endpoint, p256dh, auth from push_devices');
  assert.equal(stored, latest);
  dataOf(await older.auth.signOut({}));
  assert.is((await devicesOf(admin)).length, 1);
  dataOf(await newer.auth.signOut({}));
  assert.equal(await devicesOf(admin), []);
});

test('of more than ten devices, the one subscribed longest ago is forgotten', async () => {
  for (let at = 1; at <= 11; at += 1) {
    await sandbox.advance(1);
    dataOf(await admin.profile.subscribePush(service.browser(`device-${at}`).content));
  }
  const left = await database.query<{ endpoint: string }>('select endpoint from push_devices');
  assert.is(left.length, 10);
  assert.not.ok(left.some(({ endpoint }) => endpoint.endsWith('/device-1')));
});

test('nobody changes or ends the notices of somebody else', async () => {
  const { id } = dataOf(await admin.profile.subscribePush(service.browser('one').content)).device;
  assert.is(failureOf(await caja1.profile.updatePush({ id, showsText: true })).status, 404);
  assert.is(failureOf(await caja1.profile.unsubscribePush({ id })).status, 404);
  assert.is((await devicesOf(admin))[0]?.showsText, false);
});

test('only https to a public address is taken, and only keys that can be used', async () => {
  const { content } = service.browser('one');
  const subscribe = async (changes: object) =>
    rejectionOf(await admin.profile.subscribePush({ ...content, ...changes }));
  const endpoints = ['http://push.example/x', 'push.example/x', 'https://ana:x@push.example/', 'https://[/'];
  for (const endpoint of [...endpoints, `https://push.example/${'x'.repeat(1000)}`])
    assert.is(await subscribe({ endpoint }), '400 endpoint', endpoint);
  const secrets = ['https://localhost/x', 'https://127.0.0.1/x', 'https://10.0.0.8/x', 'https://[::1]/x'];
  for (const endpoint of secrets) {
    const { status, code } = failureOf(await admin.profile.subscribePush({ ...content, endpoint }));
    assert.equal([status, code], [422, 'private-address'], endpoint);
  }
  assert.is(await subscribe({ p256dh: `B${'A'.repeat(86)}` }), '400 p256dh', 'not on the curve');
  assert.is(await subscribe({ p256dh: content.p256dh.slice(1) }), '400 p256dh');
  assert.is(await subscribe({ auth: 'x' }), '400 auth');
  assert.is(await subscribe({ leastAmount: 0.001 }), '400 leastAmount');
  assert.is(await subscribe({ kinds: [] }), '400 kinds');
  assert.equal(await devicesOf(admin), []);
});

test('nobody is told what they may not read', async () => {
  const { content } = service.browser('one');
  const kinds: Schemas['PushKind'][] = ['returned-deposits'];
  assert.is(failureOf(await caja1.profile.subscribePush({ ...content, kinds })).status, 403);
  const { id } = dataOf(await caja1.profile.subscribePush(content)).device;
  assert.is(failureOf(await caja1.profile.updatePush({ id, kinds })).status, 403);
});
