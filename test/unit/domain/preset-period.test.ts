import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { momentsOf } from '../../../src/domain/day-range.ts';
import { daysOf } from '../../../src/domain/preset-period.ts';
import { dayIn } from '../../../src/domain/time-zone.ts';

const GUATEMALA = 'America/Guatemala';
const at = (iso: string) => Date.parse(iso);

test('yesterday is right at the ends of months and years', () => {
  assert.equal(daysOf('today', '2026-03-01'), { from: '2026-03-01', to: '2026-03-01' });
  assert.equal(daysOf('yesterday', '2026-03-01'), { from: '2026-02-28', to: '2026-02-28' });
  assert.equal(daysOf('yesterday', '2028-03-01'), { from: '2028-02-29', to: '2028-02-29' });
  assert.equal(daysOf('yesterday', '2027-01-01'), { from: '2026-12-31', to: '2026-12-31' });
});

test('the last seven days include today', () => {
  assert.equal(daysOf('last-7-days', '2027-01-03'), { from: '2026-12-28', to: '2027-01-03' });
});

test('a month includes all its days', () => {
  assert.equal(daysOf('this-month', '2026-11-20'), { from: '2026-11-01', to: '2026-11-30' });
  assert.equal(daysOf('this-month', '2028-02-01'), { from: '2028-02-01', to: '2028-02-29' });
  assert.equal(daysOf('last-month', '2027-01-31'), { from: '2026-12-01', to: '2026-12-31' });
  assert.equal(daysOf('last-month', '2026-03-31'), { from: '2026-02-01', to: '2026-02-28' });
});

for (const [when, now, period, first, next] of [
  ['19:30', '2026-11-21T01:30:00Z', 'today', '2026-11-20', '2026-11-21'],
  ['19:30', '2026-11-21T01:30:00Z', 'yesterday', '2026-11-19', '2026-11-20'],
  ['23:59', '2026-11-21T05:59:59.999Z', 'today', '2026-11-20', '2026-11-21'],
  ['midnight', '2026-11-21T06:00:00Z', 'today', '2026-11-21', '2026-11-22'],
  ['month’s end', '2026-12-01T01:30:00Z', 'this-month', '2026-11-01', '2026-12-01'],
  ['month’s end', '2026-12-01T01:30:00Z', 'last-month', '2026-10-01', '2026-11-01'],
  ['month’s start', '2026-12-01T06:00:00Z', 'this-month', '2026-12-01', '2027-01-01'],
] as const) {
  test(`${period} at ${when} is in the business’s time zone`, () => {
    const days = daysOf(period, dayIn(GUATEMALA, at(now)));
    const [startDate, endDate] = [`${first}T06:00:00.000Z`, `${next}T05:59:59.999Z`];
    assert.equal(momentsOf(days, GUATEMALA), { startDate, endDate });
  });
}
