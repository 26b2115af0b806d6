import { deviceStorage, tabStorage } from '#stores/browser-storage.ts';
import { rememberPrinted, wasPrinted } from '#stores/printed-closings.ts';
import { isText, storedList } from '#stores/stored-list.ts';
import { storedValue } from '#stores/stored-value.ts';
import { assert, test } from '../support/test.ts';

const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor;
const realStorage = localStorage;
const replaceBy = (storage: () => Partial<Storage>) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: storage });

test.before.each(() => realStorage.clear());
test.after.each(() => {
  Object.defineProperty(globalThis, 'localStorage', own);
  deviceStorage.remove('name');
  sessionStorage.clear();
});

test('a forbidden storage is replaced by the page’s memory', () => {
  replaceBy(() => {
    throw new DOMException('SecurityError');
  });
  assert.is(deviceStorage.get('name'), null);
  deviceStorage.set('name', 'Luna');
  assert.is(deviceStorage.get('name'), 'Luna');
  deviceStorage.remove('name');
  assert.is(deviceStorage.get('name'), null);
});

test('when the storage is full, a value is kept in memory until there is space', () => {
  deviceStorage.set('name', 'Luna');
  let full = true;
  replaceBy(() => ({
    getItem: (key) => realStorage.getItem(key),
    removeItem: (key) => realStorage.removeItem(key),
    setItem: (key, text) => {
      if (full) throw new DOMException('QuotaExceededError');
      realStorage.setItem(key, text);
    },
  }));
  deviceStorage.set('name', 'Sol');
  assert.is(deviceStorage.get('name'), 'Sol');
  full = false;
  deviceStorage.set('name', 'Estrella');
  assert.equal([deviceStorage.get('name'), realStorage.getItem('name')], ['Estrella', 'Estrella']);
  realStorage.removeItem('name');
  assert.is(deviceStorage.get('name'), null, 'another tab has removed it');
});

test.before.each(() => sessionStorage.clear());
test.after(() => sessionStorage.clear());

const place = storedValue<{ at: { house: number } }>(tabStorage, 'place', ({ at }) => at?.house !== 0);
const words = storedList(tabStorage, 'words', isText);

test('a value that is missing, not JSON or not valid counts as absent; invalid items of a stored list are dropped, and a missing list is empty', () => {
  place.write({ at: { house: 7 } });
  assert.equal(place.read(), { at: { house: 7 } });
  place.remove();
  assert.is(place.read(), undefined);
  for (const text of ['', '{', 'null', '{"at":{"house":0}}']) {
    sessionStorage.setItem('place', text);
    assert.is(place.read(), undefined, text);
  }
  for (const [text, read] of [
    ['["a",1,null,"b"]', ['a', 'b']],
    ['"a"', []],
    ['{', []],
  ] as const) {
    sessionStorage.setItem('words', text);
    assert.equal(words.read(), read, text);
  }
});

test('after a reload the closings printed before are known, and no others; the last five hundred are kept, and a closing printed again counts as the latest', () => {
  assert.not.ok(wasPrinted('cl_1'));
  rememberPrinted('cl_1');
  rememberPrinted('cl_2');
  rememberPrinted('cl_1');
  assert.equal(['cl_1', 'cl_2', 'cl_3'].map(wasPrinted), [true, true, false]);
  for (let number = 1; number <= 500; number++) rememberPrinted(`cl_${number}`);
  rememberPrinted('cl_1');
  assert.equal([wasPrinted('cl_1'), wasPrinted('cl_2')], [true, true]);
  rememberPrinted('cl_501');
  assert.equal(['cl_1', 'cl_2', 'cl_3', 'cl_501'].map(wasPrinted), [true, false, true, true]);
});
