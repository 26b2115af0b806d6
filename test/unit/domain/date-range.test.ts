import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  dayRangeError,
  daysOf,
  formatDayRange,
  isDay,
  momentsOf,
  parseDay,
} from '../../../src/domain/date-range.ts';
import { dayIn } from '../../../src/domain/time-zone.ts';

const test = suite('date ranges');

const GUATEMALA = 'America/Guatemala';
const at = (iso: string) => Date.parse(iso);

test('yesterday works across the ends of months and years', () => {
  assert.equal(daysOf('today', '2026-03-01'), { from: '2026-03-01', to: '2026-03-01' });
  assert.equal(daysOf('yesterday', '2026-03-01'), { from: '2026-02-28', to: '2026-02-28' });
  assert.equal(daysOf('yesterday', '2028-03-01'), { from: '2028-02-29', to: '2028-02-29' });
  assert.equal(daysOf('yesterday', '2027-01-01'), { from: '2026-12-31', to: '2026-12-31' });
});

test('the last seven days include today', () => {
  assert.equal(daysOf('last-7-days', '2027-01-03'), { from: '2026-12-28', to: '2027-01-03' });
});

test('a month has all its days', () => {
  assert.equal(daysOf('this-month', '2026-11-20'), { from: '2026-11-01', to: '2026-11-30' });
  assert.equal(daysOf('this-month', '2028-02-01'), { from: '2028-02-01', to: '2028-02-29' });
  assert.equal(daysOf('last-month', '2027-01-31'), { from: '2026-12-01', to: '2026-12-31' });
  assert.equal(daysOf('last-month', '2026-03-31'), { from: '2026-02-01', to: '2026-02-28' });
});

test('typed days are in UTC, from the first moment of the first to the last millisecond of the last', () => {
  assert.equal(momentsOf({ from: '2026-11-01', to: '2026-11-20' }), {
    startDate: '2026-11-01T00:00:00.000Z',
    endDate: '2026-11-20T23:59:59.999Z',
  });
  assert.equal(momentsOf({ from: '', to: '2026-11-20' }), { endDate: '2026-11-20T23:59:59.999Z' });
  assert.equal(momentsOf({ from: '', to: '' }), {});
});

for (const [when, now, period, startDate, endDate] of [
  ['19:30', '2026-11-21T01:30:00Z', 'today', '2026-11-20T06:00:00.000Z', '2026-11-21T05:59:59.999Z'],
  ['19:30', '2026-11-21T01:30:00Z', 'yesterday', '2026-11-19T06:00:00.000Z', '2026-11-20T05:59:59.999Z'],
  ['23:59', '2026-11-21T05:59:59.999Z', 'today', '2026-11-20T06:00:00.000Z', '2026-11-21T05:59:59.999Z'],
  ['midnight', '2026-11-21T06:00:00Z', 'today', '2026-11-21T06:00:00.000Z', '2026-11-22T05:59:59.999Z'],
  [
    'month’s end',
    '2026-12-01T01:30:00Z',
    'this-month',
    '2026-11-01T06:00:00.000Z',
    '2026-12-01T05:59:59.999Z',
  ],
  [
    'month’s end',
    '2026-12-01T01:30:00Z',
    'last-month',
    '2026-10-01T06:00:00.000Z',
    '2026-11-01T05:59:59.999Z',
  ],
  [
    'month’s start',
    '2026-12-01T06:00:00Z',
    'this-month',
    '2026-12-01T06:00:00.000Z',
    '2027-01-01T05:59:59.999Z',
  ],
] as const) {
  test(`${period} at ${when} is in the business’s time zone`, () => {
    const days = daysOf(period, dayIn(GUATEMALA, at(now)));
    assert.equal(momentsOf(days, GUATEMALA), { startDate, endDate });
  });
}

for (const timeZone of [GUATEMALA, 'America/Santiago', 'America/Havana', 'Asia/Kathmandu', 'Pacific/Apia']) {
  test(`in ${timeZone} days follow without a gap, and match the printed date`, () => {
    for (let day = '2026-01-01'; day < '2027-01-01'; ) {
      const { startDate = '', endDate = '' } = momentsOf({ from: day, to: day }, timeZone);
      const printed = [at(startDate) - 1, at(startDate), at(endDate), at(endDate) + 1].map((moment) =>
        dayIn(timeZone, moment),
      );
      const { from: before } = daysOf('yesterday', day);
      const next = printed[3] ?? '';
      assert.equal(printed, [before, day, day, next]);
      assert.equal(daysOf('yesterday', next).from, day);
      day = next;
    }
  });
}

test('a start after its end is rejected with the message of the specification', () => {
  assert.is(
    dayRangeError({ from: '25/11/2026', to: '20/11/2026' }),
    'Por favor, asegúrese de ingresar una fecha final posterior a la fecha inicial',
  );
});

test('a single day and open ends are ranges', () => {
  assert.is(dayRangeError({ from: '20/11/2026', to: '20/11/2026' }), undefined);
  assert.is(dayRangeError({ from: '20/11/2026', to: '' }), undefined);
  assert.is(dayRangeError({ from: '', to: '20/11/2026' }), undefined);
});

test('the usual spellings of a day are read', () => {
  for (const typed of ['1/2/2028', '01/02/2028', '01-02-2028', '01.02.2028', '01022028', ' 01/02/2028 '])
    assert.is(parseDay(typed), '2028-02-01');
  assert.is(parseDay(''), '');
  for (const typed of ['30/02/2026', '2026-02-03', '11/20/2026', 'ayer', '1/2/28'])
    assert.is(parseDay(typed), undefined);
  assert.is(dayRangeError({ from: 'ayer', to: '' }), 'Escribe las fechas como DD/MM/AAAA');
});

test('days outside the calendar are reported at the field, before any call', () => {
  const outside = 'Escribe fechas del 01/01/2000 al 31/12/2099';
  for (const typed of ['31/12/9999', '01/01/0000', '31/12/1999', '01/01/2100'])
    for (const range of [
      { from: typed, to: '' },
      { from: '', to: typed },
    ])
      assert.is(dayRangeError(range), outside);
  assert.is(dayRangeError({ from: '01/01/2000', to: '31/12/2099' }), undefined);
  assert.not.ok(isDay('9999-12-31'));
});

test('days that do not exist are rejected', () => {
  assert.ok(isDay('2028-02-29'));
  assert.not.ok(isDay('2026-02-29'));
  assert.not.ok(isDay('20/11/2026'));
  assert.not.ok(isDay(''));
});

test('ranges are written in words', () => {
  assert.is(formatDayRange({ from: '2026-11-01', to: '2026-11-20' }), '01/11/2026 a 20/11/2026');
  assert.is(formatDayRange({ from: '2026-11-01', to: '2026-11-01' }), '01/11/2026');
  assert.is(formatDayRange({ from: '2026-11-01', to: '' }), 'Desde 01/11/2026');
  assert.is(formatDayRange({ from: '', to: '2026-11-20' }), 'Hasta 20/11/2026');
});

test.run();
