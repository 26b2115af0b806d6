import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CollectionSettingsCard } from '../../../src/screens/profile/cards/collection-settings-card.tsx';
import { profileModal } from '../../../src/screens/profile/profile-modal.ts';
import type { CurrentUser } from '../../../src/stores/current-user.ts';
import { qrDownloaded } from '../../../src/stores/first-steps-flags.ts';
import { message } from '../../../src/stores/messages.ts';
import { forgetResources } from '../../../src/stores/resource.ts';
import { startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { noteDownloads } from '../../support/note-downloads.ts';
import { clickAndLoad, loadedView, openPage, render } from '../../support/render.tsx';
import {
  failureResponse,
  later,
  type Responders,
  stubbedApi,
  successResponse,
} from '../../support/stubbed-api.ts';

const { user, ...of } = session().userData;
const FUND_SOURCE = 'users/v3/profile/get-fund-source';
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

test('a second click does not download the QR material again while a download is running', async () => {
  const { response, give } = later();
  const api = stubbedApi({ 'users/v3/qr/download': () => response });
  const view = await render(<CollectionSettingsCard user={{ ...user, ...of }} />);
  const button = view.find('button');
  await view.click(button);
  await view.click(button);
  assert.is(api.calls.length, 1);
  await view.act(() => give(failureResponse(500, { title: 'QR', message: 'Intenta de nuevo' })));
  await view.settle();
  await view.click(button);
  assert.is(api.calls.length, 2);
});

for (const [whom, label] of [
  [{ ...OWNER, type: 'branch_admin' }, 'Código QR de la sucursal'],
  [{ ...OWNER, type: 'operator' }, 'Código QR de la caja'],
] as const) {
  test(`users who don’t administer the whole business see only «${label}»`, async () => {
    const { api, view } = await open(whom);
    assert.equal(view.texts('li'), [`${label}PDF tamaño A4Descargar`]);
    assert.equal(api.calls, []);
  });
}

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

test('the setting for the count of closings opens its dialog; the search switch saves at once, and already shows the chosen value while saving', async () => {
  const { view, api } = await open(OWNER);
  await view.clickButton('Editar cierre con conteo');
  assert.equal(profileModal.current.value, { step: 'closing-count' });
  const { response, give } = later();
  api.responders[TOGGLE] = () => response;
  const control = view.find<HTMLInputElement>('[role=switch]');
  assert.is(control.checked, true);
  await view.click(control);
  assert.is(control.checked, false);
  await view.act(() => give(failureResponse(500, { title: 'Búsquedas', message: 'No se pudo' })));
  await loadedView(view);
  assert.equal(api.contentsOf(TOGGLE), [{ searchEnabled: false }]);
  assert.equal([control.checked, message.value?.kind], [true, 'error']);
});

for (const [accountType, text] of [
  ['savings', 'Ahorro'],
  ['monetary', 'Monetaria'],
] as const) {
  test(`the account that receives the closings is shown as «${text}»`, async () => {
    const { view } = await open(OWNER, { fundSource: { ...ACCOUNT, accountType } });
    const account = `Banco del Lago · ${text} •••• 4417Tienda Luna, S. A.`;
    assert.is(view.texts('li')[2], `Cuenta que recibe los cierres${account}`);
  });
}

test('an account that failed to load can be read again, unless a retry can’t help', async () => {
  const { api, view } = await open(OWNER, failing(500, 'Lenta'));
  assert.is(view.text('[role=alert]'), 'Lenta');
  api.responders[FUND_SOURCE] = () => successResponse({ fundSource: ACCOUNT });
  await clickAndLoad(view, 'Reintentar');
  assert.match(view.texts('li')[2] ?? '', 'Banco del Lago');
  await view.unmount();
  forgetResources();
  const rejected = await open(OWNER, failing(403, 'Sin permiso'));
  assert.is(rejected.view.texts('li')[2], 'Cuenta que recibe los cierresSin permiso');
});

test('downloading QR material completes that step of a new business, and a failure is shown', async () => {
  const { api, view } = await open({ ...OWNER, type: 'operator' });
  api.responders['users/v3/qr/download'] = () => failureResponse(500, { title: 'QR', message: 'No se pudo' });
  await clickAndLoad(view, 'Descargar');
  assert.equal([message.value?.text, qrDownloaded('bu_luna')], ['No se pudo', false]);
  api.responders['users/v3/qr/download'] = () => new Response(new Blob(['%PDF-1.7']));
  const downloads = noteDownloads();
  await clickAndLoad(view, 'Descargar');
  assert.equal([downloads.files.length, qrDownloaded('bu_luna')], [1, true]);
  downloads.restore();
});
