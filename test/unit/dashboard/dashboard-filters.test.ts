import { renderHook } from '@testing-library/react';
import { act } from 'react';
import {
  branchOptions,
  clearFilters,
  type DashboardFilters,
  isFiltered,
  NO_FILTERS,
  setFilters,
  userOptions,
} from '#screens/dashboard/dashboard-filters.ts';
import { filterRows } from '#screens/dashboard/filter-rows.ts';
import { useDashboard } from '#screens/dashboard/use-dashboard.ts';
import { keepPageValues } from '#stores/reload-safe-page-values.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { ADMIN, paid, rowsOf, session, signInAs } from '../fixtures/index.ts';
import {
  listOf,
  openDashboard,
  PAID,
  PENDING,
  showDashboard,
  rowsOf as shownIn,
} from '../support/open-dashboard.tsx';
import { assert, test, type View } from '../support/render.tsx';
import { failureResponse, stubbedApi } from '../support/stubbed-api.ts';

const centro = { businessBranchId: 'br_centro', businessBranchName: 'Centro' };
const antigua = { businessBranchId: 'br_antigua', businessBranchName: 'Antigua' };

const at = (hour: string) => ({ creationDate: `2026-11-20T${hour}:00:00.000Z` });
const cashier = (id: string, name: string) => ({ businessUserId: id, businessUserName: name });
const nowhere = { businessBranchId: null, businessBranchName: null, businessUserId: null };
const rows = rowsOf(
  { id: 'a', ...centro, ...cashier('us_1', 'Caja 1'), ...at('10') },
  { id: 'b', ...antigua, ...cashier('us_2', 'Caja 1'), ...at('12') },
  { id: 'c', ...centro, ...cashier('us_10', 'Caja 10'), ...at('11'), status: 'refunded' },
  { id: 'd', ...nowhere, businessUserName: null, ...at('09'), status: 'pending' },
);

const ids = (filters: Partial<DashboardFilters>) =>
  filterRows(rows, { ...NO_FILTERS, ...filters }).map(({ transaction }) => transaction.id);

test('all filters and the search apply together, and the order is kept; without a filter the same list object is returned', () => {
  assert.equal(ids({ branchId: 'br_centro', search: 'caja 1' }), ['c', 'a']);
  assert.equal(ids({ branchId: 'br_centro', search: 'caja 10' }), ['c']);
  assert.equal(ids({ branchId: 'br_centro', status: 'pending', search: 'caja 10' }), []);
  assert.is(filterRows(rows, NO_FILTERS), rows);
  assert.not.ok(isFiltered({ search: '  ', status: '', branchId: '', userId: '' }));
});

test('the branches and cashiers to choose from are those of the rows, and cashiers with the same name are shown with their branch’s name', () => {
  assert.equal(branchOptions(rows, 'all'), [
    { value: 'all', label: 'Sucursal: todas' },
    { value: 'br_antigua', label: 'Antigua' },
    { value: 'br_centro', label: 'Centro' },
  ]);
  const labels = (branchId: string) => userOptions(rows, branchId, 'all').map(({ label }) => label);
  assert.equal(labels('all'), ['Caja: todas', 'Caja 1 · Antigua', 'Caja 1 · Centro', 'Caja 10']);
  assert.equal(labels('br_centro'), ['Caja: todas', 'Caja 1', 'Caja 10']);
});

test('the chosen option stays when its last transaction is gone', () => {
  const gone = (value: string) => ({ value, label: 'Sin transacciones ahora' });
  assert.equal(branchOptions([], 'br_centro').slice(1), [gone('br_centro')]);
  assert.equal(userOptions([], 'all', 'us_1').slice(1), [gone('us_1')]);
  const found = branchOptions(rows, 'br_cerrada').filter(({ value }) => value === 'br_cerrada');
  assert.equal(found, [gone('br_cerrada')]);
  assert.equal(branchOptions(rows, 'br_centro'), branchOptions(rows, 'all'));
  assert.equal(userOptions(rows, 'all', 'us_1'), userOptions(rows, 'all', 'all'));
});

const inCentro = paid({ id: 'c1' });
const inAntigua = paid({ id: 'c2', ...antigua, businessUserId: 'us_2', businessUserName: 'Caja 2' });
const selectOf = (view: View, label: string) => view.find<HTMLSelectElement>(`select[aria-label=${label}]`);

test('an administrator filters by branch and cashier, and changing the branch clears the cashier', async () => {
  signInAs('admin', ADMIN);
  const { view } = await openDashboard({ pending: [], paid: [inCentro, inAntigua] });
  assert.equal(view.options('Sucursal'), ['Sucursal: todas', 'Antigua', 'Centro']);
  assert.equal(view.options('Caja'), ['Caja: todas', 'Caja 1', 'Caja 2']);
  await view.type(selectOf(view, 'Caja'), 'us_2');
  assert.is(shownIn(view, 'Pagados').length, 1);
  assert.match(shownIn(view, 'Pagados')[0] ?? '', 'Antigua · Caja 2');
  await view.type(selectOf(view, 'Sucursal'), 'br_centro');
  assert.is(selectOf(view, 'Caja').value, 'all');
  assert.equal(view.options('Caja'), ['Caja: todas', 'Caja 1']);
  assert.match(shownIn(view, 'Pagados')[0] ?? '', 'Centro · Caja 1');
  await view.clickButton('Limpiar filtros');
  assert.equal([selectOf(view, 'Sucursal').value, shownIn(view, 'Pagados').length], ['all', 2]);
  assert.not.ok(view.findAll('button').some(({ textContent }) => textContent === 'Limpiar filtros'));
});

test('filters are restored once after a reload by the portal', async () => {
  setFilters({ search: 'caja 2' });
  keepPageValues(session().userData.user.id);
  clearFilters();
  const { view } = await openDashboard({ pending: [], paid: [inCentro, inAntigua] });
  assert.is(view.find<HTMLInputElement>('input[type=search]').value, 'caja 2');
  assert.is(shownIn(view, 'Pagados').length, 1);
  const labels = view.findAll('select').map((select) => select.getAttribute('aria-label'));
  assert.equal(labels, ['Estado'], 'a cashier has one branch and one user');
  clearFilters();
  const again = await showDashboard();
  assert.is(again.find<HTMLInputElement>('input[type=search]').value, '');
});

const works = () => listOf([]);
const fails = () => failureResponse(500, { title: 'Error', message: '' });

test('the data are as old as the older of the two lists', async () => {
  const timers = fakeTimers();
  const { responders } = stubbedApi({ [PENDING]: works, [PAID]: works });
  const dashboard = renderHook(() => useDashboard({ id: 'bu_luna', timeZone: 'America/Guatemala' }));
  const readAt = () => dashboard.result.current.readAt.value;
  const readAgain = () =>
    act(async () => {
      timers.advance(1000);
      await Promise.all([dashboard.result.current.refresh(), timers.settle()]);
    });
  await readAgain();
  for (const failing of [PENDING, PAID]) {
    Object.assign(responders, { [PENDING]: works, [PAID]: works });
    await readAgain();
    const both = readAt();
    assert.is(both, Date.now());
    Object.assign(responders, { [failing]: fails });
    await readAgain();
    assert.is(readAt(), both, failing);
  }
  await dashboard.unmount();
});
