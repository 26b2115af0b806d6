import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CollectionSettingsCard } from '../../../src/screens/profile/cards/collection-settings-card.tsx';
import { ClosingCountSettingsDialog } from '../../../src/screens/profile/closing-count-settings-dialog.tsx';
import { profileModal } from '../../../src/screens/profile/profile-modal.ts';
import { session as currentSession, startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi, successResponse } from '../../support/stubbed-api.ts';

test('the count of closings is turned on with its threshold, which may be zero', async () => {
  const { userData } = session();
  const owner: typeof userData = {
    ...userData,
    user: { ...userData.user, type: 'admin' },
    permissions: ['profile_view', 'cashier_manage'],
  };
  startSession(session({ userData: owner }));
  const api = stubbedApi({
    'users/v3/profile/closing-count': ({ content }) => successResponse(content),
  });
  profileModal.open({ step: 'closing-count' });
  const view = await render(<ClosingCountSettingsDialog />);
  const threshold = view.field('Pedir motivo si la diferencia pasa de');
  assert.is(threshold.value, '0.00');
  await view.click(view.field('Pedir a las cajas contar al cerrar'));
  await view.type(threshold, '-1');
  await view.clickButton('Guardar');
  await view.settle();
  assert.equal(api.calls, []);
  await view.type(threshold, '12.5');
  await view.clickButton('Guardar');
  await view.settle();
  assert.equal(api.calls[0]?.content, { required: true, reasonThreshold: 12.5 });
  const { user: saved, ...rest } = currentSession.value?.userData ?? owner;
  const card = await render(<CollectionSettingsCard user={{ ...saved, ...rest }} />);
  assert.match(card.text(), 'Cierre con conteoSí, con motivo si la diferencia pasa de Q12.50');
});

test('the dialog shows the saved values, and amounts up to the largest can be saved', async () => {
  const { userData } = session();
  const closingCount = { required: true, reasonThreshold: 1250.5 };
  startSession(session({ userData: { ...userData, business: { ...userData.business, closingCount } } }));
  const api = stubbedApi({
    'users/v3/profile/closing-count': ({ content }) => successResponse(content),
  });
  const view = await render(<ClosingCountSettingsDialog />);
  const threshold = view.field('Pedir motivo si la diferencia pasa de');
  assert.is(threshold.value, '1,250.50');
  assert.is(view.field('Pedir a las cajas contar al cerrar').checked, true);
  for (const [typed, error] of [
    ['', 'Este campo es requerido'],
    ['-0.01', 'El monto no puede ser negativo'],
    ['1000000', 'El monto máximo es 999,999.99'],
    ['1.005', 'El monto admite dos decimales como máximo'],
    ['mil', 'Escribe el monto con números, como 1,234.50'],
  ] as const) {
    await view.type(threshold, typed);
    await view.clickButton('Guardar');
    assert.match(view.text('[role=dialog]'), error);
    assert.is(threshold.getAttribute('aria-invalid'), 'true', typed);
  }
  assert.equal(api.calls, []);
  await view.type(threshold, '999,999.99');
  await view.clickButton('Guardar');
  await view.settle();
  assert.equal(api.calls[0]?.content, { required: true, reasonThreshold: 999_999.99 });
});
