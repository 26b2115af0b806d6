import { deleteOldEnrollments } from '#sandbox/access/second-factor/enrollment.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';
import { restoreFixture } from '../support/fixture-database.ts';
import { assert, dataOf, latestMailOf, PASSWORD, sandboxWith, test } from '../support/suite.ts';
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
test.before.each(() => restoreFixture(database));

const signIn = async (username: string) => authorizationOf(await sandbox.signIn(username));
type Headers = { Authorization: string };
const post = (call: string, headers: Headers, content: object = {}) =>
  sandbox.post(`users/v3/profile/second-factor/${call}`, content, headers);
const RECOVERY_CODES = 'users/v3/profile/second-factor/recovery-codes';
const disable = (headers: Headers, content: object) =>
  sandbox.post('users/v3/profile/second-factor/disable', content, headers);
const begin = async (headers: Headers, content: object) => {
  const response = await post('begin', headers, content);
  return { ...response, ...(response.content as { secret: string; otpauthUri: string; qrCode: string }) };
};
const confirm = (headers: Headers, verificationCode: string) =>
  post('confirm', headers, { verificationCode });
const lastMailOf = async (username: string) => (await latestMailOf(database, username)).subject;
const actionsOf = async (username: string) => {
  const rows = await database.query<{ action: string }>(
    `select action from activity where actor_username = $1 and action like '%second-factor%' order by id`,
    [username],
  );
  return rows.map(({ action }) => action);
};

test('setting up a second factor needs the password and a code of the new secret, and ends the other sessions', async () => {
  const [here, elsewhere] = [await signIn('tiendaluna'), await signIn('tiendaluna')];
  const statusOf = async () => (await post('status', here)).content as Record<string, unknown>;
  assert.is((await statusOf()).enabled, false);
  assert.is((await begin(here, {})).status, 400);
  assert.is(codeOfFailure(await begin(here, { password: 'Otra#2026' })), 'wrong-password');
  assert.is(codeOfFailure(await confirm(here, '123456')), 'expired-challenge');

  const { secret, otpauthUri, qrCode } = await begin(here, { password: PASSWORD });
  assert.match(otpauthUri, new RegExp(`^otpauth://totp/.*tiendaluna\\?.*secret=${secret}`));
  assert.match(qrCode, /^<svg /);
  assert.is(codeOfFailure(await confirm(here, await wrongCodeOf(database, secret))), 'wrong-code');
  assert.is((await typePassword(sandbox, 'tiendaluna')).status, 200, 'not yet on');

  const done = await confirm(here, await codeOf(database, secret));
  assert.is((done.content as { recoveryCodes: string[] }).recoveryCodes.length, 10);
  // The first response may have been lost: the same code reports that everything is done.
  const repeated = await confirm(here, await codeOf(database, secret));
  assert.equal(
    [codeOfFailure(repeated), repeated.info.message],
    ['expired-challenge', 'Ya está activa con este teléfono'],
  );
  const status = await statusOf();
  assert.equal([status.enabled, status.recoveryCodesLeft, status.required], [true, 10, false]);
  assert.is((await post('status', elsewhere)).status, 401);
  assert.is((await typePassword(sandbox, 'tiendaluna')).status, 403);
  assert.is(await lastMailOf('tiendaluna'), 'Activaste la verificación en dos pasos');
  assert.equal(await actionsOf('tiendaluna'), ['second-factor-on']);
});

test('an enrollment expires after a quarter of an hour', async () => {
  const headers = await signIn('cafesol');
  const { secret } = await begin(headers, { password: PASSWORD });
  await sandbox.advance(15 * 60);
  assert.is(codeOfFailure(await confirm(headers, await codeOf(database, secret))), 'expired-challenge');
});

