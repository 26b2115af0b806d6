import { assert, latestMailOf, PASSWORD, sandboxOf, test } from '../support/suite.ts';

const sandbox = await sandboxOf();

const NEW = 'Quetzal*77';
const authorization = (token: string) => ({ Authorization: `Bearer ${token}` });
const signIn = (username: string, password: string) =>
  sandbox.post('auth/v3/credentials', { username, password });
const change = (token: string, content: object) =>
  sandbox.post('auth/v3/change_password', content, authorization(token));
const pending = (token: string) => sandbox.post('transactions/v3/pending', {}, authorization(token));
const mailOf = (username: string) => latestMailOf(sandbox.database, username);

test('changing the password requires the current one, ends the other sessions and keeps this one', async () => {
  const username = 'tiendaluna-centro-caja1';
  const [here, elsewhere] = [await sandbox.signIn(username), await sandbox.signIn(username)];
  assert.is((await change(here, { currentPassword: PASSWORD, newPassword: NEW })).status, 200);
  assert.is((await pending(here)).status, 200);
  assert.is((await pending(elsewhere)).status, 401);
  assert.is((await signIn(username, PASSWORD)).status, 401);
  assert.is((await signIn(username, NEW)).status, 200);
  assert.is((await mailOf(username)).subject, 'Tu contraseña cambió');
});

test('a missing, wrong or unchanged password is rejected, each with its own reason', async () => {
  const token = await sandbox.signIn('tiendaluna-centro');
  const missing = await change(token, { newPassword: NEW });
  assert.equal([missing.status, missing.info.fields?.[0]?.field], [400, 'currentPassword']);
  const wrong = await change(token, { currentPassword: 'Otra#2026', newPassword: NEW });
  assert.equal([wrong.status, wrong.info.message], [422, 'La contraseña actual no es correcta']);
  const same = await change(token, { currentPassword: PASSWORD, newPassword: PASSWORD });
  assert.equal([same.status, same.info.message], [422, 'La contraseña nueva debe ser distinta de la actual']);
  assert.is((await change(token, { currentPassword: PASSWORD, newPassword: 'Cobros2026' })).status, 400);
  assert.is((await pending(token)).status, 200);
});

test('after the fifth wrong current password no further attempt is accepted, and the session stays open', async () => {
  const token = await sandbox.signIn('tiendaluna-centro-caja2');
  const guess = () => change(token, { currentPassword: 'Otra#2026', newPassword: NEW });
  for (let turn = 0; turn < 5; turn++) assert.is((await guess()).status, 422);
  const stopped = await change(token, { currentPassword: PASSWORD, newPassword: NEW });
  assert.is(stopped.status, 429);
  assert.ok(Number(stopped.headers.get('Retry-After')) > 0);
  assert.is((await pending(token)).status, 200);
});

test('of two simultaneous password changes one wins, even at two processes', async () => {
  const token = await sandbox.signIn('cafesol');
  const { database } = sandbox;
  const { transaction } = database;
  database.transaction = async (work) => {
    Object.assign(database, { transaction });
    await database.query(`update users set password_hash = 'that of the other' where username = 'cafesol'`);
    return transaction(work);
  };
  assert.is((await change(token, { currentPassword: PASSWORD, newPassword: NEW })).status, 422);
});

test('a reset ends the sessions and unlocks the username, and the one-time password can only be used to choose a new one', async () => {
  const username = 'tiendaluna-centro-caja3';
  const before = await sandbox.signIn(username);
  const admin = await sandbox.signIn('tiendaluna');
  for (let turn = 0; turn < 5; turn++) await signIn(username, 'Otra#2026');
  await sandbox.post('password_recoveries/v3/forgot', { username });
  const { code } = await mailOf(username);
  const reset = await sandbox.post('users/v3/password/reset', { userId: 'us_caja3' }, authorization(admin));
  assert.is(reset.status, 200);
  assert.is((await pending(before)).status, 401);
  const oldCode = { username, verificationCode: code, password: NEW };
  assert.is((await sandbox.post('password_recoveries/v3/recover', oldCode)).status, 422);

  const { password } = await mailOf(username);
  const { content } = await signIn(username, password);
  const { sessionId, mustChangePassword } = content as { sessionId: string; mustChangePassword: boolean };
  assert.is(mustChangePassword, true);
  const refused = await pending(sessionId);
  assert.equal([refused.status, refused.info.message], [403, 'Cambia tu contraseña para continuar']);
  assert.is((await change(sessionId, { newPassword: NEW })).status, 200);
  assert.is((await pending(sessionId)).status, 200);
  assert.is((await signIn(username, password)).status, 401);
});

test('the one-time password cannot be chosen as the new one', async () => {
  await sandbox.database.query(`update users set must_change_password = true where id = 'us_zona10'`);
  const token = await sandbox.signIn('tiendaluna-zona10');
  assert.is((await change(token, { newPassword: PASSWORD })).status, 422);
  assert.is((await change(token, { currentPassword: 'Otra#2026', newPassword: NEW })).status, 422);
});
