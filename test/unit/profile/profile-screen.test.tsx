import { searchSwitch } from '#screens/profile/business-settings-operations.ts';
import { SummaryEmailsCard } from '#screens/profile/cards/summary-emails-card.tsx';
import { profileModal } from '#screens/profile/profile-modal.ts';
import { renameOwnUser } from '#screens/profile/profile-operations.ts';
import ProfileScreen from '#screens/profile/profile-screen.tsx';
import { type CurrentUser, currentUser } from '#stores/current-user.ts';
import { clearMessage, message } from '#stores/messages.ts';
import { forgetParts } from '#stores/optional-parts.ts';
import { startSession } from '#stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { assert, openPage, render, test, type View } from '../support/render.tsx';
import { failureResponse, later, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const SESSIONS = 'Sesiones abiertas';
const RENEW = 'auth/v3/session/renew';

function signedInAs(name: string, sessionId = session().sessionId) {
  const { userData } = session();
  return session({ sessionId, userData: { ...userData, user: { ...userData.user, name } } });
}

test('the user’s data are reloaded, in case another device changed them', async () => {
  const { response, give } = later();
  stubbedApi({ [RENEW]: () => response });
  startSession(signedInAs('Caja 1'));
  const view = await render(<ProfileScreen />);
  await view.actAndLoad(() => give(successResponse(signedInAs('Caja de la entrada'))));
  assert.is(currentUser.value?.name, 'Caja de la entrada');
  assert.match(view.text(), 'Caja de la entrada');
});

for (const [why, meanwhile, name] of [
  ['from before a change', () => renameOwnUser('us_caja1', { name: 'Caja 9' }), 'Caja 9'],
  ['from before a switch was changed', () => searchSwitch.choose({ searchEnabled: true }), 'Caja 1'],
  ['for another session', () => startSession(signedInAs('Caja 3', 'otra')), 'Caja 3'],
] as const)
  test(`a response ${why} is ignored`, async () => {
    const { response, give } = later();
    stubbedApi({
      [RENEW]: () => response,
      'users/v3/modify': {},
      'users/v3/profile/business-search-toggle': { searchEnabled: true },
    });
    startSession(signedInAs('Caja 1'));
    const view = await render(<ProfileScreen />);
    await view.act(async () => void (await meanwhile()));
    await view.actAndLoad(() => give(successResponse(signedInAs('Caja 2'))));
    assert.is(currentUser.value?.name, name);
  });

test('an edit opens its dialog over the screen, which for a cashier has no second factor', async () => {
  const { view } = await openPage(<ProfileScreen />, { 'users/v3/profile/sessions/list': { sessions: [] } });
  assert.match(view.text(), SESSIONS);
  assert.not.match(view.text(), 'Verificación en dos pasos');
  await view.clickButton('Editar teléfono');
  await view.appears('[role=dialog]');
  assert.match(view.text('[role=dialog]'), 'El teléfono de contacto de tu usuario');
});

const CALL = 'users/v3/profile/summary-emails';
const OFF = { daily: false, weekly: false, statement: false };
const ALL_OFF = { ...OFF, refundRequests: false };
type Capability = 'summary' | 'statement' | 'emails' | 'refund-requests';
const ALL: Capability[] = ['summary', 'statement', 'emails'];

test.after.each(clearMessage);
// The first tests answer only some calls.
test.after.each(forgetParts);

/** Opens the card as Contabilidad, which can change nothing else. */
async function open(
  capabilities: Capability[] = ALL,
  type: 'admin' | 'operator' = 'admin',
  refunds: { refundMode?: 'allowed' | 'may-request' | 'not-allowed'; summaryEmails?: typeof OFF } = {},
) {
  const { userData } = session();
  const { refundMode, summaryEmails = type === 'admin' ? OFF : undefined } = refunds;
  const emails = summaryEmails && { summaryEmails };
  const person = { ...userData.user, type, roleName: 'Contabilidad', ...emails };
  const permissions = ['view_balance', 'view_payments', 'closing_history'] as const;
  startSession(
    session({
      userData: {
        ...userData,
        user: person,
        permissions: [...permissions],
        capabilities,
        ...(refundMode && { refundMode }),
      },
    }),
  );
  return render(<SummaryEmailsCard user={currentUser.peek() as CurrentUser} />);
}

const switches = (view: View) => view.findAll('input') as HTMLInputElement[];

test('a switch is saved at once; if it is changed while it is being saved, the last choice wins, also in the stored session', async () => {
  const first = later();
  const api = stubbedApi({ [CALL]: () => first.response });
  const view = await open();
  const statement = () => switches(view)[2] as HTMLInputElement;
  for (const checked of [true, false, true, false]) {
    await view.click(statement());
    assert.is(statement().checked, checked);
  }
  api.responders[CALL] = ({ content }) =>
    Response.json({ responseContent: { ...OFF, daily: true, ...content } });
  await view.actAndLoad(() => first.give(successResponse({ ...OFF, statement: true })));
  assert.equal(api.contentsOf(CALL), [{ statement: true }, { statement: false }]);
  assert.equal(currentUser.peek()?.summaryEmails, { ...OFF, daily: true });
  assert.equal(
    [message.value?.title, message.value?.text],
    ['Resúmenes por correo', 'Se actualizo con éxito'],
  );
});

test('switches changed together are saved one after the other, so that no late response undoes another choice', async () => {
  const first = later();
  const api = stubbedApi({ [CALL]: () => first.response });
  const view = await open();
  const [daily, weekly] = switches(view) as [HTMLInputElement, HTMLInputElement];
  await view.click(daily);
  api.responders[CALL] = ({ content }) => Response.json({ responseContent: { ...OFF, ...content } });
  await view.click(weekly);
  await view.actAndLoad(() => first.give(successResponse({ ...OFF, daily: true })));
  assert.equal(currentUser.peek()?.summaryEmails, { ...OFF, daily: true, weekly: true });
});

test('a saved switch leaves a dialog open that was opened meanwhile', async () => {
  const saved = later();
  stubbedApi({ [CALL]: () => saved.response });
  const view = await open();
  await view.click(view.find('input'));
  profileModal.open({ step: 'phone-number' });
  await view.actAndLoad(() => saved.give(successResponse({ ...OFF, daily: true })));
  assert.is(message.value?.kind, 'success');
  assert.is(profileModal.current.peek().step, 'phone-number');
});

test('a switch whose change could not be saved shows the previous state, with the reason', async () => {
  stubbedApi({ [CALL]: () => failureResponse(500, { title: 'Perfil', message: 'Intenta de nuevo' }) });
  const view = await open();
  await view.click(view.find('input'));
  await view.settle();
  assert.ok(switches(view).every(({ checked }) => !checked));
  assert.is(message.value?.text, 'Intenta de nuevo');
});

for (const [mode, type, title, label] of [
  ['allowed', 'admin', 'Resúmenes por correo', 'Reembolsos por aprobar'],
  ['may-request', 'operator', 'Avisos por correo', 'Respuesta a mis pedidos de reembolso'],
] as const)
  test(`a person who is ${mode} may want e-mails about requests to refund`, async () => {
    const api = stubbedApi({ [CALL]: ({ content }) => successResponse({ ...ALL_OFF, ...content }) });
    const view = await open([...ALL, 'refund-requests'], type, { refundMode: mode, summaryEmails: ALL_OFF });
    assert.is(view.text('h2'), title);
    const last = switches(view).at(-1) as HTMLInputElement;
    assert.match(last.closest('li')?.textContent ?? '', label);
    await view.click(last);
    await view.settle();
    assert.equal(api.contentsOf(CALL), [{ refundRequests: true }]);
    assert.is(currentUser.peek()?.summaryEmails?.refundRequests, true);
  });

for (const [name, shown, opened] of [
  ['without the capability nothing is offered', 0, () => open(['summary', 'statement'])],
  [
    'who neither refunds nor asks is offered no e-mails about requests',
    3,
    () => open([...ALL, 'refund-requests'], 'admin', { refundMode: 'not-allowed', summaryEmails: ALL_OFF }),
  ],
  [
    'a backend without these e-mails is offered none',
    3,
    () => open([...ALL, 'refund-requests'], 'admin', { refundMode: 'allowed', summaryEmails: OFF }),
  ],
  ['a cashier is offered nothing', 0, () => open(ALL, 'operator')],
  ['without statements only summaries are offered', 2, () => open(['summary', 'emails'])],
] as const)
  test(name, async () => {
    assert.is((await opened()).findAll('input').length, shown);
  });
