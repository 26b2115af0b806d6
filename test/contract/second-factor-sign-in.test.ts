import { assert, countRows, latestMailOf, PASSWORD, sandboxWith, test } from '../support/suite.ts';
import {
  authorizationOf,
  challengeOf,
  codeOf,
  codeOfFailure,
  enroll,
  typeCode,
  typePassword,
  wrongCodeOf,
} from './support/second-factor.ts';

const { sandbox, database } = await sandboxWith();

const sessionsOf = (username: string) =>
  database.query('select 1 from sessions s join users u on u.id = s.user_id where username = $1', [username]);

async function waitingOf(username: string) {
  const { secret } = await enroll(sandbox, username);
  return { secret, token: await challengeOf(sandbox, username) };
}

test('the password alone opens no session; with a code a normal session opens', async () => {
  const before = (await typePassword(sandbox, 'tiendaluna')).content as object;
  const { secret } = await enroll(sandbox, 'tiendaluna');
  const open = (await sessionsOf('tiendaluna')).length;
  const first = await typePassword(sandbox, 'tiendaluna');
  assert.equal([first.status, first.content, codeOfFailure(first)], [403, null, 'second-factor-needed']);
  assert.not.match(JSON.stringify(first.info), secret);
  assert.is((await sessionsOf('tiendaluna')).length, open);

  const { token } = (first.info as unknown as { challenge: { token: string } }).challenge;
  const typed = (await codeOf(database, secret)).replace(/^.../, '$& ');
  const second = await typeCode(sandbox, token, ` ${typed}`);
  assert.is(second.status, 200);
  assert.equal(Object.keys(second.content as object).sort(), Object.keys(before).sort());
  const { sessionId } = second.content as { sessionId: string };
  const pending = await sandbox.post('transactions/v3/pending', {}, authorizationOf(sessionId));
  assert.is(pending.status, 200);
});

test('a code is accepted once, also one step early or late, and a token once', async () => {
  const username = 'tiendaluna-administracion';
  const { secret } = await enroll(sandbox, username);
  const early = await codeOf(database, secret, 1);
  const token = await challengeOf(sandbox, username);
  const tooLate = await typeCode(sandbox, token, await codeOf(database, secret, -2));
  assert.equal([tooLate.status, tooLate.info.message], [422, 'El código no es correcto']);
  assert.is((await typeCode(sandbox, token, early)).status, 200);
  const replayed = await typeCode(sandbox, await challengeOf(sandbox, username), early);
  assert.equal([replayed.status, replayed.info.message], [422, 'Este código ya se usó, espera el siguiente']);
  // Also rejected: an unused code that is older than the last one used.
  const older = await typeCode(sandbox, await challengeOf(sandbox, username), await codeOf(database, secret));
  assert.is(older.status, 422);
  await sandbox.advance(60);
  const spent = await typeCode(sandbox, token, await codeOf(database, secret));
  assert.equal([spent.status, codeOfFailure(spent)], [422, 'expired-challenge']);
});

test('a token is valid for five minutes, or until the password changes', async () => {
  const username = 'tiendaluna-supervisor';
  const { secret, authorization } = await enroll(sandbox, username);
  const late = await challengeOf(sandbox, username);
  await sandbox.advance(301);
  const expired = await typeCode(sandbox, late, await codeOf(database, secret));
  assert.is(codeOfFailure(expired), 'expired-challenge');

  const waiting = await challengeOf(sandbox, username);
  const passwords = { currentPassword: PASSWORD, newPassword: 'Quetzal*77' };
  assert.is((await sandbox.post('auth/v3/change_password', passwords, authorization)).status, 200);
  const ended = await typeCode(sandbox, waiting, await codeOf(database, secret));
  assert.is(codeOfFailure(ended), 'expired-challenge');
});

