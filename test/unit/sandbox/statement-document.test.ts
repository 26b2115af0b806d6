import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shortNumbers } from '../../../sandbox/pdf/statement-document.ts';

test('on paper a range of closing numbers shows the digits that they share only once, so that none is cut off', () => {
  const shared = 'CI-000400 a CI-000403, CI-000405 a CI-000407, CI-000409';
  assert.is(shortNumbers(shared), 'CI-000400 a 403, 405 a 407, 409');
  assert.is(shortNumbers('CI-000999, CI-001001'), 'CI-000999, CI-001001');
  assert.is(shortNumbers('CI-000003'), 'CI-000003');
});
