import { shortNumbers } from '#sandbox/out/documents/statement-document.ts';
import { partOf } from '#sandbox/reports/statement/statement-part.ts';
import { daysOfRange } from '#sandbox/terms/time/days-of-range.ts';
import { assert, test } from '../support/test.ts';

/**
 * Without daylight saving time; changing at 02:00; changing at midnight, so that a day begins at 01:00; changing by half an hour.
 */
const ZONES = ['America/Guatemala', 'Europe/Madrid', 'America/Santiago', 'Australia/Lord_Howe'];
const DAY_MS = 86_400_000;
const NINETY_DAYS = 90 * DAY_MS;

for (const zone of ZONES) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  test(`each day of the year begins at the first moment of its date in ${zone}`, () => {
    for (let from = Date.UTC(2026, 0, 1, 17, 30); from < Date.UTC(2026, 11, 31); from += NINETY_DAYS) {
      const days = daysOfRange({ from: new Date(from), to: new Date(from + NINETY_DAYS) }, zone);
      assert.is(days[0]?.day, format.format(from));
      assert.is(days.at(-1)?.day, format.format(from + NINETY_DAYS - 1));
      for (const [index, { day, start }] of days.entries()) {
        assert.is(format.format(start), day);
        assert.is.not(format.format(start.getTime() - 1), day);
        const before = days[index - 1]?.day;
        if (before) assert.is(Date.parse(day) - Date.parse(before), DAY_MS);
      }
    }
  });
}

test('on paper a range of closing numbers shows the digits that they share only once, so that none is cut off', () => {
  const shared = 'CI-000400 a CI-000403, CI-000405 a CI-000407, CI-000409';
  assert.is(shortNumbers(shared), 'CI-000400 a 403, 405 a 407, 409');
  assert.is(shortNumbers('CI-000999, CI-001001'), 'CI-000999, CI-001001');
  assert.is(shortNumbers('CI-000003'), 'CI-000003');
});

test('a part of several sums is as old as its oldest, in whatever order they are read', () => {
  const sum = (day: string) => ({
    n: 0,
    isBefore: false,
    closedAt: null,
    amount: 100,
    firstAt: new Date(day),
  });
  const [older, newer] = [sum('2026-10-01'), sum('2026-10-02')];
  for (const parts of [
    [older, newer],
    [newer, older],
  ])
    assert.equal(partOf(parts), { amount: 200, firstAt: older.firstAt });
});
