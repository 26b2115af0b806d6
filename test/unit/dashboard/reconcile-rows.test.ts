import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NO_FILTERS } from '../../../src/screens/dashboard/dashboard-filters.ts';
import { filterRows } from '../../../src/screens/dashboard/filter-rows.ts';
import { reconcileRows } from '../../../src/screens/dashboard/reconcile-rows.ts';
import { appUser, transaction } from '../../fixtures/transaction.ts';

const one = (over = {}) => transaction({ id: 'one', creationDate: '2026-11-20T10:00:00.000Z', ...over });
const two = (over = {}) => transaction({ id: 'two', creationDate: '2026-11-20T11:00:00.000Z', ...over });

test('an equal response keeps the same list object; only a changed row, also one changed within, becomes another object', async () => {
  const before = await reconcileRows([], [two(), one()]);
  assert.is(await reconcileRows(before, [two(), one()]), before);
  const changed = two({ friUser: appUser({ name: 'Mariana' }), status: 'completed' });
  const after = await reconcileRows(before, [changed, one()]);
  assert.is.not(after[0], before[0]);
  assert.is(after[0]?.transaction.status, 'completed');
  assert.is(after[1], before[1]);
  assert.is(filterRows(after, { ...NO_FILTERS, search: 'mariana' }).length, 1);
  const nested = await reconcileRows(after, [{ ...changed, friUser: appUser({ name: 'Ana' }) }, one()]);
  assert.is(filterRows(nested, { ...NO_FILTERS, search: 'mariana' }).length, 0);
});

test('an unchanged row does not keep the previous response in memory; added and removed rows leave the other row objects unchanged', async () => {
  const before = await reconcileRows([], [one()]);
  const response = [one()];
  assert.is((await reconcileRows(before, response))[0]?.transaction, response[0]);
  const more = await reconcileRows(before, [two(), one()]);
  assert.is(more[1], before[0]);
  assert.is((await reconcileRows(more, [two()]))[0], more[0]);
});

test('rows are sorted newest first, whatever order they arrive in', async () => {
  const ids = (await reconcileRows([], [one(), two()])).map((row) => row.transaction.id);
  assert.equal(ids, ['two', 'one']);
});

test('a long list leaves time for a key pressed meanwhile', async () => {
  const steps: string[] = [];
  setTimeout(() => steps.push('key'));
  const many = Array.from({ length: 1001 }, () => one());
  await reconcileRows([], many).then(() => steps.push('compared'));
  assert.equal(steps, ['key', 'compared']);
});
