import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { activityAddress, NO_ACTIVITY_FILTERS } from '../../../src/screens/activity/activity-filters.ts';

const { format, parse } = activityAddress;

test('writing an address and reading it back gives the same filters', () => {
  const whole = '?kind=team&from=2026-11-01&to=2026-11-20&sort=asc&page=3&size=50';
  for (const address of ['', '?person=elena&kind=refunds', whole]) assert.is(format(parse(address)), address);
});

test('invalid values of an address are ignored', () => {
  const { filters, page, pageSize, sort } = parse(
    '?kind=toString&from=2026-11-20&to=2026-11-01&page=-1&size=7&sort=up&person=%00%0A',
  );
  assert.equal(filters, NO_ACTIVITY_FILTERS);
  assert.equal([page, pageSize, sort], [1, 10, 'desc']);
});
