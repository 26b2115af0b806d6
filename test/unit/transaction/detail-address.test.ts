import type { MouseEvent } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { followDetail } from '../../../src/features/transaction/detail/detail-address.ts';

function click(over: Partial<MouseEvent> = {}) {
  let prevented = false;
  const event = { button: 0, preventDefault: () => (prevented = true), ...over } as MouseEvent;
  followDetail(event, 'tx_1');
  return { prevented, search: location.search };
}

test('a click opens the transaction beside the list', () => {
  history.replaceState(null, '', '/?page=2');
  assert.equal(click(), { prevented: true, search: '?page=2&t=tx_1' });
});

for (const asked of [
  { shiftKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { button: 1 },
]) {
  test(`a click with ${JSON.stringify(asked)} is left to the browser`, () => {
    assert.equal(click(asked), { prevented: false, search: '' });
  });
}
