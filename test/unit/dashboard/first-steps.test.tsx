import type { Transaction } from '@cobros/sdk';
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { firstSteps, type SetUp, useBusinessSetUp } from '#screens/dashboard/first-steps/first-steps.ts';
import { rememberQrDownloaded } from '#stores/first-steps-flags.ts';
import { rememberTransactions } from '#stores/has-had-transactions.ts';
import { forgetResources } from '#stores/resource.ts';
import { ADMIN, branch, cashier, paid, SUPERVISOR, signInAs, transaction } from '../fixtures/index.ts';
import { type Lists, openDashboard, showDashboard } from '../support/open-dashboard.tsx';
import { assert, test, type View } from '../support/render.tsx';
import { type Call, failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const NOTHING: SetUp = { branches: [], cashiers: 0, people: 0, qrUsed: false, requests: 0 };
const placeOf = (setUp: SetUp, name: string) => firstSteps(setUp).find((step) => step.name === name)?.place;

test('each step links to its screen, but only if it can be done now', () => {
  const one = branch({ id: 'br_1', name: 'Principal' });
  assert.equal(placeOf(NOTHING, 'branch'), { href: '/branches', state: { opensNew: true } });
  assert.is(placeOf(NOTHING, 'cashier'), undefined);
  assert.is(placeOf({ ...NOTHING, branches: [one] }, 'qr'), undefined);
  const { username, emailAddress } = one.admin;
  const state = { branchId: 'br_1', branchName: 'Principal', username, emailAddress };
  const href = '/branches/checkouts';
  const opensNew = { href, state: { ...state, opensNew: true } };
  assert.equal(placeOf({ ...NOTHING, branches: [one] }, 'cashier'), opensNew);
  assert.equal(placeOf({ ...NOTHING, branches: [one], cashiers: 1 }, 'qr'), { href, state });
});

test('each step is done by what there is, and by nothing else', () => {
  const done = (over: Partial<SetUp>) =>
    firstSteps({ ...NOTHING, ...over }).flatMap((step) => (step.done ? step.name : []));
  assert.equal(done({}), []);
  assert.equal(done({ branches: [branch()] }), ['branch']);
  assert.equal(done({ cashiers: 1 }), ['cashier']);
  assert.equal(done({ people: 1 }), ['team']);
  assert.equal(done({ qrUsed: true }), ['qr']);
  assert.equal(done({ requests: 1 }), ['request']);
});

const owner = { id: 'us_luna', business: { id: 'bu_luna' } };

async function setUpWith(
  shown: Transaction[],
  earlier: Transaction[] = [],
  listPeople: (call: Call) => Response = () => failureResponse(403, { title: 'Equipo', message: 'No' }),
) {
  forgetResources();
  stubbedApi({
    'branch/v3/list': { branches: [] },
    'users/v3/list': { users: [] },
    'users/v1/admin/users/list': listPeople,
    'transactions/v3/history': { data: earlier },
  });
  const hook = renderHook(() => useBusinessSetUp(owner, shown));
  await act(async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
  });
  const found = hook.result.current;
  await hook.unmount();
  return found;
}

test('the QR step is done once the code is downloaded or a cashier is paid, but not by an unassigned payment to the business', async () => {
  const byCode = paid({ origin: 'payment' });
  assert.is((await setUpWith([byCode]))?.qrUsed, true);
  assert.is((await setUpWith([], [byCode]))?.qrUsed, true);
  assert.is((await setUpWith([{ ...byCode, businessUserId: null }]))?.qrUsed, false);
  assert.is((await setUpWith([{ ...byCode, status: 'pending' }]))?.qrUsed, false);
  assert.is((await setUpWith([paid({ origin: 'request' })]))?.qrUsed, false);
  rememberQrDownloaded('bu_luna');
  assert.is((await setUpWith([]))?.qrUsed, true);
});

