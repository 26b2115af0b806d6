import { CollectionSettingsCard } from '#screens/profile/cards/collection-settings-card.tsx';
import { ClosingCountSettingsDialog } from '#screens/profile/closing-count-settings-dialog.tsx';
import { profileModal } from '#screens/profile/profile-modal.ts';
import { changeUserData } from '#stores/change-user-data.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { qrDownloaded } from '#stores/first-steps-flags.ts';
import { message } from '#stores/messages.ts';
import { forgetResources } from '#stores/resource.ts';
import { session as currentSession, startSession } from '#stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { noteDownloads } from '../support/note-downloads.ts';
import { assert, openPage, render, test } from '../support/render.tsx';
import { failureResponse, later, type Responders, successResponse } from '../support/stubbed-api.ts';

const { user, ...of } = session().userData;
const FUND_SOURCE = 'users/v3/profile/get-fund-source';
const QR = 'users/v3/qr/download';
const TOGGLE = 'users/v3/profile/business-search-toggle';
const ACCOUNT = {
  bankName: 'Banco del Lago',
  accountType: 'savings',
  maskedAccountNumber: '•••• 4417',
  accountHolder: 'Tienda Luna, S. A.',
};
const OWNER: CurrentUser = { ...user, ...of, type: 'admin', permissions: ['cashier_manage'] };
const SUPERVISOR: CurrentUser = { ...OWNER, roleName: 'Supervisor', permissions: [] };

const open = (whom: CurrentUser, fundSource: Responders[string] = { fundSource: null }) =>
  openPage(<CollectionSettingsCard user={whom} />, { [FUND_SOURCE]: fundSource });
const failing = (status: number, message: string) => () =>
  failureResponse(status, { title: 'Error', message });

test('read-only users see the business’s settings without buttons to change them', async () => {
  const closingCount = { required: false, reasonThreshold: 50 };
  const { view } = await open({ ...SUPERVISOR, business: { ...of.business, closingCount } });
  assert.equal(view.texts('li'), [
    'Aparecer en búsquedasSí',
    'Cierre con conteoNo',
    'Cuenta que recibe los cierresSin cuenta registrada',
    'Código QR del negocioPDF tamaño A4Descargar',
  ]);
  assert.not.ok(view.has('[role=switch]'));
  startSession(session({ userData: { ...session().userData, searchEnabled: false } }));
  await view.rerender(<CollectionSettingsCard user={SUPERVISOR} />);
  assert.is(view.texts('li')[0], 'Aparecer en búsquedasNo');
});

test('users who don’t administer the whole business see only their QR material, which is downloaded once at a time and completes that step of a new business', async () => {
  for (const [type, label] of [
    ['branch_admin', 'Código QR de la sucursal'],
    ['operator', 'Código QR de la caja'],
  ] as const) {
    const { view } = await open({ ...OWNER, type });
    assert.equal(view.texts('li'), [`${label}PDF tamaño A4Descargar`]);
  }
  const { api, view } = await open({ ...OWNER, type: 'operator' });
  assert.equal(api.calls, []);
  const { response, give } = later();
  api.responders[QR] = () => response;
  await view.clickButton('Descargar');
  await view.click(view.find('button'));
  await view.actAndLoad(() => give(failureResponse(500, { title: 'QR', message: 'No se pudo' })));
  assert.equal([api.calls.length, message.value?.text, qrDownloaded('bu_luna')], [1, 'No se pudo', false]);
  api.responders[QR] = () => new Response(new Blob(['%PDF-1.7']));
  const downloads = noteDownloads();
  await view.clickAndLoad('Descargar');
  assert.equal([downloads.files.length, qrDownloaded('bu_luna')], [1, true]);
  downloads.restore();
});

test('the search switch saves at once and already shows the chosen value while saving; if it is changed meanwhile, the last value wins and the calls stay in order', async () => {
  const { view, api } = await open(OWNER);
  const saved = () => currentSession.value?.userData.searchEnabled;
  const control = view.find<HTMLInputElement>('[role=switch]');
  assert.is(control.checked, true);
  const first = later();
  api.responders[TOGGLE] = () => first.response;
  for (const checked of [false, true, false]) {
    await view.click(control);
    assert.is(control.checked, checked);
  }
  await view.click(control);
  api.responders[TOGGLE] = ({ content }) => Response.json({ responseContent: content });
  await view.actAndLoad(() => first.give(successResponse({ searchEnabled: false })));
  assert.equal(api.contentsOf(TOGGLE), [{ searchEnabled: false }, { searchEnabled: true }]);
  assert.equal([control.checked, saved()], [true, true]);
  await view.click(control);
  await view.loaded();
  assert.equal([control.checked, saved()], [false, false]);
  const { kind, title, text } = message.value ?? {};
  assert.equal([kind, title, text], ['success', 'Aparecer en búsquedas', 'Se actualizo con éxito']);
  api.responders[TOGGLE] = failing(500, 'No se pudo');
  await view.click(control);
  await view.loaded();
  assert.equal([control.checked, saved(), message.value?.text], [false, false, 'No se pudo']);
});