test('when two sign-ins use one code, recovery code or token at the same moment, one succeeds', async () => {
  const username = 'tiendaluna-contabilidad';
  const { secret, recoveryCodes } = await enroll(sandbox, username);
  const tokens = [await challengeOf(sandbox, username), await challengeOf(sandbox, username)];
  const code = await codeOf(database, secret);
  const statuses = async (calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).sort();
  assert.equal(await statuses(tokens.map((token) => typeCode(sandbox, token, code))), [200, 422]);

  const again = [await challengeOf(sandbox, username), await challengeOf(sandbox, username)];
  const recovery = recoveryCodes[0] ?? '';
  assert.equal(await statuses(again.map((token) => typeCode(sandbox, token, recovery))), [200, 422]);

  const token = await challengeOf(sandbox, username);
  const others = [recoveryCodes[1] ?? '', recoveryCodes[2] ?? ''];
  assert.equal(await statuses(others.map((one) => typeCode(sandbox, token, one))), [200, 422]);
});

test('a recovery code works once, in either case and without its hyphens too, and its owner is notified', async () => {
  const username = 'cafesol';
  const { recoveryCodes, authorization } = await enroll(sandbox, username);
  assert.is(new Set(recoveryCodes).size, 10);
  const typed = ` ${(recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ')}`;
  assert.is((await typeCode(sandbox, await challengeOf(sandbox, username), typed)).status, 200);
  assert.is((await typeCode(sandbox, await challengeOf(sandbox, username), typed)).status, 422);
  const status = await sandbox.post('users/v3/profile/second-factor/status', {}, authorization);
  assert.is((status.content as { recoveryCodesLeft: number }).recoveryCodesLeft, 9);

  const { subject } = await latestMailOf(database, username);
  assert.is(subject, 'Se usó un código de recuperación');
  const [entry] = await database.query<{ action: string; detail: string }>(
    `select action, detail from activity where action = 'recovery-code-used' order by id desc limit 1`,
  );
  assert.equal(entry, { action: 'recovery-code-used', detail: '9' });
});

test('a second step leaves that of another person waiting', async () => {
  await database.query('delete from second_factors');
  const people = await Promise.all(['tiendaluna-contabilidad', 'cafesol'].map((who) => waitingOf(who)));
  await sandbox.advance(60);
  for (const { token, secret } of people)
    assert.is((await typeCode(sandbox, token, await codeOf(database, secret))).status, 200);
});

test('after five wrong codes even the right one is rejected, with any token, and the owner is notified', async () => {
  await database.query('delete from second_factors');
  const { secret } = await enroll(sandbox, 'tiendaluna');
  const wrong = await wrongCodeOf(database, secret);
  for (let time = 0; time < 5; time++)
    assert.is((await typeCode(sandbox, await challengeOf(sandbox, 'tiendaluna'), wrong)).status, 422);
  const right = async () =>
    typeCode(sandbox, await challengeOf(sandbox, 'tiendaluna'), await codeOf(database, secret));
  const stopped = await right();
  assert.is(stopped.status, 429);
  assert.ok(Number(stopped.headers.get('Retry-After')) > 0);
  assert.is(await countRows(database, `activity where action = 'second-factor-locked'`), 1);
  const { subject, body } = await latestMailOf(database, 'tiendaluna');
  assert.is(subject, 'Códigos de verificación equivocados');
  assert.match(body, 'No se aceptan más durante 15 minutos.');
  assert.match(body, 'Si no fuiste tú, cambia tu contraseña');
  await sandbox.advance(15 * 60);
  assert.is((await right()).status, 200);
});

test('recovering the password does not bypass the second step, and codes are not stored in plain text', async () => {
  const username = 'tiendaluna-administracion';
  await database.query('delete from second_factors');
  const { secret, recoveryCodes } = await enroll(sandbox, username);
  await sandbox.post('password_recoveries/v3/forgot', { username });
  const { code: verificationCode } = await latestMailOf(database, username);
  const recovered = { username, verificationCode, password: 'Quetzal*77' };
  assert.is((await sandbox.post('password_recoveries/v3/recover', recovered)).status, 200);
  const signedIn = await sandbox.post('auth/v3/credentials', { username, password: 'Quetzal*77' });
  assert.is(signedIn.status, 403);

  const kept = JSON.stringify([
    await database.query('select * from activity'),
    await database.query('select * from outbox'),
    await database.query('select * from second_factor_recovery_codes'),
  ]);
  for (const text of [secret, ...recoveryCodes]) assert.not.match(kept, text);
});
