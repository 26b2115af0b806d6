import type { SecondFactorStatus } from '@cobros/sdk';
import { DialogValuesContext } from '#blocks/form/use-restorable-state.ts';
import { SecondFactorCard } from '#screens/profile/cards/second-factor-card.tsx';
import { SessionsCard } from '#screens/profile/cards/sessions-card.tsx';
import { type ProfileStep, profileModal } from '#screens/profile/profile-modal.ts';
import { PushCard } from '#screens/profile/push/push-card.tsx';
import { EnrollSecondFactorDialog } from '#screens/profile/second-factor-dialogs.tsx';
import { OWN_SESSIONS, PUSH_DEVICES, SECOND_FACTOR } from '#stores/cache-keys.ts';
import { forgetResources, invalidate } from '#stores/resource.ts';
import { assert, openPage, render, test, type View } from '../support/render.tsx';
import { failureResponse, later, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const STATUS = 'users/v3/profile/second-factor/status';
const ON: SecondFactorStatus = {
  enabled: true,
  required: false,
  enrollmentDate: '2026-11-02T15:00:00.000Z',
  formattedEnrollmentDate: '02/11/2026',
  recoveryCodesLeft: 10,
};
const NEVER = { enrollmentDate: null, formattedEnrollmentDate: null };
const OFF = { ...ON, ...NEVER, enabled: false, recoveryCodesLeft: 0 };

const ON_IPHONE = { id: 'se_1', device: 'Safari en iPhone', current: true };
const OPEN = { sessions: [ON_IPHONE] };
const PUSH = { publicKey: 'B'.repeat(87), kinds: ['payments'], devices: [ON_IPHONE] };

async function open(status: SecondFactorStatus): Promise<View> {
  forgetResources();
  return (await openPage(<SecondFactorCard />, { [STATUS]: status })).view;
}

const buttons = (view: View) => view.findAll('button').map((button) => button.getAttribute('aria-label'));

const EVERY: [status: SecondFactorStatus, button: string, step: ProfileStep][] = [
  [OFF, 'Activar verificación en dos pasos', { step: 'second-factor', enabled: false }],
  [ON, 'Desactivar verificación en dos pasos', { step: 'second-factor-off' }],
  [ON, 'Cambiar teléfono de la verificación', { step: 'second-factor', enabled: true }],
  [ON, 'Renovar códigos de recuperación', { step: 'recovery-codes' }],
];
test('each state offers its buttons, which open their dialogs', async () => {
  for (const [status, name, step] of EVERY) {
    const view = await open(status);
    const offered = EVERY.filter(([of]) => of === status).map(([, button]) => button);
    assert.equal(buttons(view), offered);
    await view.clickButton(name);
    assert.equal(profileModal.current.value, step);
  }
});

test('the card says since when it is on and how many codes are left; users who must have it can’t turn it off, and see why', async () => {
  for (const [recoveryCodesLeft, codes] of [
    [0, 'No te queda ninguno: renuévalos'],
    [1, 'Te queda 1'],
    [9, 'Te quedan 9'],
  ] as const)
    for (const required of [false, true]) {
      const view = await open({ ...ON, required, recoveryCodesLeft });
      assert.match(
        view.text(),
        required ? 'Desde el 02/11/2026. Tu rol la exige.' : /Desde el 02.11.2026(?!. Tu rol)/,
      );
      assert.is(buttons(view).includes('Desactivar verificación en dos pasos'), !required);
      assert.match(view.texts('li').at(-1) ?? '', `Códigos de recuperación${codes}Renovar`);
    }
});

test('while the state is unknown nothing is offered, and a failure can be retried', async () => {
  const { response, give } = later();
  const api = stubbedApi({ [STATUS]: () => response });
  const view = await render(<SecondFactorCard />);
  assert.match(view.text(), 'Cargando');
  assert.equal(buttons(view), []);
  await view.actAndLoad(() => give(failureResponse(500, { title: 'Error', message: 'Otra vez' })));
  assert.match(view.text('[role=alert]'), 'Otra vez');
  assert.is(view.text('h2'), 'Verificación en dos pasos', 'what could not be loaded');
  api.responders[STATUS] = () => successResponse(OFF);
  await view.clickAndLoad('Reintentar');
  assert.match(view.text(), 'Desactivada');
  assert.not.match(view.text(), 'Cargando');
});

for (const [what, card, path, key, content, shown] of [
  ['second factor', <SecondFactorCard key="1" />, STATUS, SECOND_FACTOR, ON, 'Desde el 02/11/2026'],
  [
    'sessions',
    <SessionsCard key="2" />,
    'users/v3/profile/sessions/list',
    OWN_SESSIONS,
    OPEN,
    'Safari en iPhone',
  ],
  ['push devices', <PushCard key="3" />, 'users/v3/profile/push/get', PUSH_DEVICES, PUSH, 'Safari en iPhone'],
] as const)
  test(`the card of the ${what} goes on showing what it knows when it cannot be read again`, async () => {
    const { view, api } = await openPage(card, { [path]: content });
    api.responders[path] = () => failureResponse(500, { title: 'Error', message: 'Otra vez' });
    await view.act(() => invalidate(key));
    await view.loaded();
    assert.is(api.callsOf(path).length, 2);
    assert.match(view.text(), shown);
    assert.not.ok(view.has('[role=alert]'));
  });

const FACTOR = 'users/v3/profile/second-factor';
const WRONG = { code: 'wrong-password', title: 'Contraseña', message: 'La contraseña actual no es correcta' };
const ENROLLMENT = {
  secret: 'JBSWY3DPEHPK3PXP',
  otpauthUri: 'otpauth://totp/x',
  qrCode: '<svg/>',
  expiresInSeconds: 900,
};

const openEnrollment = (enabled: boolean) =>
  render(
    <DialogValuesContext value={{}}>
      <EnrollSecondFactorDialog step="second-factor" enabled={enabled} />
    </DialogValuesContext>,
  );

test('password, secret and code lead to the recovery codes, which are shown once, and stay until the user confirms having kept them', async () => {
  const api = stubbedApi({
    [`${FACTOR}/begin`]: () => failureResponse(422, WRONG),
    [`${FACTOR}/confirm`]: () => successResponse({ recoveryCodes: ['7K2M-9Q4D-XA31-B0C5'] }),
  });
  const leaving = () => new Event('beforeunload', { cancelable: true });
  const step = { step: 'second-factor', enabled: false } as const;
  profileModal.open(step);
  const view = await openEnrollment(false);
  const password = view.field('Contraseña');
  await view.type(password, 'Otra#2026');
  await view.submitAndLoad();
  assert.match(view.description(password), WRONG.message);
  api.responders[`${FACTOR}/begin`] = ENROLLMENT;
  await view.type(password, 'Cobros#2026');
  await view.submitAndLoad();
  assert.match(view.text(), 'JBSW Y3DP EHPK 3PXP');
  assert.ok(dispatchEvent(leaving()));
  await view.type(view.field('Código de 6 dígitos'), '123 456');
  await view.submitAndLoad();
  assert.equal(api.contentsOf(`${FACTOR}/confirm`), [{ verificationCode: '123 456' }]);
  assert.match(view.text(), '7K2M-9Q4D-XA31-B0C5');
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
  const view = await openEnrollment(true);
  await view.type(view.field('Contraseña'), 'Cobros#2026');
  await view.type(view.field('Código de 6 dígitos'), '123456');
  await view.submitAndLoad();
  const proof = { password: 'Cobros#2026', verificationCode: '123456' };
  assert.equal(api.callsOf(`${FACTOR}/begin`)[0]?.content, proof);
  assert.is(view.field('Código de 6 dígitos').value, '');
});
