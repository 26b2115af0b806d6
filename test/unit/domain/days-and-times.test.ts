import { isDay, parseDay } from '#domain/day.ts';
import { dayRangeError, formatDayRange, momentsOf } from '#domain/day-range.ts';
import { elapsedText } from '#domain/elapsed-text.ts';
import { daysOf } from '#domain/preset-period.ts';
import {
  formatTimeLeft,
  secondsUntil,
  shareLeft,
  timeLeftAnnouncement,
  wholeMinutes,
} from '#domain/time-left.ts';
import { dayIn } from '#domain/time-zone.ts';
import { transaction } from '../fixtures/transaction.ts';
import { assert, test } from '../support/test.ts';

test('the usual spellings of a day are read; days that do not exist or are outside the calendar are rejected', () => {
  for (const typed of ['1/2/2028', '01/02/2028', '01-02-2028', '01.02.2028', '01022028', ' 01/02/2028 '])
    assert.is(parseDay(typed), '2028-02-01');
  assert.is(parseDay(''), '');
  for (const typed of ['30/02/2026', '2026-02-03', '11/20/2026', 'ayer', '1/2/28'])
    assert.is(parseDay(typed), undefined);
  assert.ok(isDay('2028-02-29'));
  assert.not.ok(isDay('2026-02-29'));
  assert.not.ok(isDay('20/11/2026'));
  assert.not.ok(isDay(''));
  assert.not.ok(isDay('9999-12-31'));
});

const GUATEMALA = 'America/Guatemala';
const at = (iso: string) => Date.parse(iso);

test('typed days are in UTC, from the first moment of the first day to the last millisecond of the last', () => {
  assert.equal(momentsOf({ from: '2026-11-01', to: '2026-11-20' }), {
    startDate: '2026-11-01T00:00:00.000Z',
    endDate: '2026-11-20T23:59:59.999Z',
  });
  assert.equal(momentsOf({ from: '', to: '2026-11-20' }), { endDate: '2026-11-20T23:59:59.999Z' });
  assert.equal(momentsOf({ from: '', to: '' }), {});
});

