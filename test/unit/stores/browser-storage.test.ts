import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { deviceStorage, tabStorage } from '../../../src/stores/browser-storage.ts';

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

test('text stored for the device is shared with other tabs, text stored for the tab is not', () => {
  deviceStorage.set('name', 'Luna');
  tabStorage.set('other', 'Sol');
  assert.equal([localStorage.getItem('name'), sessionStorage.getItem('other')], ['Luna', 'Sol']);
  assert.equal([deviceStorage.get('other'), tabStorage.get('name')], [null, null]);
  deviceStorage.remove('name');
  assert.is(deviceStorage.get('name'), null);
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
