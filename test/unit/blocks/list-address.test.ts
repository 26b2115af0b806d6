import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  createListAddress,
  formatPage,
  parseDays,
  parsePage,
} from '../../../src/blocks/list/list-address.ts';

const pageOf = (search: string) => parsePage(new URLSearchParams(search));

test('an invalid page, order or size falls back to the default; days in the wrong order and invalid days are ignored', () => {
  for (const page of [1, 2, 1_000_000]) assert.is(pageOf(`page=${page}`).page, page);
  for (const page of ['1000001', '0', '-1', '1.5', 'x']) assert.is(pageOf(`page=${page}`).page, 1, page);
  assert.equal(
    ['10', '25', '50', '100', '7', ''].map((size) => pageOf(`size=${size}`).pageSize),
    [10, 25, 50, 100, 10, 10],
  );
  assert.equal(
    ['asc', 'desc', 'up'].map((sort) => pageOf(`sort=${sort}`).sort),
    ['asc', 'desc', 'desc'],
  );
  const days = (search: string) => parseDays(new URLSearchParams(search));
  assert.equal(days('from=2026-11-20&to=2026-11-20'), { from: '2026-11-20', to: '2026-11-20' });
  assert.equal(days('from=2026-11-21&to=2026-11-20'), { from: '', to: '' });
  assert.equal(days('from=2026-11-31&to=2026-11-20'), { from: '', to: '2026-11-20' });
  assert.equal(days('from=2026-11-21'), { from: '2026-11-21', to: '' });
});

test('defaults and empty filters are not written to the address, and a comma stays readable', () => {
  assert.is(formatPage({ sort: 'desc', page: 1, pageSize: 10 }), '');
  assert.is(formatPage({ sort: 'desc', page: 1, pageSize: 10 }, [['text', '']]), '');
  assert.is(
    formatPage({ sort: 'asc', page: 2, pageSize: 25 }, [['status', 'a,b']]),
    '?status=a,b&sort=asc&page=2&size=25',
  );
});

const address = createListAddress<{ text: string; status: string }>({
  none: { text: '', status: '' },
  parse: (params) => ({ text: params.get('text') ?? '', status: params.get('status') ?? '' }),
  format: ({ text, status }) => [
    ['text', text],
    ['status', status],
  ],
});

test('changing a filter returns to the first page and keeps the order, the size and the other filters', () => {
  history.replaceState(null, '', '/list?text=pan&sort=asc&page=3&size=25');
  const steps = history.length;
  address.changeFilters({ status: 'error' });
  assert.is(location.pathname + location.search, '/list?text=pan&status=error&sort=asc&size=25');
  assert.is(history.length, steps + 1, 'Back undoes it');
  address.changeView({ page: 2 });
  assert.is(location.search, '?text=pan&status=error&sort=asc&page=2&size=25');
  const { value } = address.version;
  address.cleanFilters();
  assert.is(location.search, '?sort=asc&size=25');
  assert.is(address.version.value, value + 1, 'typed values are dropped');
});
