import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sameClosing, toClosingHour } from '../../../src/domain/closing-config.ts';

test('a closing hour out of range becomes 0, and an empty one means none', () => {
  for (const hour of [20, 0, 23]) assert.is(toClosingHour(String(hour)), hour);
  for (const wrong of ['24', '-1', '1.5', 'x']) assert.is(toClosingHour(wrong), 0, wrong);
  assert.is(toClosingHour(''), null);
});

test('the hour of a manual closing is not compared', () => {
  assert.ok(
    sameClosing({ closingType: 'manual', closingTime: 3 }, { closingType: 'manual', closingTime: null }),
  );
  assert.not.ok(
    sameClosing({ closingType: 'automatic', closingTime: 3 }, { closingType: 'automatic', closingTime: 4 }),
  );
});
