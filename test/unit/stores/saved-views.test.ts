import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSavedViews } from '../../../src/stores/saved-views.ts';

const month = { name: 'Mes', address: '?period=this-month' };
const refunds = { name: 'Devoluciones', address: '?status=refunded' };

test('saved views are still there after a reload, sorted by name, until they are removed, and not for others', () => {
  const views = createSavedViews('history.us_1');
  const kept = () => createSavedViews('history.us_1').views.value;
  views.save(month);
  views.save(refunds);
  assert.equal(kept(), [refunds, month]);
  assert.equal(createSavedViews('history.us_2').views.value, []);
  const again = { name: 'Mes', address: '?period=last-month' };
  views.save(again);
  assert.equal(views.views.value, [refunds, again], 'one of a name');
  views.remove('Mes');
  assert.equal([views.views.value, kept()], [[refunds], [refunds]]);
});

test('an invalid list of views is ignored', () => {
  for (const stored of ['{', '"views"', 'null', '[1, {"name": 1}]']) {
    localStorage.setItem('cobros.views.history.us_1', stored);
    assert.equal(createSavedViews('history.us_1').views.value, []);
  }
});
