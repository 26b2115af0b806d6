import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readClock } from '../../sandbox/rules/clock.ts';
import { deleteOldDevices } from '../../sandbox/rules/known-devices.ts';
import { PASSWORD } from '../support/insert-fixture.ts';
import { openSandbox } from '../support/open-sandbox.ts';
import { authorizationOf } from '../support/second-factor.ts';

const sandbox = await openSandbox();
test.after(() => sandbox.close());
const { database } = sandbox;

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const NEWER_CHROME = CHROME.replace('142', '143');
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

const signIn = async (username: string, userAgent: string, address: string) => {
  const headers = { 'User-Agent': userAgent, 'X-Forwarded-For': address };
  const { content } = await sandbox.post('auth/v3/credentials', { username, password: PASSWORD }, headers);
  return authorizationOf((content as { sessionId: string }).sessionId);
};
const mails = () =>
  database.query<{ to_address: string; body: string }>(
    `select to_address, body from outbox where subject = 'Nuevo inicio de sesión' order by id`,
  );

test('a sign-in from a new device or place is told once; the first of all and a new version of a browser are not', async () => {
  await signIn('tiendaluna-centro', CHROME, '190.148.20.7');
  await signIn('tiendaluna-centro', NEWER_CHROME, '190.148.20.7');
  assert.is((await mails()).length, 0);

  await signIn('tiendaluna-centro', IPHONE, '190.148.20.7');
  await signIn('tiendaluna-centro', IPHONE, '190.148.20.7');
  await signIn('tiendaluna-zona10', IPHONE, '203.0.113.9');
  const [told, ...more] = await mails();
  assert.is(more.length, 0);
  for (const text of ['Usuario: tiendaluna-centro', 'Safari en iPhone', '190.148.20.7', /\d\d:\d\d:\d\d/])
    assert.match(told?.body ?? '', text);

  await signIn('tiendaluna-centro', CHROME, '203.0.113.9');
  assert.match((await mails())[1]?.body ?? '', '203.0.113.9');
});

test('devices that were not used for half a year are new again, the last one too', async () => {
  await sandbox.advance(181 * 24 * 3600);
  await deleteOldDevices(database, await readClock(database));
  const before = (await mails()).length;
  await signIn('tiendaluna-centro', CHROME, '198.51.100.4');
  await signIn('tiendaluna-centro', IPHONE, '190.148.20.7');
  assert.is((await mails()).length, before + 2);
  await signIn('tiendaluna-zona10', IPHONE, '203.0.113.9');
  assert.is((await mails()).length, before + 3);
});

test('sessions show their address, and the others can be closed together', async () => {
  const username = 'tiendaluna-centro-caja1';
  const here = await signIn(username, CHROME, '190.148.20.7');
  const there = [
    await signIn(username, IPHONE, '203.0.113.9'),
    await signIn(username, CHROME, '203.0.113.9'),
  ];
  const foreign = await signIn('tiendaluna-centro-caja2', CHROME, '190.148.20.7');
  const list = async (headers: { Authorization: string }) =>
    sandbox.post('users/v3/profile/sessions/list', {}, headers);
  const { sessions } = (await list(here)).content as { sessions: { address: string }[] };
  assert.equal(sessions.map(({ address }) => address).sort(), ['190.148.20.7', '203.0.113.9', '203.0.113.9']);

  const closed = await sandbox.post('users/v3/profile/sessions/close-others', {}, here);
  assert.equal(closed.content, { closedCount: 2 });
  for (const headers of there) assert.is((await list(headers)).status, 401);
  assert.is((await list(here)).status, 200);
  assert.is((await list(foreign)).status, 200);
  const recorded = await database.query<{ detail: string }>(
    `select detail from activity where action = 'other-sessions-closed'`,
  );
  assert.equal(recorded, [{ detail: '2' }]);
});

test.run();
