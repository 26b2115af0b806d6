import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EmailCodeDialog } from '../../../src/screens/profile/email-dialogs.tsx';
import { profileModal } from '../../../src/screens/profile/profile-modal.ts';
import { setServerTime } from '../../../src/stores/clock.ts';
import { render, type View } from '../../support/render.tsx';
import { failureResponse, stubbedApi } from '../../support/stubbed-api.ts';

const VALIDATE = 'users/v3/profile/validate-email-change';
const SEND = 'users/v3/profile/update-email';
const EMAIL = 'nueva@luna.gt';
const realNow = Date.now;

async function open(): Promise<View> {
  profileModal.open({ step: 'email-code', emailAddress: EMAIL });
  return render(<EmailCodeDialog step="email-code" emailAddress={EMAIL} />);
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
  setServerTime(Date.now());
  await view.settle();
  await view.clickButton('Reenviar código');
  await view.settle();
}

test('a rejected code is explained and cleared; a code stays in the fields if its call failed on the way', async () => {
  const api = stubbedApi({
    [VALIDATE]: () =>
      failureResponse(422, { title: 'Correo electrónico', message: 'El código no es correcto' }),
  });
  const view = await open();
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
  const api = stubbedApi({ [SEND]: {} });
  const view = await open();
  await typeCode(view, '48');
  assert.is(view.button('Reenviar código en 1:00').getAttribute('aria-disabled'), 'true');
  await resendAfter(view, 61);
  assert.equal(api.contentsOf(SEND), [{ emailAddress: EMAIL }]);
  assert.is(shown(view), '');
  assert.is(view.text('[role=status]'), 'El código ha sido enviado con éxito');
  assert.ok(view.button('Reenviar código en 1:00'));
});

test('going back shows the address as it was typed', async () => {
  stubbedApi({});
  const view = await open();
  await view.clickButton('Volver');
  assert.equal(profileModal.current.value, { step: 'email', typed: EMAIL });
});

test('when a code is requested again too late, the dialog returns to the address, with the password field', async () => {
  stubbedApi({
    [SEND]: () =>
      failureResponse(422, { title: 'Contraseña', message: 'Escríbela', code: 'password-needed' }),
  });
  const view = await open();
  await resendAfter(view, 120);
  assert.equal(profileModal.current.value, { step: 'email', typed: EMAIL, asksPassword: true });
});
