import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { transactionModal } from '../../../src/features/transaction/transaction-modal.ts';
import { rememberTransactions } from '../../../src/stores/has-had-transactions.ts';
import { forgetResources } from '../../../src/stores/resource.ts';
import { branch } from '../../fixtures/branch.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { ADMIN, SUPERVISOR } from '../../fixtures/role-permissions.ts';
import { paid, transaction } from '../../fixtures/transaction.ts';
import { loadedView } from '../../support/loaded-view.ts';
import { type Lists, openDashboard, showDashboard } from '../../support/open-dashboard.tsx';
import type { View } from '../../support/render.tsx';
import { signInAs } from '../../support/sign-in-as.ts';

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
  await loadedView(opened.view);
  return opened;
}

const isShown = (view: View) => view.texts('h2').includes(HEADING);
const steps = (view: View) => view.texts('ol > li');
const doneCount = (view: View) => steps(view).filter((step) => step.includes('(hecho)')).length;

test.before.each(() => {
  signInAs('admin', ADMIN);
});

test('a new business sees its steps, which of them are done, and where to take the next one', async () => {
  const { view } = await open({ cashiers: [], people: [] });
  await view.until(() => isShown(view));
  assert.is(view.find('ol').closest('section')?.textContent?.includes('1 de 5'), true);
  assert.match(steps(view)[0] ?? '', /^Abre tu primera sucursal \(hecho\)/);
  assert.match(steps(view)[1] ?? '', /^2Agrega una caja/);
  assert.is(doneCount(view), 1);
  await view.clickButton('Agrega una caja');
  assert.is(location.pathname, '/branches/checkouts');
  assert.is((history.state as { branchId: string }).branchId, 'br_centro');
});

test('the first request is sent from the card', async () => {
  const { view } = await open({});
  await view.until(() => isShown(view));
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
  await view.unmount();
  const again = await showDashboard();
  await again.until(() => isShown(again));
  assert.ok(isShown(again));
  await again.click(again.button('Ocultar'));
  assert.not.ok(isShown(again));
  await again.unmount();
  const later = await showDashboard();
  await loadedView(later);
  assert.not.ok(isShown(later));
});

test('the card is hidden once all steps are done', async () => {
  const byCode = paid({ id: 'c1', origin: 'payment' });
  const { view } = await open({ lists: { pending: [transaction()], paid: [byCode] } });
  assert.not.ok(isShown(view));
});

test('users who may not take the steps don’t see them, and nothing is read for them', async () => {
  signInAs('admin', SUPERVISOR);
  const { view, api } = await open({});
  assert.not.ok(isShown(view));
  assert.equal(api.callsOf('users/v1/admin/users/list'), []);
});