test('requests of today and of earlier days count, and the people of Equipo without the user; without permission to read Equipo, nobody is counted there', async () => {
  const found = await setUpWith([transaction()], [transaction({ id: 'tx_2' }), paid({ origin: 'payment' })]);
  assert.equal([found?.requests, found?.people], [2, 0]);
  const people = [{ id: 'us_luna' }, { id: 'us_supervisor' }, { id: 'us_contadora' }];
  const counted = await setUpWith([], [], ({ content }) => {
    const { currentPage } = content.pageProperties as { currentPage: number };
    return successResponse({ data: currentPage === 1 ? people : [] });
  });
  assert.is(counted?.people, 2);
});

const HEADING = 'Primeros pasos';
const none = (): Lists => ({ pending: [], paid: [] });

async function open({
  branches = [branch()],
  cashiers = [cashier()],
  people = [{ id: 'us_9' }],
  lists = none(),
}) {
  const opened = await openDashboard(lists, {
    'branch/v3/list': { branches },
    'users/v3/list': { users: cashiers },
    'users/v1/admin/users/list': { data: people },
    'transactions/v3/history': { data: [] },
  });
  await opened.view.loaded();
  return opened;
}

const isShown = (view: View) => view.texts('h2').includes(HEADING);
const steps = (view: View) => view.texts('ol > li');
const doneCount = (view: View) => steps(view).filter((step) => step.includes('(hecho)')).length;

test.before.each(() => signInAs('admin', ADMIN));

test('a new business sees its steps, which of them are done, and where to take the others', async () => {
  const { view } = await open({ cashiers: [], people: [] });
  await view.until(() => isShown(view));
  assert.is(view.find('ol').closest('section')?.textContent?.includes('1 de 5'), true);
  assert.equal(steps(view), [
    'Abre tu primera sucursal (hecho)El lugar donde cobras, con quien la administra.',
    '2Agrega una cajaCada caja tiene su usuario y su código QR.',
    '3Invita a tu equipoQuien supervisa o lleva las cuentas entra con su propio usuario.',
    '4Imprime tu QRDescárgalo del menú de la caja y colócalo a la vista.',
    '5Envía tu primera solicitudPide un pago a un cliente por su usuario o teléfono.',
  ]);
  await view.clickButton('Agrega una caja');
  assert.is(location.pathname, '/branches/checkouts');
  assert.is((history.state as { branchId: string }).branchId, 'br_centro');
  await view.clickButton('Envía tu primera solicitud');
  assert.is(transactionModal.current.peek().step, 'search-user');
});

test('once a request was sent, its step is done and has no button', async () => {
  const { view } = await open({ lists: { pending: [transaction()], paid: [] }, people: [] });
  assert.not.ok(isShown(view));
  await view.unmount();

  localStorage.clear();
  forgetResources();
  const begun = await open({ people: [] });
  await begun.view.until(() => isShown(begun.view));
  begun.lists.pending = [transaction()];
  await begun.view.act(() => void window.dispatchEvent(new Event('online')));
  await begun.view.until(() => doneCount(begun.view) === 3);
  assert.match(steps(begun.view)[4] ?? '', /^Envía tu primera solicitud \(hecho\)/);
  assert.equal(begun.view.findAll('ol button'), []);
});

test('the steps stay after a payment, until they are hidden for good', async () => {
  const { view } = await open({ people: [] });
  await view.until(() => isShown(view));
  rememberTransactions('bu_luna');
  const again = await showDashboard();
  await again.until(() => isShown(again));
  assert.ok(isShown(again));
  await again.click(again.button('Ocultar'));
  assert.not.ok(isShown(again));
  const later = await showDashboard();
  await later.loaded();
  assert.not.ok(isShown(later));
});

test('the card is hidden once all steps are done', async () => {
  const byCode = paid({ id: 'c1', origin: 'payment' });
  const { view } = await open({ lists: { pending: [transaction()], paid: [byCode] } });
  assert.not.ok(isShown(view));
});

test('users who may not take all steps don’t see them, and nothing is read for them', async () => {
  for (const [type, permissions] of [
    ['admin', SUPERVISOR],
    ['branch_admin', ADMIN],
  ] as const) {
    signInAs(type, permissions);
    const { view, api } = await open({ cashiers: [] });
    assert.not.ok(isShown(view));
    assert.equal(api.callsOf('users/v1/admin/users/list'), []);
  }
});
