import { deleteOldDevices } from '#sandbox/access/sign-in/known-devices.ts';
import type { Schemas } from '#sandbox/ground/contract/operation-types.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';
import { assert, type RawResponse, sandboxWith, test } from '../support/suite.ts';
import { authorizationOf as authorization, typePassword } from './support/second-factor.ts';

const { sandbox, database } = await sandboxWith();

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const NEWER_CHROME = CHROME.replace('142', '143');
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

/** Signs in with a browser at a network address, and returns the Authorization header of the session. */
async function signIn(username: string, userAgent: string, address: string) {
  const headers = { 'User-Agent': userAgent, 'X-Forwarded-For': address };
  const { content } = await typePassword(sandbox, username, headers);
  return authorization((content as Schemas['Session']).sessionId);
}
const mails = () =>
  database.query<{ to_address: string; body: string }>(
    `select to_address, body from outbox where subject = 'Nuevo inicio de sesión' order by id`,
  );

test('the first sign-in from a new device or place is reported; the account’s first device and a new browser version are not', async () => {
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

test('a device that was not used for half a year counts as new again, even if it was the last one used', async () => {
  await sandbox.advance(181 * 24 * 3600);
  await deleteOldDevices(database, await readClock(database));
  const before = (await mails()).length;
  await signIn('tiendaluna-centro', CHROME, '198.51.100.4');
  await signIn('tiendaluna-centro', IPHONE, '190.148.20.7');
  assert.is((await mails()).length, before + 2);
  await signIn('tiendaluna-zona10', IPHONE, '203.0.113.9');
  assert.is((await mails()).length, before + 3);
});

test('the database stores only a hash of the token', async () => {
  const token = await sandbox.signIn('tiendaluna');
  const rows = await sandbox.database.query<{ token_hash: string }>('select token_hash from sessions');
  assert.ok(rows.length > 0);
  assert.not.ok(rows.some((row) => row.token_hash.includes(token)));
});

test('signing out ends the session of the header, and is rejected if the content names another user', async () => {
  const headers = authorization(await sandbox.signIn('tiendaluna'));
  for (const other of [{ userId: 'us_sol' }, { username: 'cafesol' }]) {
    const { status, info } = await sandbox.post('auth/v3/logout', other, headers);
    assert.equal([status, info.fields?.[0]?.field], [400, Object.keys(other)[0]]);
  }
  assert.is((await sandbox.post('auth/v3/logout', {}, headers)).status, 200);
  assert.is((await sandbox.post('transactions/v3/balances', {}, headers)).status, 401);
});

test('a session ends after six hours, and renewing it starts another six', async () => {
  const left = await sandbox.signIn('tiendaluna');
  const kept = await sandbox.signIn('tiendaluna');
  await sandbox.advance(20_000);
  const renewed = (await sandbox.post('auth/v3/session/renew', {}, authorization(kept))).content;
  assert.is((renewed as Schemas['Session']).sessionId, kept);
  await sandbox.advance(2_000);
  assert.is((await sandbox.post('transactions/v3/balances', {}, authorization(left))).status, 401);
  assert.is((await sandbox.post('transactions/v3/balances', {}, authorization(kept))).status, 200);
});

test('every response shows whether the caller’s permissions have changed, and renewing the session returns the new ones', async () => {
  const token = await sandbox.signIn('tiendaluna-supervisor');
  const call = (path: string, headers = {}) =>
    sandbox.post(path, {}, { ...authorization(token), ...headers });
  const renewed = async () => ((await call('auth/v3/session/renew')).content as Schemas['Session']).userData;
  const versionOf = ({ headers }: RawResponse) => headers.get('x-access-version');

  const polled = await call('transactions/v3/pending');
  const before = (await renewed()).accessVersion;
  assert.is(versionOf(polled), before);
  await sandbox.database.query(`update users set role_id = 'ro_contabilidad' where id = 'us_supervisor'`);
  const unchanged = await sandbox.call('transactions/v3/pending', {
    method: 'POST',
    headers: { ...authorization(token), 'If-None-Match': polled.headers.get('etag') ?? '' },
    body: '{"requestContent":{}}',
  });
  const after = unchanged.headers.get('x-access-version');
  assert.equal([unchanged.status, after === before], [304, false]);
  const rejected = await call('users/v1/admin/users/list');
  assert.equal([rejected.status, versionOf(rejected)], [403, after]);
  const now = await renewed();
  assert.equal([now.accessVersion, now.user.roleName], [after, 'Contabilidad']);
});

test('sessions show their device and network address, expired ones are not listed, and one or all others can be closed', async () => {
  const username = 'tiendaluna-centro-caja1';
  await signIn(username, IPHONE, '198.51.100.4');
  await sandbox.advance(7 * 3600);
  const here = await signIn(username, CHROME, '190.148.20.7');
  const phone = await signIn(username, IPHONE, '203.0.113.9');
  const there = [await signIn(username, CHROME, '203.0.113.9')];
  const foreign = await signIn('tiendaluna-centro-caja2', CHROME, '190.148.20.7');
  const call = async (what: string, headers: { Authorization: string }, content = {}) =>
    sandbox.post(`users/v3/profile/sessions/${what}`, content, headers);
  const { sessions } = (await call('list', here)).content as Schemas['ListOwnSessionsAnswer'];
  const shown = sessions.map(({ device, address, current }) => `${device} ${address} ${current}`);
  assert.is(shown[0], 'Chrome en Windows 190.148.20.7 true');
  const others = ['Chrome en Windows 203.0.113.9 false', 'Safari en iPhone 203.0.113.9 false'];
  assert.equal(shown.slice(1).sort(), others);

  const ofPhone = { id: sessions.find(({ device }) => device === 'Safari en iPhone')?.id };
  assert.is((await call('close', foreign, ofPhone)).status, 404);
  assert.is((await call('close', here, ofPhone)).status, 200);
  assert.is((await call('close', here, ofPhone)).status, 404);
  there.push(await signIn(username, IPHONE, '203.0.113.9'));
  const closed = await call('close-others', here);
  assert.equal(closed.content, { closedCount: 2 });
  for (const headers of [phone, ...there]) assert.is((await call('list', headers)).status, 401);
  for (const headers of [here, foreign]) assert.is((await call('list', headers)).status, 200);
  const recorded = await sandbox.database.query<{ detail: string }>(
    `select detail from activity where action = 'other-sessions-closed'`,
  );
  assert.equal(recorded, [{ detail: '2' }]);
});

test('the sessions of a business that the provider blocks are over', async () => {
  const headers = authorization(await sandbox.signIn('cafesol'));
  await database.query(`update businesses set status = 'blocked' where id = 'bu_sol'`);
  assert.is((await sandbox.post('transactions/v3/balances', {}, headers)).status, 401);
});
