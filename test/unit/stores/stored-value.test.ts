import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tabStorage } from '../../../src/stores/browser-storage.ts';
import { isText, storedList } from '../../../src/stores/stored-list.ts';
import { storedValue } from '../../../src/stores/stored-value.ts';

test.before.each(() => sessionStorage.clear());
test.after(() => sessionStorage.clear());

const place = storedValue<{ at: { house: number } }>(tabStorage, 'place', ({ at }) => at?.house !== 0);
const words = storedList(tabStorage, 'words', isText);

test('a stored value is still there after a reload, until it is removed', () => {
  assert.is(place.read(), undefined);
  place.write({ at: { house: 7 } });
  assert.equal(place.read(), { at: { house: 7 } });
  place.remove();
  assert.is(place.read(), undefined);
});

test('a value that is missing, not JSON or not valid counts as absent', () => {
  for (const text of ['', '{', 'null', '{"at":{"house":0}}']) {
    sessionStorage.setItem('place', text);
    assert.is(place.read(), undefined, text);
  }
});

test('invalid items of a stored list are dropped, and a missing list is empty', () => {
  for (const [text, read] of [
    ['["a",1,null,"b"]', ['a', 'b']],
    ['"a"', []],
    ['{', []],
  ] as const) {
    sessionStorage.setItem('words', text);
    assert.equal(words.read(), read, text);
  }
});
