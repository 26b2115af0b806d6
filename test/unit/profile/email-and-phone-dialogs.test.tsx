import { EmailCodeDialog, EmailDialog } from '#screens/profile/email-dialogs.tsx';
import { PhoneNumberDialog } from '#screens/profile/profile-change-dialogs.tsx';
import { profileModal } from '#screens/profile/profile-modal.ts';
import { setServerTime } from '#stores/clock.ts';
import { currentUser } from '#stores/current-user.ts';
import { clearMessage, message } from '#stores/messages.ts';
import { startSession } from '#stores/session.ts';
import { COUNTRIES } from '#words/phone.ts';
import { session } from '../../fixtures/session.ts';
import { assert, openPage, render, test, type View } from '../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const EMAIL = 'users/v3/profile/update-email';
const PHONE = 'users/v3/profile/update-phone';

async function press(view: View): Promise<void> {
  await view.click(view.find('[data-foot] button'));
  await view.loaded();
}

test('a code is sent to the new address, and the next dialog asks for it', async () => {
  const api = stubbedApi({ [EMAIL]: {} });
  profileModal.open({ step: 'email', typed: '' });
  const view = await render(<EmailDialog step="email" typed="" />);
  const [now, next] = [view.field('Correo electrónico actual'), view.field('Correo electrónico nuevo')];
  assert.equal([now.value, now.disabled], ['caja1.centro@tiendaluna.gt', true]);
  await view.type(next, 'nueva@luna');
  await press(view);
  assert.match(view.text('[role=dialog]'), 'El correo electrónico no es válido');
  assert.equal(api.calls, []);
  await view.type(next, ' nueva@luna.gt ');
  await press(view);
  assert.equal(api.contentsOf(EMAIL), [{ emailAddress: 'nueva@luna.gt' }]);
  assert.equal(profileModal.current.value, { step: 'email-code', emailAddress: 'nueva@luna.gt' });
  assert.is(currentUser.value?.emailAddress, 'caja1.centro@tiendaluna.gt', 'until the code proves it');
});

test('in an old session the password is asked for, and the typed address stays', async () => {
  const failing = (code: string, text: string) => () =>
    failureResponse(422, { title: 'Contraseña', message: text, code });
  const api = stubbedApi({ [EMAIL]: failing('password-needed', 'Escribe tu contraseña') });
  profileModal.open({ step: 'email', typed: '' });
  const view = await render(<EmailDialog step="email" typed="nueva@luna.gt" />);
  assert.is(view.field('Correo electrónico nuevo').value, 'nueva@luna.gt');
  await press(view);
  const password = view.field('Contraseña');
  assert.is(document.activeElement, password);
  assert.match(view.text('[role=dialog]'), 'Escribe tu contraseña');
  api.responders[EMAIL] = failing('wrong-password', 'La contraseña actual no es correcta');
  await view.type(password, 'Cobros#2025');
  await press(view);
  assert.match(view.text('[role=dialog]'), 'La contraseña actual no es correcta');
  assert.not.ok(view.findAll('[role=alert]').length, 'shown at the field only');
  api.responders[EMAIL] = () => successResponse({});
  await view.type(password, 'Cobros#2026');
  await press(view);
  const sent = { emailAddress: 'nueva@luna.gt', password: 'Cobros#2026' };
  assert.equal(api.callsOf(EMAIL).at(-1)?.content, sent);
  assert.equal(profileModal.current.value.step, 'email-code');
});

const VALIDATE = 'users/v3/profile/validate-email-change';
const NEW = 'nueva@luna.gt';
const realNow = Date.now;

async function openCode(): Promise<View> {
  profileModal.open({ step: 'email-code', emailAddress: NEW });
  return render(<EmailCodeDialog step="email-code" emailAddress={NEW} />);
}

const cells = (view: View) => view.findAll('[role=group] input') as HTMLInputElement[];
const shown = (view: View) => cells(view).reduce((code, { value }) => code + value, '');

async function typeCode(view: View, code: string): Promise<void> {
  await view.type(view.find('[role=group] input'), code);
  await view.settle();
}

/** Asks for another code once this many seconds have passed. */
async function resendAfter(view: View, seconds: number): Promise<void> {
  Date.now = () => realNow() + seconds * 1000;
  setServerTime(Date.now(), { sentAt: Date.now() });
  await view.settle();
  await view.clickButton('Reenviar código');
  await view.settle();
}