test('a switch that is turned there and back while it is saved is not saved again', async () => {
  const { view, api } = await open(OWNER);
  const control = view.find<HTMLInputElement>('[role=switch]');
  const first = later();
  api.responders[TOGGLE] = () => first.response;
  for (const _ of [1, 2, 3]) await view.click(control);
  await view.actAndLoad(() => first.give(successResponse({ searchEnabled: false })));
  assert.equal(api.contentsOf(TOGGLE), [{ searchEnabled: false }]);
  assert.is(control.checked, false);
});

test('the account that receives the closings is shown; if it failed to load, it can be read again, unless a retry can’t help', async () => {
  const { api, view } = await open(OWNER, failing(500, 'Lenta'));
  assert.is(view.text('[role=alert]'), 'Lenta');
  api.responders[FUND_SOURCE] = () => successResponse({ fundSource: ACCOUNT });
  await view.clickAndLoad('Reintentar');
  const label = 'Cuenta que recibe los cierres';
  assert.is(view.texts('li')[2], `${label}Banco del Lago · Ahorro •••• 4417Tienda Luna, S. A.`);
  for (const [responder, text] of [
    [{ fundSource: { ...ACCOUNT, accountType: 'monetary' } }, 'Banco del Lago · Monetaria •••• 4417'],
    [failing(403, 'Sin permiso'), 'Sin permiso'],
  ] as const) {
    forgetResources();
    const other = await open(OWNER, responder);
    assert.match(other.view.texts('li')[2] ?? '', `${label}${text}`);
    assert.throws(() => other.view.button('Reintentar'), 'No button');
  }
});

const COUNT = 'users/v3/profile/closing-count';

test('the count of closings and its threshold, which may be zero, are saved and shown; a wrong amount is rejected', async () => {
  const { view, api } = await open(OWNER);
  await view.clickButton('Editar cierre con conteo');
  assert.equal(profileModal.current.value, { step: 'closing-count' });
  api.responders[COUNT] = ({ content }) => successResponse(content);
  const dialog = await render(<ClosingCountSettingsDialog />);
  const threshold = dialog.field('Pedir motivo si la diferencia pasa de');
  assert.is(threshold.value, '0.00');
  await dialog.click(dialog.field('Pedir a las cajas contar al cerrar'));
  for (const [typed, error] of [
    ['', 'Este campo es requerido'],
    ['-0.01', 'El monto no puede ser negativo'],
    ['1000000', 'El monto máximo es 999,999.99'],
    ['1.005', 'El monto admite dos decimales como máximo'],
    ['mil', 'Escribe el monto con números, como 1,234.50'],
  ] as const) {
    await dialog.type(threshold, typed);
    await dialog.clickButton('Guardar');
    assert.match(dialog.text('[role=dialog]'), error);
    assert.is(threshold.getAttribute('aria-invalid'), 'true', typed);
  }
  assert.equal(api.callsOf(COUNT), []);
  await dialog.type(threshold, '999,999.99');
  await dialog.clickAndLoad('Guardar');
  assert.equal(api.contentsOf(COUNT), [{ required: true, reasonThreshold: 999_999.99 }]);
  const { business } = currentSession.value?.userData ?? of;
  const card = await render(<CollectionSettingsCard user={{ ...OWNER, business }} />);
  assert.match(card.text(), 'Cierre con conteoSí, con motivo si la diferencia pasa de Q999,999.99');
  const again = await render(<ClosingCountSettingsDialog />);
  assert.is(again.field('Pedir motivo si la diferencia pasa de').value, '999,999.99');
  const closingCount = { required: true, reasonThreshold: 5 };
  // Another administrator saves meanwhile.
  await again.act(() => changeUserData((now) => ({ ...now, business: { ...now.business, closingCount } })));
  await again.click(again.field('Pedir a las cajas contar al cerrar'));
  await again.clickAndLoad('Guardar');
  assert.equal(api.contentsOf(COUNT).at(-1), { required: false, reasonThreshold: 5 });
});