test('a phone stays when the time to move to another is over', async () => {
  const username = 'tiendaluna-supervisor';
  const { authorization, secret } = await enroll(sandbox, username);
  const proof = { password: PASSWORD, verificationCode: await codeOf(database, secret) };
  assert.is((await begin(authorization, proof)).status, 200);
  await sandbox.advance(16 * 60);
  await deleteOldEnrollments(database, await readClock(database));
  const signedIn = typeCode(sandbox, await challengeOf(sandbox, username), await codeOf(database, secret));
  assert.is((await signedIn).status, 200);
});

test('of a password changed while it is compared and a second factor turned off with it, the factor stays', async () => {
  const username = 'tiendaluna-supervisor';
  const { authorization, secret } = await enroll(sandbox, username);
  const proof = { password: PASSWORD, verificationCode: await codeOf(database, secret) };
  const { transaction } = database;
  database.transaction = async (work) => {
    Object.assign(database, { transaction });
    await database.query(`update users set password_hash = 'that of the other' where username = $1`, [
      username,
    ]);
    return transaction(work);
  };
  assert.is(codeOfFailure(await disable(authorization, proof)), 'wrong-password');
});

test('moving to another phone, renewing the codes and turning the second factor off need the password and a code', async () => {
  const username = 'tiendaluna-administracion';
  const { authorization, secret, recoveryCodes } = await enroll(sandbox, username);
  assert.is((await begin(authorization, { password: PASSWORD })).status, 400);
  const moved = { password: PASSWORD, verificationCode: await codeOf(database, secret) };
  const next = await begin(authorization, moved);
  await sandbox.advance(60);
  // The old phone stays valid until a code of the new one has been entered.
  const old = await typeCode(sandbox, await challengeOf(sandbox, username), await codeOf(database, secret));
  assert.is(old.status, 200);
  const begunBefore = await challengeOf(sandbox, username);
  assert.is((await confirm(authorization, await codeOf(database, next.secret))).status, 200);
  await sandbox.advance(60);
  // A sign-in that was started with the old phone cannot continue.
  const later = await typeCode(sandbox, begunBefore, await codeOf(database, next.secret));
  assert.is(codeOfFailure(later), 'expired-challenge');
  assert.equal(await actionsOf(username), ['second-factor-on', 'second-factor-moved']);
  assert.is(await lastMailOf(username), 'Cambiaste el teléfono de tu verificación en dos pasos');
  await sandbox.advance(60);
  const tooOld = await typeCode(sandbox, await challengeOf(sandbox, username), recoveryCodes[0] ?? '');
  assert.is(tooOld.status, 422);

  const proof = async () => ({ password: PASSWORD, verificationCode: await codeOf(database, next.secret) });
  const guess = { ...(await proof()), password: 'Otra#2026' };
  assert.is(codeOfFailure(await disable(authorization, guess)), 'wrong-password');
  const renewed = await sandbox.post(RECOVERY_CODES, await proof(), authorization);
  const [fresh = ''] = (renewed.content as { recoveryCodes: string[] }).recoveryCodes;
  assert.is(await lastMailOf(username), 'Tus códigos de recuperación cambiaron');
  await sandbox.advance(60);
  const off = { password: PASSWORD, verificationCode: fresh };
  assert.is((await disable(authorization, off)).status, 200);
  assert.is((await typePassword(sandbox, username)).status, 200);
  assert.is(await lastMailOf(username), 'Desactivaste la verificación en dos pasos');
  assert.is(codeOfFailure(await disable(authorization, off)), 'second-factor-off');
});

