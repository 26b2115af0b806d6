import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  activityAddress,
  filterContent,
  NO_ACTIVITY_FILTERS,
} from '../../../src/screens/activity/activity-filters.ts';

const { format: formatActivityAddress, parse: parseActivityAddress } = activityAddress;

test('writing an address and reading it back gives the same filters', () => {
  for (const address of [
    '',
    '?person=elena&kind=refunds',
    '?kind=team&from=2026-11-01&to=2026-11-20&sort=asc&page=3&size=50',
  ]) {
    assert.is(formatActivityAddress(parseActivityAddress(address)), address);
  }
});

test('invalid values of an address are ignored', () => {
  const { filters, page, pageSize, sort } = parseActivityAddress(
    '?kind=toString&from=2026-11-20&to=2026-11-01&page=-1&size=7&sort=up&person=%00%0A',
  );
  assert.equal(filters, NO_ACTIVITY_FILTERS);
  assert.equal([page, pageSize, sort], [1, 10, 'desc']);
});

test('days are in UTC, from the first moment to the last', () => {
  assert.equal(filterContent({ actor: 'elena', kind: 'exports', from: '2026-11-01', to: '2026-11-02' }), {
    actor: 'elena',
    kinds: ['exports'],
    startDate: '2026-11-01T00:00:00.000Z',
    endDate: '2026-11-02T23:59:59.999Z',
  });
  assert.equal(filterContent(NO_ACTIVITY_FILTERS), {});
});