for (const timeZone of [GUATEMALA, 'America/Santiago', 'America/Havana', 'Asia/Kathmandu', 'Pacific/Apia'])
  test(`in ${timeZone} days follow each other without a gap, and match the printed date`, () => {
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

test('a range that cannot be used says why, even with days outside the calendar', () => {
  const order = 'Por favor, asegúrese de ingresar una fecha final posterior a la fecha inicial';
  for (const [from, to, error] of [
    ['25/11/2026', '20/11/2026', order],
    ['20/11/2026', '20/11/2026', undefined],
    ['20/11/2026', '', undefined],
    ['', '20/11/2026', undefined],
    ['ayer', '', 'Escribe las fechas como DD/MM/AAAA'],
    ['31/02/2026', '01/03/2026', 'El 31/02/2026 no existe'],
    ['01/02/2026', '1-13-2026', 'El 01/13/2026 no existe'],
    ['29/02/2025', 'ayer', 'El 29/02/2025 no existe'],
    ['29/02/2028', '', undefined],
    ['01/01/2000', '31/12/2099', undefined],
  ] as const)
    assert.is(dayRangeError({ from, to }), error, `${from} ${to}`);
  const outside = 'Escribe fechas del 01/01/2000 al 31/12/2099';
  for (const typed of ['31/12/9999', '01/01/0000', '31/12/1999', '01/01/2100']) {
    assert.is(dayRangeError({ from: typed, to: '' }), outside);
    assert.is(dayRangeError({ from: '', to: typed }), outside);
  }
});

test('ranges are described in words', () => {
  assert.is(formatDayRange({ from: '2026-11-01', to: '2026-11-20' }), '01/11/2026 a 20/11/2026');
  assert.is(formatDayRange({ from: '2026-11-01', to: '2026-11-01' }), '01/11/2026');
  assert.is(formatDayRange({ from: '2026-11-01', to: '' }), 'Desde 01/11/2026');
  assert.is(formatDayRange({ from: '', to: '2026-11-20' }), 'Hasta 20/11/2026');
});

test('a period has the right days at the ends of months and years', () => {
  assert.equal(daysOf('today', '2026-03-01'), { from: '2026-03-01', to: '2026-03-01' });
  assert.equal(daysOf('yesterday', '2026-03-01'), { from: '2026-02-28', to: '2026-02-28' });
  assert.equal(daysOf('yesterday', '2028-03-01'), { from: '2028-02-29', to: '2028-02-29' });
  assert.equal(daysOf('yesterday', '2027-01-01'), { from: '2026-12-31', to: '2026-12-31' });
  assert.equal(daysOf('last-7-days', '2027-01-03'), { from: '2026-12-28', to: '2027-01-03' });
  assert.equal(daysOf('this-month', '2026-11-20'), { from: '2026-11-01', to: '2026-11-30' });
  assert.equal(daysOf('this-month', '2028-02-01'), { from: '2028-02-01', to: '2028-02-29' });
  assert.equal(daysOf('last-month', '2027-01-31'), { from: '2026-12-01', to: '2026-12-31' });
  assert.equal(daysOf('last-month', '2026-03-31'), { from: '2026-02-01', to: '2026-02-28' });
});

for (const [seconds, text] of [
  [0.9, ''],
  [-5, ''],
  [1, '1 s'],
  [59, '59 s'],
  [60, '1 min'],
  [754, '12 min 34 s'],
  [3600, '1 h'],
  [11_100, '3 h 5 min'],
  [3605, '1 h'],
  [86_400, '1 día'],
  [187_200, '2 días 4 h'],
] as const)
  test(`${seconds} seconds are "${text}"`, () => {
    assert.is(elapsedText(1_000_000, 1_000_000 + seconds * 1000), text);
  });

test('the elapsed time is the difference between the two displayed times, which have no milliseconds', () => {
  const between = (from: string, to: string) =>
    elapsedText(Date.parse(`2026-11-20T${from}Z`), Date.parse(`2026-11-20T${to}Z`));
  assert.is(between('00:02:01.900', '00:04:54.100'), '2 min 53 s');
  assert.is(between('00:02:01.100', '00:02:01.900'), '');
});

test('screen readers announce five minutes, one minute and the end, once each', () => {
  const heard = [];
  for (let seconds = 600; seconds > 0; seconds -= 1) heard.push(timeLeftAnnouncement(seconds, seconds - 1));
  assert.equal(heard.filter(Boolean), ['Quedan 5 minutos', 'Queda 1 minuto', 'Se acabó el tiempo']);
  // After the device has slept, and at the beginning of a request of five minutes.
  assert.is(timeLeftAnnouncement(600, 0), 'Se acabó el tiempo');
  assert.is(timeLeftAnnouncement(600, 42), 'Queda 1 minuto');
  assert.is(timeLeftAnnouncement(300, 300), undefined);
  assert.is(timeLeftAnnouncement(300, 299), undefined);
});

test('the bar shows the remaining part, at most the whole; the time left is words of its two largest units, counts a second that has begun, and is never negative', () => {
  assert.is(shareLeft(450, transaction()), 0.5);
  assert.is(shareLeft(901, transaction()), 1);
  assert.is(shareLeft(10, transaction({ expirationDate: null })), 0);
  const texts = [0, 48, 60, 754, 3600, 70_542, 86_400, 604_799].map(formatTimeLeft);
  assert.equal(texts, ['0 s', '48 s', '1 min', '12 min 34 s', '1 h', '19 h 35 min', '1 d', '6 d 23 h']);
  const inLists = [0, 59, 60, 119, 754, 3660, 70_542].map((seconds) => formatTimeLeft(wholeMinutes(seconds)));
  assert.equal(inLists, ['0 s', '59 s', '1 min', '1 min', '12 min', '1 h 1 min', '19 h 35 min']);
  assert.is(secondsUntil(10_000, 9_001), 1);
  assert.is(secondsUntil(10_000, 10_000), 0);
  assert.is(secondsUntil(10_000, 99_000), 0);
});
