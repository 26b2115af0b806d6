import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSavedViews } from '../../../src/stores/saved-views.ts';

const month = { name: 'Mes', address: '?period=this-month' };
const refunds = { name: 'Devoluciones', address: '?status=refunded' };

test('saved views are still there after a reload, sorted by name', () => {
  const views = createSavedViews('history.us_1');
  views.save(month);
  views.save(refunds);
  assert.equal(createSavedViews('history.us_1').views.value, [refunds, month]);
});

test('saving a view replaces the one with the same name', () => {
  const views = createSavedViews('history.us_1');
  views.save(month);
  views.save({ name: 'Mes', address: '?period=last-month' });
  assert.equal(views.views.value, [{ name: 'Mes', address: '?period=last-month' }]);
});

test('a removed view is also removed from the device', () => {
  const views = createSavedViews('history.us_1');
  views.save(month);
  views.remove('Mes');
  assert.equal(views.views.value, []);
  assert.equal(createSavedViews('history.us_1').views.value, []);
});

test('users do not see the saved views of others', () => {
  createSavedViews('history.us_1').save(month);
  assert.equal(createSavedViews('history.us_2').views.value, []);
});

test('an invalid list of views is ignored', () => {
  for (const stored of ['{', '"views"', 'null', '[1, {"name": 1}]']) {
    localStorage.setItem('cobros.views.history.us_1', stored);
    assert.equal(createSavedViews('history.us_1').views.value, []);
  }
});
