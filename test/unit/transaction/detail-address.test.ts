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

test('a click with a modifier or another button is left to the browser', () => {
  for (const held of ['shiftKey', 'ctrlKey', 'metaKey', 'altKey', 'button'])
    assert.equal(click({ [held]: 1 }), { prevented: false, search: '' }, held);
});
