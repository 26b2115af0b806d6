import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createBoundedMap } from '../../../sandbox/bounded-map.ts';

const filled = () => {
  const map = createBoundedMap<string, number>(3);
  for (const [index, key] of ['a', 'b', 'c'].entries()) map.set(key, index);
  return map;
};
const kept = (map: ReturnType<typeof filled>) =>
  ['a', 'b', 'c', 'd'].filter((key) => map.get(key) !== undefined);

test('a new entry in a full map replaces the oldest entry only', () => {
  const map = filled();
  map.set('d', 3);
  assert.equal(kept(map), ['b', 'c', 'd']);
});

test('an entry that is set again becomes the newest', () => {
  const map = filled();
  map.set('a', 9);
  map.set('d', 3);
  assert.equal(kept(map), ['a', 'c', 'd']);
  assert.is(map.get('a'), 9);
});

test('deleting an entry makes room for another', () => {
  const map = filled();
  map.delete('b');
  map.set('d', 3);
  assert.equal(kept(map), ['a', 'c', 'd']);
});
