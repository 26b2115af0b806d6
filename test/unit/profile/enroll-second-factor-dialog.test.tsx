import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DialogValuesContext } from '../../../src/blocks/form/use-restorable-state.ts';
import { profileModal } from '../../../src/screens/profile/profile-modal.ts';
import { EnrollSecondFactorDialog } from '../../../src/screens/profile/second-factor-dialogs.tsx';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { render, type View } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const FACTOR = 'users/v3/profile/second-factor';
const WRONG = { code: 'wrong-password', title: 'Contraseña', message: 'La contraseña actual no es correcta' };
const ENROLLMENT = {
  secret: 'JBSWY3DPEHPK3PXP',
  otpauthUri: 'otpauth://totp/x',
  qrCode: '<svg/>',
  expiresInSeconds: 900,
};

const submit = async (view: View) => {
  await view.submit();
  for (let turn = 0; turn < 5; turn++) await view.settle();
};
const open = (enabled: boolean) =>
  render(
    <DialogValuesContext value={{}}>
      <EnrollSecondFactorDialog step="second-factor" enabled={enabled} />
    </DialogValuesContext>,
  );

test('password, secret and code lead to the recovery codes; a wrong password is shown at its field', async () => {
  let begin = () => failureResponse(422, WRONG);
  const api = stubbedApi({
    [`${FACTOR}/begin`]: () => begin(),
    [`${FACTOR}/confirm`]: () => successResponse({ recoveryCodes: ['7K2M-9Q4D-XA31-B0C5'] }),
  });
  const view = await open(false);
  const password = view.field('Contraseña');
  await view.type(password, 'Otra#2026');
  await submit(view);
  assert.match(view.text(`#${password.getAttribute('aria-describedby')}`), WRONG.message);
  begin = () => successResponse(ENROLLMENT);
  await view.type(password, 'Cobros#2026');
  await submit(view);
  assert.match(view.text(), 'JBSW Y3DP EHPK 3PXP');
  await view.type(view.field('Código de 6 dígitos'), '123 456');
  await submit(view);
  assert.equal(api.callsOf(`${FACTOR}/confirm`)[0]?.content, { verificationCode: '123 456' });
  assert.match(view.text(), '7K2M-9Q4D-XA31-B0C5');
});

test('the recovery codes are shown once, and stay until the user confirms having kept them', async () => {
  stubbedApi({
    [`${FACTOR}/begin`]: () => successResponse(ENROLLMENT),
    [`${FACTOR}/confirm`]: () => successResponse({ recoveryCodes: ['7K2M-9Q4D-XA31-B0C5'] }),
  });
  const leaving = () => new Event('beforeunload', { cancelable: true });
  const step = { step: 'second-factor', enabled: false } as const;
  profileModal.open(step);
  const view = await open(false);
  await view.type(view.field('Contraseña'), 'Cobros#2026');
  await submit(view);
  assert.ok(dispatchEvent(leaving()));
  await view.type(view.field('Código de 6 dígitos'), '123456');
  await submit(view);
  assert.not.ok(dispatchEvent(leaving()));
  await view.press('Escape');
  await view.clickButton('Cerrar');
  assert.equal(profileModal.current.value, step);
  assert.match(view.text('[role=alert]'), 'no se vuelven a mostrar');
  assert.is(document.activeElement, view.button('Ya los guardé'));
  await view.clickButton('Ya los guardé');
  assert.equal(profileModal.current.value, { step: 'none' });
  await view.unmount();
  assert.ok(dispatchEvent(leaving()));
});

test('moving to another phone needs a code of the current one, and the field for the new phone’s code starts empty', async () => {
  const api = stubbedApi({ [`${FACTOR}/begin`]: () => successResponse(ENROLLMENT) });
  const view = await open(true);
  await view.type(view.field('Contraseña'), 'Cobros#2026');
  await view.type(view.field('Código de 6 dígitos'), '123456');
  await submit(view);
  assert.equal(api.callsOf(`${FACTOR}/begin`)[0]?.content, {
    password: 'Cobros#2026',
    verificationCode: '123456',
  });
  assert.is(view.field('Código de 6 dígitos').value, '');
});
