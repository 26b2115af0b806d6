import type { SecondFactorStatus } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SecondFactorCard } from '../../../src/screens/profile/cards/second-factor-card.tsx';
import { type ProfileStep, profileModal } from '../../../src/screens/profile/profile-modal.ts';
import { forgetResources } from '../../../src/stores/resource.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { clickAndLoad, loadedView } from '../../support/loaded-view.ts';
import { openPage } from '../../support/open-page.tsx';
import { render, type View } from '../../support/render.tsx';
import { later, stubbedApi } from '../../support/stubbed-api.ts';

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

const open = async (status: SecondFactorStatus): Promise<View> =>
  (await openPage(<SecondFactorCard />, { [STATUS]: status })).view;

const buttons = (view: View) => view.findAll('button').map((button) => button.getAttribute('aria-label'));

const OPENED: [status: SecondFactorStatus, button: string, step: ProfileStep][] = [
  [OFF, 'Activar verificación en dos pasos', { step: 'second-factor', enabled: false }],
  [ON, 'Desactivar verificación en dos pasos', { step: 'second-factor-off' }],
  [ON, 'Cambiar teléfono de la verificación', { step: 'second-factor', enabled: true }],
  [ON, 'Renovar códigos de recuperación', { step: 'recovery-codes' }],
];
for (const [status, name, step] of OPENED) {
  test(`«${name}» opens its dialog`, async () => {
    profileModal.close();
    const view = await open(status);
    const offered = OPENED.filter(([of]) => of === status).map(([, button]) => button);
    assert.equal(buttons(view), offered);
    await view.clickButton(name);
    assert.equal(profileModal.current.value, step);
  });
}

test('users who must have a second factor can’t turn it off, and see why', async () => {
  const view = await open({ ...ON, required: true });
  assert.match(view.text(), 'Desde el 02/11/2026. Tu rol la exige.');
  assert.not.ok(buttons(view).includes('Desactivar verificación en dos pasos'));
  forgetResources();
  const free = await open(ON);
  assert.not.match(free.container.textContent ?? '', 'Tu rol la exige');
});

for (const [left, text] of [
  [0, 'No te queda ninguno: renuévalos'],
  [1, 'Te queda 1'],
  [9, 'Te quedan 9'],
] as const) {
  test(`with ${left} recovery codes left the card shows «${text}»`, async () => {
    const view = await open({ ...ON, recoveryCodesLeft: left });
    assert.match(view.findAll('li').at(-1)?.textContent ?? '', `Códigos de recuperación${text}Renovar`);
  });
}

test('while the state is unknown nothing is offered, and a failure can be retried', async () => {
  const { response, give } = later();
  const api = stubbedApi({ [STATUS]: () => response });
  const view = await render(<SecondFactorCard />);
  assert.match(view.text(), 'Cargando');
  assert.equal(buttons(view), []);
  await view.act(() => give(failureResponse(500, { title: 'Error', message: 'Otra vez' })));
  await loadedView(view);
  assert.match(view.text('[role=alert]'), 'Otra vez');
  api.responders[STATUS] = () => successResponse(OFF);
  await clickAndLoad(view, 'Reintentar');
  assert.match(view.text(), 'Desactivada');
  assert.not.match(view.text(), 'Cargando');
});
