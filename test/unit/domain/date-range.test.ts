import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  dayEnd,
  dayRangeProblem,
  dayStart,
  daysOf,
  formatDayRange,
  isDay,
  parseDay,
} from '../../../src/domain/date-range.ts';

const test = suite('date ranges');

const at = (iso: string) => Date.parse(iso);

test('the day is the day in UTC, whatever the clock on the wall says', () => {
  // In Guatemala it is still 18:30 of the 20th.
  assert.equal(daysOf('today', at('2026-11-21T00:30:00Z')), { from: '2026-11-21', to: '2026-11-21' });
  assert.equal(daysOf('today', at('2026-11-20T23:59:59.999Z')), { from: '2026-11-20', to: '2026-11-20' });
});

test('yesterday reaches over the ends of months and years', () => {
  assert.equal(daysOf('yesterday', at('2026-03-01T12:00:00Z')), { from: '2026-02-28', to: '2026-02-28' });
  assert.equal(daysOf('yesterday', at('2028-03-01T12:00:00Z')), { from: '2028-02-29', to: '2028-02-29' });
  assert.equal(daysOf('yesterday', at('2027-01-01T00:00:00Z')), { from: '2026-12-31', to: '2026-12-31' });
});

test('seven days end with today', () => {
  assert.equal(daysOf('last-7-days', at('2027-01-03T05:00:00Z')), { from: '2026-12-28', to: '2027-01-03' });
});

test('months have all their days', () => {
  assert.equal(daysOf('this-month', at('2026-11-20T12:00:00Z')), { from: '2026-11-01', to: '2026-11-30' });
  assert.equal(daysOf('this-month', at('2028-02-01T00:00:00Z')), { from: '2028-02-01', to: '2028-02-29' });
  assert.equal(daysOf('last-month', at('2027-01-31T23:00:00Z')), { from: '2026-12-01', to: '2026-12-31' });
  assert.equal(daysOf('last-month', at('2026-03-31T12:00:00Z')), { from: '2026-02-01', to: '2026-02-28' });
});

test('a range runs from the first moment of its first day to the last millisecond of its last, in UTC', () => {
  assert.is(dayStart('2026-11-01'), '2026-11-01T00:00:00.000Z');
  assert.is(dayEnd('2026-11-20'), '2026-11-20T23:59:59.999Z');
});

test('a start after its end is refused in the words of the specification', () => {
  assert.is(
    dayRangeProblem({ from: '25/11/2026', to: '20/11/2026' }),
    'Por favor, asegúrese de ingresar una fecha final posterior a la fecha inicial',
  );
});

test('one day alone and open ends are ranges', () => {
  assert.is(dayRangeProblem({ from: '20/11/2026', to: '20/11/2026' }), undefined);
  assert.is(dayRangeProblem({ from: '20/11/2026', to: '' }), undefined);
  assert.is(dayRangeProblem({ from: '', to: '20/11/2026' }), undefined);
});

test('days are read as people write them', () => {
  for (const typed of ['1/2/2028', '01/02/2028', '01-02-2028', '01.02.2028', '01022028', ' 01/02/2028 '])
    assert.is(parseDay(typed), '2028-02-01');
  assert.is(parseDay(''), '');
  for (const typed of ['30/02/2026', '2026-02-03', '11/20/2026', 'ayer', '1/2/28'])
    assert.is(parseDay(typed), undefined);
  assert.is(dayRangeProblem({ from: 'ayer', to: '' }), 'Escribe las fechas como DD/MM/AAAA');
});

test('only days that exist are days', () => {
  assert.ok(isDay('2028-02-29'));
  assert.not.ok(isDay('2026-02-29'));
  assert.not.ok(isDay('20/11/2026'));
  assert.not.ok(isDay(''));
});

test('ranges are said in words', () => {
  assert.is(formatDayRange({ from: '2026-11-01', to: '2026-11-20' }), '01/11/2026 a 20/11/2026');
  assert.is(formatDayRange({ from: '2026-11-01', to: '2026-11-01' }), '01/11/2026');
  assert.is(formatDayRange({ from: '2026-11-01', to: '' }), 'Desde 01/11/2026');
  assert.is(formatDayRange({ from: '', to: '2026-11-20' }), 'Hasta 20/11/2026');
});

test.run();
