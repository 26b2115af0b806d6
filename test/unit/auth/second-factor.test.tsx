import { test } from 'uvu';
import * as assert from 'uvu/assert';
import EnrollSecondFactorScreen from '../../../src/screens/auth/enroll-second-factor-screen.tsx';
import LoginScreen from '../../../src/screens/auth/login-screen.tsx';
import SecondStepScreen from '../../../src/screens/auth/second-step-screen.tsx';
import { leaveSession, session as openSession, startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { openPage, render, submitAndLoad } from '../../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../../support/stubbed-api.ts';

const COMPLETE = 'auth/v3/credentials/second-factor';
const FACTOR = 'users/v3/profile/second-factor';
const WRONG = { code: 'wrong-code', title: 'Verificación en dos pasos', message: 'El código no es correcto' };

test.before.each(() => {
  leaveSession();
  history.replaceState(null, '', '/auth/login');
});

const openStep = () => {
  history.replaceState({ challengeToken: 'ficha-2' }, '', '/auth/second-step');
  return render(<SecondStepScreen />);
};

test('the right password of a user with a second factor leads to the second step, without an error', async () => {
  const challenge = { token: 'ficha-2', expiresInSeconds: 300 };
  const needed = { ...WRONG, code: 'second-factor-needed', challenge };
  stubbedApi({ 'auth/v3/credentials': () => failureResponse(403, needed) });
  const view = await render(<LoginScreen />);
  await view.type(view.field('Usuario'), 'tiendaluna');
  await view.type(view.field('Contraseña'), 'Cobros#2026');
  await submitAndLoad(view);
  assert.is(location.pathname, '/auth/second-step');
  assert.equal(history.state, { challengeToken: 'ficha-2' });
  assert.not.ok(view.has('[role=alert]'));
  assert.is(openSession.value, null);
});

test('a wrong code is shown at its field and stays there; a right one opens the session', async () => {
  let response = () => failureResponse(422, WRONG);
  const api = stubbedApi({ [COMPLETE]: () => response() });
  const view = await openStep();
  assert.is(location.pathname, '/auth/second-step');
  const field = view.field('Código de 6 dígitos');
  assert.equal([field.inputMode, field.autocomplete], ['numeric', 'one-time-code']);
  await view.type(field, '12345');
  await submitAndLoad(view);
  assert.is(api.calls.length, 0, 'five digits are not sent');
  await view.type(field, '123 456');
  await submitAndLoad(view);
  assert.match(view.description(field), WRONG.message);
  assert.equal([field.value, document.activeElement], ['123 456', field]);

  response = () => successResponse(session());
  await submitAndLoad(view);
  const sent = { challengeToken: 'ficha-2', verificationCode: '123 456' };
  assert.equal(api.contentsOf(COMPLETE).at(-1), sent);
  assert.is(openSession.value?.sessionId, session().sessionId);
});

test('a recovery code has its own field, and a second step that took too long leads back to the login', async () => {
  const expired = { code: 'expired-challenge', title: 'Verificación', message: 'Pasó demasiado tiempo' };
  const api = stubbedApi({ [COMPLETE]: () => failureResponse(422, expired) });
  const view = await openStep();
  await view.clickButton('Usar un código de recuperación');
  const field = view.field('Código de recuperación');
  assert.is.not(field.inputMode, 'numeric');
  await view.type(field, '7k2m 9q4d-xa31 b0c5');
  await submitAndLoad(view);
  assert.is(api.callsOf(COMPLETE)[0]?.content.verificationCode, '7k2m 9q4d-xa31 b0c5');
  assert.match(view.text('[role=alert]'), 'Pasó demasiado tiempo');
  assert.not.ok(view.has('form'));
  assert.is(view.button('Volver a iniciar sesión').getAttribute('href'), '/auth/login');
});

test('a role that requires a second factor leads to its setup without the password, and the session continues once the codes are kept', async () => {
  startSession(session({ mustEnrollSecondFactor: true }));
  const secret = 'JBSWY3DPEHPK3PXP';
  const { view, api } = await openPage(<EnrollSecondFactorScreen />, {
    [`${FACTOR}/begin`]: () =>
      successResponse({ secret, otpauthUri: 'otpauth://totp/x', qrCode: '<svg/>', expiresInSeconds: 900 }),
    [`${FACTOR}/confirm`]: () => successResponse({ recoveryCodes: ['7K2M-9Q4D-XA31-B0C5'] }),
  });
  assert.equal(api.callsOf(`${FACTOR}/begin`)[0]?.content, {});
  assert.match(view.text(), 'JBSW Y3DP EHPK 3PXP');
  assert.not.ok(view.has('a'), 'a link would lead here again');
  await view.type(view.field('Código de 6 dígitos'), '123456');
  await submitAndLoad(view);
  assert.match(view.text(), '7K2M-9Q4D-XA31-B0C5');
  assert.is(openSession.value?.mustEnrollSecondFactor, true, 'until the codes were kept');
  await view.clickButton('Ya los guardé, continuar');
  assert.is(openSession.value?.mustEnrollSecondFactor, undefined);
});