test('a role that requires a second factor demands its setup, without the password, and it can’t be turned off', async () => {
  const username = 'tiendaluna-contabilidad';
  const before = await signIn(username);
  const owner = await sandbox.api('tiendaluna-administracion');
  const set = (roleIds: string[]) => owner.administrativeUsers.setSecondFactorRoles({ roleIds });
  assert.is((await set(['ro_unknown'])).ok, false);
  const { roles } = dataOf(await set(['ro_contabilidad']));
  const requiring = roles.filter(({ requiresSecondFactor }) => requiresSecondFactor);
  assert.is(requiring.map(({ id }) => id).join(), 'ro_contabilidad');
  assert.is((await sandbox.post('transactions/v3/pending', {}, before)).status, 401, 'signs in again');
  const signedIn = (await typePassword(sandbox, username)).content as Record<string, unknown>;
  assert.is(signedIn.mustEnrollSecondFactor, true);
  assert.is('mustEnrollSecondFactor' in ((await typePassword(sandbox, 'cafesol')).content as object), false);
  const left = authorizationOf(String(signedIn.sessionId));
  const refused = await sandbox.post('transactions/v3/pending', {}, left);
  assert.equal([refused.status, codeOfFailure(refused)], [403, 'second-factor-enrollment-needed']);
  await sandbox.advance(16 * 60);
  assert.is((await sandbox.post('auth/v3/session/renew', {}, left)).status, 200);
  const late = await post('begin', left);
  assert.equal([late.status, codeOfFailure(late)], [401, 'session-ended'], 'somebody may have left it open');

  const open = await signIn(username);
  const { secret } = await begin(open, {});
  assert.is((await confirm(open, await codeOf(database, secret))).status, 200);
  assert.is((await sandbox.post('transactions/v3/pending', {}, open)).status, 200);
  await sandbox.advance(60);
  const proof = { password: PASSWORD, verificationCode: await codeOf(database, secret) };
  assert.is(codeOfFailure(await disable(open, proof)), 'second-factor-demanded');
  await set([]);
  assert.is((await disable(open, proof)).status, 200);
  const actions = await actionsOf('tiendaluna-administracion');
  assert.equal(actions.slice(-2), ['second-factor-roles', 'no-second-factor-roles']);
});

test('a colleague who is setting one up stays signed in when another role starts to require it or somebody gets a role', async () => {
  const owner = await sandbox.api('tiendaluna-administracion');
  const set = (roleIds: string[]) => owner.administrativeUsers.setSecondFactorRoles({ roleIds });
  const supervisor = { userId: 'us_supervisor', name: 'Sara', emailAddress: 'sara@luna.gt' };
  const giveSupervisor = async (roleId: string) =>
    dataOf(await owner.administrativeUsers.update({ ...supervisor, roleId }));
  const statusOf = async (session: { Authorization: string }) =>
    (await sandbox.post('transactions/v3/pending', {}, session)).status;
  await set(['ro_contabilidad']);
  const enrolling = await signIn('tiendaluna-contabilidad');
  const before = await signIn('tiendaluna-supervisor');
  await giveSupervisor('ro_contabilidad');
  assert.equal([await statusOf(enrolling), await statusOf(before)], [403, 401]);
  await giveSupervisor('ro_supervisor');
  const again = await signIn('tiendaluna-supervisor');
  await set(['ro_contabilidad', 'ro_supervisor']);
  assert.equal([await statusOf(enrolling), await statusOf(again)], [403, 401]);
  await set([]);
});

test('an administrator resets another user’s second factor, even the owner’s, but not their own or a missing one', async () => {
  const admin = await sandbox.api('tiendaluna-administracion');
  const reset = async (userId: string) => {
    const result = await admin.administrativeUsers.resetSecondFactor({ userId });
    return result.ok ? 200 : (result.failure.status ?? 0);
  };
  await enroll(sandbox, 'tiendaluna');
  const { authorization } = await enroll(sandbox, 'tiendaluna-supervisor');
  const waiting = await challengeOf(sandbox, 'tiendaluna-supervisor');
  assert.is(await reset('us_supervisor'), 200);
  assert.is((await post('status', authorization)).status, 401);
  assert.is(codeOfFailure(await typeCode(sandbox, waiting, '123456')), 'expired-challenge');
  assert.is((await typePassword(sandbox, 'tiendaluna-supervisor')).status, 200);
  assert.is(await lastMailOf('tiendaluna-supervisor'), 'Se quitó tu verificación en dos pasos');
  assert.equal(
    [await reset('us_supervisor'), await reset('us_administracion'), await reset('us_sol')],
    [409, 403, 404],
  );
  assert.is(await reset('us_luna'), 200, 'the owner’s');
});
