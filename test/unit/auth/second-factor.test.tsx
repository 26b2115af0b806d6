import EnrollSecondFactorScreen from '#screens/auth/enroll-second-factor-screen.tsx';
import LoginScreen from '#screens/auth/login-screen.tsx';
import SecondStepScreen from '#screens/auth/second-step-screen.tsx';
import { clearSession, session as openSession, startSession } from '#stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { assert, openPage, render, test, type View } from '../support/render.tsx';
import { failureResponse, type Responders, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const COMPLETE = 'auth/v3/credentials/second-factor';
const BEGIN = 'users/v3/profile/second-factor/begin';
const CONFIRM = 'users/v3/profile/second-factor/confirm';
const RENEW = 'auth/v3/session/renew';
const WRONG = { code: 'wrong-code', title: 'Verificación en dos pasos', message: 'El código no es correcto' };

const EXPIRED = { code: 'expired-challenge', title: 'Verificación', message: 'Pasó demasiado tiempo' };
const BROKEN = { title: 'Error', message: 'Intenta de nuevo' };
const ALREADY = { title: 'Verificación', message: 'Ya está activa' };
const enrollmentOf = (secret: string) =>
  successResponse({ secret, otpauthUri: 'otpauth://totp/x', qrCode: '<svg/>', expiresInSeconds: 900 });

test.before.each(() => {
  clearSession();
  history.replaceState(null, '', '/auth/login');
});

const openStep = () => {
  history.replaceState({ challengeToken: 'ficha-2' }, '', '/auth/second-step');
  return render(<SecondStepScreen />);
};

test('the right password of a user with a second factor leads to the second step, without an error', async () => {
  const challenge = { token: 'ficha-2', expiresInSeconds: 300 };
  const needed = { ...WRONG, code: 'second-factor-needed', challenge };
  const { view } = await openPage(<LoginScreen />, {
    'auth/v3/credentials': () => failureResponse(403, needed),
  });
  await view.type(view.field('Usuario'), 'tiendaluna');
  await view.type(view.field('Contraseña'), 'Cobros#2026');
  await view.submitAndLoad();
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
  const words = 'Verificación en dos pasosTu contraseña es correcta. Falta un código.Código de 6 dígitos';
  assert.match(view.text(), words);
  assert.match(view.text(), 'VerificarVolver a iniciar sesión');
  const field = view.field('Código de 6 dígitos');
  assert.equal([field.inputMode, field.autocomplete], ['numeric', 'one-time-code']);
  await view.type(field, '12345');
  await view.submitAndLoad();
  assert.is(api.calls.length, 0, 'five digits are not sent');
  await view.type(field, '123 456');
  await view.submitAndLoad();
  assert.match(view.description(field), WRONG.message);
  assert.equal([field.value, document.activeElement], ['123 456', field]);

  response = () => successResponse(session());
  await view.submitAndLoad();
  const sent = { challengeToken: 'ficha-2', verificationCode: '123 456' };
  assert.equal(api.contentsOf(COMPLETE).at(-1), sent);
  assert.is(openSession.value?.sessionId, session().sessionId);
});

test('a recovery code has its own field, and a second step that took too long leads back to the login', async () => {
  const api = stubbedApi({ [COMPLETE]: () => failureResponse(422, WRONG) });
  const view = await openStep();
  await view.type(view.field('Código de 6 dígitos'), '123');
  await view.clickButton('Usar un código de recuperación');
  const field = view.field('Código de recuperación');
  assert.is(field.value, '');
  assert.is.not(field.inputMode, 'numeric');
  assert.is(document.activeElement, field);
  await view.type(field, '7k2m 9q4d-xa31 b0c5');
  await view.submitAndLoad();
  assert.is(api.callsOf(COMPLETE)[0]?.content.verificationCode, '7k2m 9q4d-xa31 b0c5');
  assert.match(view.description(field), WRONG.message);
  await view.clickButton('Usar un código de la aplicación');
  assert.is(document.activeElement, view.field('Código de 6 dígitos'));
  api.responders[COMPLETE] = () => failureResponse(422, EXPIRED);
  await view.type(view.field('Código de 6 dígitos'), '123456');
  await view.submitAndLoad();
  assert.match(view.text('[role=alert]'), 'Pasó demasiado tiempo');
  assert.not.ok(view.has('form'));
  assert.is(view.button('Volver a iniciar sesión').getAttribute('href'), '/auth/login');
});

function openSetup(responders: Responders) {
  startSession(session({ mustEnrollSecondFactor: true }));
  return openPage(<EnrollSecondFactorScreen />, responders);
}

async function sendCode(view: View): Promise<void> {
  await view.type(view.field('Código de 6 dígitos'), '123456');
  await view.submitAndLoad();
}

test('a role that requires a second factor leads to its setup without the password, and the session continues once the codes are kept', async () => {
  const { view, api } = await openSetup({
    [BEGIN]: () => enrollmentOf('JBSWY3DPEHPK3PXP'),
    [CONFIRM]: { recoveryCodes: ['7K2M-9Q4D-XA31-B0C5'] },
  });
  assert.equal(api.contentsOf(BEGIN), [{}]);
  const words =
    'Verificación en dos pasosTu rol la exige. Instala en tu teléfono una aplicación de verificación y escanea este código con ella.¿No puedes escanearlo?';
  assert.match(view.text(), words);
  assert.match(view.text(), 'ActivarCerrar sesión');
  assert.match(view.text(), 'JBSW Y3DP EHPK 3PXP');
  assert.not.ok(view.has('a'), 'a link would lead here again');
  await sendCode(view);
  assert.match(view.text(), 'Guarda tus códigosGuárdalos ahora: no se vuelven a mostrar.');
  assert.match(view.text(), '7K2M-9Q4D-XA31-B0C5CopiarDescargarImprimirYa los guardé, continuar');
  assert.is(openSession.value?.mustEnrollSecondFactor, true, 'until the codes were kept');
  await view.clickButton('Ya los guardé, continuar');
  assert.is(openSession.value?.mustEnrollSecondFactor, undefined);
});

test('if no secret could be loaded, the reason gets the focus, and a retry shows a secret', async () => {
  const { view, api } = await openSetup({ [BEGIN]: () => failureResponse(500, BROKEN) });
  assert.is(document.activeElement, view.find('[role=alert]'));
  assert.match(view.text('[role=alert]'), 'Error: Intenta de nuevo');
  assert.equal([view.has('form'), api.callsOf(RENEW).length], [false, 0]);
  api.responders[BEGIN] = () => enrollmentOf('AAAABBBBCCCCDDDD');
  await view.clickAndLoad('Reintentar');
  assert.match(view.text(), 'AAAA BBBB CCCC DDDD');
  assert.not.ok(view.has('[role=alert]'));
});

for (const [what, sessionId, demanded] of [
  ['the session’s requirements are read again', session().sessionId, undefined],
  ['the requirements of another session are ignored', 'otra', true],
] as const)
  test(`if the second factor is already set up, ${what}`, async () => {
    const { api } = await openSetup({
      [BEGIN]: () => failureResponse(400, ALREADY),
      [RENEW]: session({ sessionId }),
    });
    assert.is(api.callsOf(RENEW).length, 1);
    assert.is(openSession.value?.mustEnrollSecondFactor, demanded);
    assert.is(openSession.value?.sessionId, session().sessionId);
  });

test('when the server’s requirements cannot be read, an error is shown', async () => {
  const { view } = await openSetup({
    [BEGIN]: () => failureResponse(400, ALREADY),
    [RENEW]: () => failureResponse(500, BROKEN),
  });
  assert.match(view.text('[role=alert]'), BROKEN.message);
  assert.is(openSession.value?.mustEnrollSecondFactor, true);
});

test('a wrong code is shown at its field, another failure above it', async () => {
  const { view, api } = await openSetup({
    [BEGIN]: () => enrollmentOf('AAAABBBBCCCCDDDD'),
    [CONFIRM]: () => failureResponse(422, WRONG),
  });
  await sendCode(view);
  const field = view.field('Código de 6 dígitos');
  assert.equal([field.getAttribute('aria-invalid'), document.activeElement], ['true', field]);
  assert.not.ok(view.has('[role=alert]'));
  api.responders[CONFIRM] = () => failureResponse(500, BROKEN);
  await sendCode(view);
  assert.is(document.activeElement, view.find('form [role=alert]'));
  assert.is(field.getAttribute('aria-invalid'), null);
  assert.equal([api.callsOf(BEGIN).length, field.value], [1, '123456']);
});

test('a code for an expired secret starts again with a new secret', async () => {
  const { view, api } = await openSetup({
    [BEGIN]: () => enrollmentOf('AAAABBBBCCCCDDDD'),
    [CONFIRM]: () => failureResponse(422, EXPIRED),
  });
  api.responders[BEGIN] = () => enrollmentOf('EEEEFFFFGGGGHHHH');
  await sendCode(view);
  assert.match(view.text('[role=alert]'), 'Pasó demasiado tiempo');
  assert.match(view.text(), 'EEEE FFFF GGGG HHHH');
  assert.is(api.callsOf(BEGIN).length, 2);
});
