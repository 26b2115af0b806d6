import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { closingsAddress, searchContent } from '../../../src/screens/closings/closings-address.ts';

const test = suite('the address of the closings');
const { format: formatClosingsAddress, parse: parseClosingsAddress } = closingsAddress;

const ADDRESS =
  '?from=2026-11-01&to=2026-11-20&branch=br_1&cashier=us_1&status=error&sort=asc&page=3&size=25';

test('reading and writing an address round-trips', () => {
  assert.is(formatClosingsAddress(parseClosingsAddress(ADDRESS)), ADDRESS);
  assert.is(formatClosingsAddress(parseClosingsAddress('')), '');
});

test('invalid values of an address are ignored', () => {
  const wrong = '?from=2026-11-20&to=2026-11-01&status=gone&sort=up&page=-1&size=7';
  assert.is(formatClosingsAddress(parseClosingsAddress(wrong)), '');
  assert.is(parseClosingsAddress('?from=2026-02-31').filters.from, '');
});

test('days are in UTC, from the start of the first to the last millisecond of the last', () => {
  assert.equal(searchContent(parseClosingsAddress(ADDRESS)), {
    businessBranchId: 'br_1',
    businessUserId: 'us_1',
    statuses: ['error'],
    startDate: '2026-11-01T00:00:00.000Z',
    endDate: '2026-11-20T23:59:59.999Z',
    sort: 'asc',
    pageProperties: { currentPage: 3, pageSize: 25 },
  });
});

test('without filters nothing is narrowed', () => {
  assert.equal(searchContent(parseClosingsAddress('')), {
    sort: 'desc',
    pageProperties: { currentPage: 1, pageSize: 10 },
  });
});

test.run();
