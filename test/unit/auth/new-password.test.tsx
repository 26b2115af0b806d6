import { validate } from 'superstruct';
import ChangeOneTimePasswordScreen from '#screens/auth/change-one-time-password-screen.tsx';
import ForgotPasswordScreen from '#screens/auth/forgot-password-screen.tsx';
import { recoverPassword, resetPasswordForm } from '#screens/auth/recovery-operations.ts';
import ResetPasswordScreen from '#screens/auth/reset-password-screen.tsx';
import SecondStepScreen from '#screens/auth/second-step-screen.tsx';
import { message } from '#stores/messages.ts';
import { rememberUser } from '#stores/remembered-user.ts';
import { session as openSession, startSession } from '#stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { assert, openPage, render, test, type View } from '../support/render.tsx';
import { failureResponse, later, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const PATH = 'password_recoveries/v3/recover';
const form = (code: string) => ({ code, password1: 'Nueva#2026', password2: 'Nueva#2026' });

test('a code in any grouping is sent as its digits; a code with more or fewer digits, or anything else, is invalid', async () => {
  const api = stubbedApi({ [PATH]: {} });
  for (const code of ['123456', '123-456', ' 123 456 ', '12-34 56']) {
    assert.is(validate(form(code), resetPasswordForm)[0], undefined, code);
    await recoverPassword('tiendaluna', form(code));
  }
  const sent = { username: 'tiendaluna', verificationCode: '123456', password: 'Nueva#2026' };
  assert.equal(api.contentsOf(PATH), Array(4).fill(sent));
  for (const code of ['12345', '1234567', '12345a', '123*456']) {
    const [failure] = validate(form(code), resetPasswordForm);
    assert.is(failure?.failures()[0]?.message, 'El código tiene 6 dígitos', code);
  }
});

const REQUEST = 'password_recoveries/v3/forgot';
const RECOVER = 'password_recoveries/v3/recover';
const SENT = 'El código ha sido enviado con éxito';
const NEW = 'Nueva#2026';

const openReset = () => {
  history.replaceState({ username: 'tiendaluna' }, '', '/auth/reset-password');
  return render(<ResetPasswordScreen />);
};
async function fill(view: View): Promise<void> {
  await view.type(view.field('Código de verificación'), '482 915');
  await view.type(view.field('Nueva contraseña'), NEW);
  await view.type(view.field('Confirmación de contraseña'), NEW);
}

test('the remembered username is filled in, and sent without surrounding spaces and @', async () => {
  history.replaceState(null, '', '/auth/forgot-password');
  rememberUser('tiendasol', true);
  const { api, view } = await openPage(<ForgotPasswordScreen />, { [REQUEST]: {} });
  assert.is(view.field('Usuario').value, 'tiendasol');
  const words =
    '¿Olvidaste tu contraseña?Enviaremos un código al correo electrónico registrado de tu usuarioUsuarioSiguienteVolver a iniciar sesión';
  assert.match(view.text(), words);
  assert.is(view.button('Volver a iniciar sesión').getAttribute('href'), '/auth/login');
  await view.type(view.field('Usuario'), ' @tiendaluna ');
  await view.submitAndLoad();
  assert.equal(api.contentsOf(REQUEST), [{ username: 'tiendaluna' }]);
  assert.equal([location.pathname, history.state], ['/auth/reset-password', { username: 'tiendaluna' }]);
});

for (const [name, Screen] of [
  ['a new password without the user', ResetPasswordScreen],
  ['the second step without the password', SecondStepScreen],
] as const)
  test(`${name} redirects to the login`, async () => {
    stubbedApi({});
    history.replaceState(null, '', '/auth/somewhere');
    const view = await render(<Screen />);
    assert.is(location.pathname, '/auth/login');
    assert.not.ok(view.has('form'));
  });

test('after setting a new password the login is shown, which says that it was changed', async () => {
  stubbedApi({ [RECOVER]: {} });
  const view = await openReset();
  assert.is(location.pathname, '/auth/reset-password');
  const words =
    'Enviamos un correo electrónico con el código de verificación al usuario tiendaluna.Código de verificación';
  assert.match(view.text(), words);
  assert.is(view.button('Volver a iniciar sesión').getAttribute('href'), '/auth/login');
  assert.is(view.find<HTMLInputElement>('[autocomplete=username]').value, 'tiendaluna');
  await fill(view);
  await view.submitAndLoad();
  assert.is(location.pathname, '/auth/login');
  const told = [message.value?.title, message.value?.text];
  assert.equal(told, ['Contraseña', 'Tu contraseña se cambio con éxito']);
});

for (const [field, label] of [
  ['verificationCode', 'Código de verificación'],
  ['password', 'Nueva contraseña'],
] as const)
  test(`what the server rejects of ${field} is said at «${label}»`, async () => {
    const info = { title: 'Contraseña', message: 'Revisa', fields: [{ field, message: 'No sirve' }] };
    stubbedApi({ [RECOVER]: () => failureResponse(422, info) });
    const view = await openReset();
    await fill(view);
    await view.submitAndLoad();
    const control = view.field(label);
    assert.is(control.getAttribute('aria-invalid'), 'true');
    assert.is(document.activeElement, control);
    assert.match(view.text(), 'No sirve');
  });

test('sending another code is confirmed beside its button, and a failure is explained there', async () => {
  const api = stubbedApi({
    [REQUEST]: () => failureResponse(429, { title: 'Espera', message: 'Un minuto' }),
  });
  const view = await openReset();
  assert.match(view.text(), SENT);
  await fill(view);
  await view.clickAndLoad('Reenviar código');
  assert.is(document.activeElement, view.find('[role=alert]'));
  assert.match(view.text('[role=alert]'), 'Espera: Un minuto');
  assert.not.match(view.text(), SENT);
  api.responders[REQUEST] = () => successResponse({});
  await view.clickAndLoad('Reenviar código');
  assert.not.ok(view.has('[role=alert]'));
  assert.match(view.text(), SENT);
  assert.equal(api.contentsOf(REQUEST), Array(2).fill({ username: 'tiendaluna' }));
  const code = view.field('Código de verificación');
  assert.equal(
    [document.activeElement === code, code.value],
    [true, ''],
    'the code before is no longer valid',
  );
  assert.is.not(view.field('Nueva contraseña').value, '');
});

test('while the new password is being sent, no other code can be requested', async () => {
  const { response, give } = later();
  const api = stubbedApi({ [RECOVER]: () => response });
  const view = await openReset();
  await fill(view);
  await view.submit();
  await view.clickButton('Reenviar código');
  assert.not.match(view.text(), SENT);
  await view.actAndLoad(() =>
    give(failureResponse(422, { title: 'Código', message: 'El código no es correcto' })),
  );
  assert.match(view.text('[role=alert]'), 'El código no es correcto');
  assert.is(view.field('Código de verificación').value, '482 915');
  assert.is(api.callsOf(REQUEST).length, 0);
});

const CHANGE = 'auth/v3/change_password';

async function changeOneTimePassword(respond: () => Response) {
  startSession(session({ mustChangePassword: true }));
  const { api, view } = await openPage(<ChangeOneTimePasswordScreen />, { [CHANGE]: respond });
  await view.type(view.field('Nueva contraseña'), NEW);
  await view.type(view.field('Confirmación de contraseña'), NEW);
  await view.submitAndLoad();
  return { api, view };
}

test('a one-time password is replaced without asking for it again, after which the session is a normal one', async () => {
  const { api, view } = await changeOneTimePassword(() => Response.json({ responseContent: {} }));
  const words =
    'Crea una contraseñaEntraste con una contraseña de un solo uso. Crea la tuya para continuar.Nueva contraseña';
  assert.match(view.text(), words);
  assert.not.match(view.text(), 'Afíliate');
  assert.ok(view.button('Cerrar sesión'));
  assert.is(view.find<HTMLInputElement>('[autocomplete=username]').value, session().userData.user.username);
  assert.equal(api.contentsOf(CHANGE), [{ newPassword: NEW }]);
  assert.is(openSession.value?.mustChangePassword, false);
  assert.equal([message.value?.title, message.value?.text], ['Contraseña', 'Se actualizo con éxito']);
});

test('when the server rejects the password, the screen stays, and the reason gets the focus', async () => {
  const { view } = await changeOneTimePassword(() =>
    failureResponse(422, { title: 'Contraseña', message: 'Ya la usaste' }),
  );
  assert.is(document.activeElement, view.find('[role=alert]'));
  assert.match(view.text('[role=alert]'), 'Ya la usaste');
  assert.is(openSession.value?.mustChangePassword, true);
  assert.is(message.value, null);
});
