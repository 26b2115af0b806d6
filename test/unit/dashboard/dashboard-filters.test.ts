import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  branchOptions,
  type DashboardFilters,
  isFiltered,
  NO_FILTERS,
  userOptions,
} from '../../../src/screens/dashboard/dashboard-filters.ts';
import { filterRows } from '../../../src/screens/dashboard/filter-rows.ts';
import { sortRows, useDashboard } from '../../../src/screens/dashboard/use-dashboard.ts';
import { paymentsKnownAt } from '../../../src/stores/live/changes.ts';
import { setReportedLists } from '../../../src/stores/live/set-reported-lists.ts';
import { rowsOf } from '../../fixtures/transaction-rows.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { listOf, PAID, PENDING } from '../../support/open-dashboard.tsx';
import { failureResponse, stubbedApi } from '../../support/stubbed-api.ts';

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

test('rows are shown newest first, and the order can be reversed', () => {
  assert.equal(ids({}), ['b', 'c', 'a', 'd']);
  assert.equal(
    sortRows(rows, 'asc').map(({ transaction }) => transaction.id),
    ['d', 'a', 'c', 'b'],
  );
});

test("a status of '-1', a branch or user of 'all', or an empty one does not filter", () => {
  assert.equal(ids({ status: '-1' }).length, 4);
  assert.equal(ids({ status: '' }).length, 4);
  assert.equal(ids({ status: 'refunded' }), ['c']);
  for (const none of ['all', '']) {
    assert.equal(ids({ branchId: none }).length, 4);
    assert.equal(ids({ userId: none }).length, 4);
  }
  assert.equal(ids({ branchId: 'br_centro' }), ['c', 'a']);
  assert.equal(ids({ userId: 'us_2' }), ['b']);
});

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
  assert.equal(labels('all'), ['Usuario: todos', 'Caja 1 · Antigua', 'Caja 1 · Centro', 'Caja 10']);
  assert.equal(labels('br_centro'), ['Usuario: todos', 'Caja 1', 'Caja 10']);
});

test('the chosen option stays when its last transaction is gone', () => {
  const gone = (value: string) => ({ value, label: 'Sin transacciones ahora' });
  assert.equal(branchOptions([], 'br_centro').slice(1), [gone('br_centro')]);
  assert.equal(userOptions([], 'all', 'us_1').slice(1), [gone('us_1')]);
  assert.equal(
    branchOptions(rows, 'br_cerrada').filter(({ value }) => value === 'br_cerrada'),
    [gone('br_cerrada')],
  );
  assert.equal(branchOptions(rows, 'br_centro'), branchOptions(rows, 'all'));
  assert.equal(userOptions(rows, 'all', 'us_1'), userOptions(rows, 'all', 'all'));
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

test('while changes are reported, the data count as current until the stream last sent something, but not if a change cannot be read', async () => {
  const timers = fakeTimers();
  try {
    const { responders } = stubbedApi({ [PENDING]: works, [PAID]: works });
    const dashboard = renderHook(() => useDashboard({ id: 'bu_luna', timeZone: 'America/Guatemala' }));
    const refresh = () => act(() => dashboard.result.current.refresh());
    const readAt = () => dashboard.result.current.readAt.value;
    await refresh();
    const read = Date.now();
    await act(() => setReportedLists(['pending', 'paid'], 600_000));
    await act(() => timers.settle());
    timers.advance(300_000);
    paymentsKnownAt.value = Date.now();
    assert.is(readAt(), read + 300_000);
    timers.advance(5_000);
    await act(() => setReportedLists([]));
    assert.is(readAt(), read + 300_000, 'the stream is lost');
    await refresh();
    assert.is(readAt(), read + 305_000);
    Object.assign(responders, { [PAID]: fails });
    await act(() => setReportedLists(['pending', 'paid'], 600_000));
    timers.advance(1_000);
    paymentsKnownAt.value = Date.now();
    await refresh();
    assert.is(readAt(), read + 305_000, 'a change was not read');
    await dashboard.unmount();
  } finally {
    setReportedLists([]);
    timers.restore();
  }
});
