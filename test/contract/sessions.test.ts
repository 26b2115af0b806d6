import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Schemas } from '../../sandbox/contract/operation-types.ts';
import { openSandbox, type RawResponse } from '../support/in-process-sandbox.ts';

const sandbox = await openSandbox();
test.after(() => sandbox.close());

const authorization = (token: string) => ({ Authorization: `Bearer ${token}` });

interface SessionContent {
  sessionId: string;
  sessionExpiresInSeconds: number;
}

test('the database stores only a hash of the token', async () => {
  const token = await sandbox.signIn('tiendaluna');
  const rows = await sandbox.database.query<{ token_hash: string }>('select token_hash from sessions');
  assert.ok(rows.length > 0);
  assert.not.ok(rows.some((row) => row.token_hash.includes(token)));
});

test('a session ends when its user signs out', async () => {
  const token = await sandbox.signIn('tiendaluna');
  for (const other of [{ userId: 'us_sol' }, { username: 'cafesol' }]) {
    const { status, info } = await sandbox.post('auth/v3/logout', other, authorization(token));
    assert.equal([status, info.fields?.[0]?.field], [400, Object.keys(other)[0]]);
  }
  assert.is((await sandbox.post('auth/v3/logout', {}, authorization(token))).status, 200);
  assert.is((await sandbox.post('transactions/v3/balances', {}, authorization(token))).status, 401);
});

test('a session ends after six hours, and renewing it starts another six', async () => {
  const left = await sandbox.signIn('tiendaluna');
  const kept = await sandbox.signIn('tiendaluna');
  await sandbox.advance(20_000);
  const renewed = await sandbox.post('auth/v3/session/renew', {}, authorization(kept));
  assert.is((renewed.content as SessionContent).sessionExpiresInSeconds, 21_600);
  assert.is((renewed.content as SessionContent).sessionId, kept);
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
  const unchanged = await sandbox.handle(
    new Request('http://sandbox/api/transactions/v3/pending', {
      method: 'POST',
      headers: { ...authorization(token), 'If-None-Match': polled.headers.get('etag') ?? '' },
      body: '{"requestContent":{}}',
    }),
  );
  const after = unchanged.headers.get('x-access-version');
  assert.equal([unchanged.status, after === before], [304, false]);
  const rejected = await call('users/v1/admin/users/list');
  assert.equal([rejected.status, versionOf(rejected)], [403, after]);
  const now = await renewed();
  assert.equal([now.accessVersion, now.user.roleName], [after, 'Contabilidad']);
});