test('a rejected code is explained and cleared; a code stays in the fields if its call failed on the way', async () => {
  const api = stubbedApi({
    [VALIDATE]: () =>
      failureResponse(422, { title: 'Correo electrónico', message: 'El código no es correcto' }),
  });
  const view = await openCode();
  await typeCode(view, '111111');
  assert.match(view.text('[role=alert]'), 'El código no es correcto');
  assert.is(shown(view), '');
  assert.is(document.activeElement, cells(view)[0]);
  api.responders[VALIDATE] = () => Promise.reject(new TypeError('lost'));
  await typeCode(view, '482915');
  assert.match(view.text('[role=alert]'), 'Sin conexión');
  assert.is(shown(view), '482915');
});

test('after a minute another code can be requested, which clears the digits', async () => {
  const api = stubbedApi({ [EMAIL]: {} });
  const view = await openCode();
  await typeCode(view, '48');
  assert.is(view.button('Reenviar código en 1 min').getAttribute('aria-disabled'), 'true');
  await resendAfter(view, 61);
  assert.equal(api.contentsOf(EMAIL), [{ emailAddress: NEW }]);
  assert.is(shown(view), '');
  assert.is(view.text('[role=status]'), 'El código ha sido enviado con éxito');
  assert.ok(view.button('Reenviar código en 1 min'));
});

test('going back shows the address as it was typed', async () => {
  stubbedApi({});
  const view = await openCode();
  await view.clickButton('Volver');
  assert.equal(profileModal.current.value, { step: 'email', typed: NEW });
});

test('when a code is requested again too late, the dialog returns to the address, with the password field', async () => {
  stubbedApi({
    [EMAIL]: () =>
      failureResponse(422, { title: 'Contraseña', message: 'Escríbela', code: 'password-needed' }),
  });
  const view = await openCode();
  await resendAfter(view, 120);
  assert.equal(profileModal.current.value, { step: 'email', typed: NEW, asksPassword: true });
});

for (const [saved, more] of [
  ['502', []],
  ['999', ['+999']],
] as const)
  test(`for a phone number of +${saved} the usual countries and its own one are offered`, async () => {
    const { userData } = session();
    const user = { ...userData.user, countryCode: saved, phoneNumber: '5555' };
    startSession(session({ userData: { ...userData, user } }));
    const view = await render(<PhoneNumberDialog />);
    const usual = COUNTRIES.map(({ code, name }) => `+${code} ${name}`);
    assert.equal(view.texts('select option'), [...more, ...usual]);
    assert.is(view.find<HTMLSelectElement>('select').value, saved);
  });

test('a phone number that its country doesn’t have is not sent; another is sent as digits and shown at once', async () => {
  const { api, view } = await openPage(<PhoneNumberDialog />, {
    [PHONE]: ({ content: saved }) => successResponse(saved),
  });
  assert.is(view.field('Teléfono').value, '');
  for (const [country, typed, error] of [
    ['502', '5555-010', 'El teléfono debe tener 8 dígitos'],
    ['502', 'cinco', 'El teléfono no es válido'],
    ['502', ' ', 'Este campo es requerido'],
    ['503', '12345', 'El teléfono debe tener 8 dígitos'],
  ] as const) {
    await view.type(view.find<HTMLSelectElement>('select'), country);
    await view.type(view.field('Teléfono'), typed);
    await press(view);
    assert.match(view.text('[role=dialog]'), error);
    assert.is(document.activeElement, view.field('Teléfono'));
  }
  assert.equal(api.calls, []);
  await view.type(view.find<HTMLSelectElement>('select'), '1');
  await view.type(view.field('Teléfono'), '(202) 555-0143');
  await press(view);
  const phone = { countryCode: '1', phoneNumber: '2025550143' };
  assert.equal(api.contentsOf(PHONE), [phone]);
  const { countryCode, phoneNumber } = currentUser.value ?? {};
  assert.equal({ countryCode, phoneNumber }, phone);
  const again = await render(<PhoneNumberDialog />);
  assert.is(again.field('Teléfono').value.replaceAll(' ', ''), phone.phoneNumber);
  clearMessage();
  await press(again);
  assert.equal([api.callsOf(PHONE).length, message.value?.title], [1, 'Teléfono'], 'saved without a change');
  await again.type(again.find<HTMLSelectElement>('select'), '52');
  await press(again);
  assert.equal(api.contentsOf(PHONE).at(-1), { ...phone, countryCode: '52' }, 'only its country changed');
});
