import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isDay, parseDay } from '../../../src/domain/day.ts';

test('the usual spellings of a day are read', () => {
  for (const typed of ['1/2/2028', '01/02/2028', '01-02-2028', '01.02.2028', '01022028', ' 01/02/2028 '])
    assert.is(parseDay(typed), '2028-02-01');
  assert.is(parseDay(''), '');
  for (const typed of ['30/02/2026', '2026-02-03', '11/20/2026', 'ayer', '1/2/28'])
    assert.is(parseDay(typed), undefined);
});

test('days that do not exist or are outside the calendar are rejected', () => {
  assert.ok(isDay('2028-02-29'));
  assert.not.ok(isDay('2026-02-29'));
  assert.not.ok(isDay('20/11/2026'));
  assert.not.ok(isDay(''));
  assert.not.ok(isDay('9999-12-31'));
});
