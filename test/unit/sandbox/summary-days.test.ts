import { greatestChanges, percentOf } from '#sandbox/reports/summary/greatest-changes.ts';
import { NO_MONEY } from '#sandbox/reports/summary/money.ts';
import { type SummaryDays, summaryDays } from '#sandbox/reports/summary/summary-days.ts';
import { type MoneyOfDays, usualWeeks } from '#sandbox/reports/summary/usual.ts';
import { assert, test } from '../support/test.ts';

type Period = 'today' | 'this-week' | 'last-week' | 'this-month' | 'last-month';

const noon = (day: string) => new Date(`${day}T18:00:00Z`);
const endOf = (one: SummaryDays['all'][number] | undefined) => new Date(Number(one?.to)).toISOString();
const ends = (days: SummaryDays['all']) => [days[0]?.day, days.at(-1)?.day];
const daysOf = (period: Period, today: string) => {
  const { all, past, before, isRunning, cutWeekdays } = summaryDays(
    { period },
    noon(today),
    'America/Guatemala',
  );
  return { all: ends(all), past: ends(past), before: ends(before), isRunning, cutWeekdays };
};

test('a week begins on Monday and ends on Sunday, which belongs to it', () => {
  const sunday = daysOf('this-week', '2026-11-22');
  assert.equal(sunday.all, ['2026-11-16', '2026-11-22']);
  assert.equal(sunday.past, ['2026-11-16', '2026-11-22']);
  assert.equal(sunday.before, ['2026-11-09', '2026-11-15']);
  const sundays = ['2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15'];
  assert.equal(
    sunday.cutWeekdays.map(({ day }) => day),
    sundays,
  );
  const monday = daysOf('this-week', '2026-11-23');
  assert.equal(
    [monday.all, monday.past],
    [
      ['2026-11-23', '2026-11-29'],
      ['2026-11-23', '2026-11-23'],
    ],
  );
  assert.equal(monday.before, ['2026-11-16', '2026-11-16']);
  const last = daysOf('last-week', '2026-11-22');
  assert.equal(
    [last.all, last.before, last.isRunning],
    [['2026-11-09', '2026-11-15'], ['2026-11-02', '2026-11-08'], false],
  );
  assert.equal(last.cutWeekdays, []);
});

test('a month is compared with as many days of the one before, and with all of a shorter one', () => {
  const november = daysOf('this-month', '2026-11-20');
  assert.equal(
    [november.past, november.before],
    [
      ['2026-11-01', '2026-11-20'],
      ['2026-10-01', '2026-10-20'],
    ],
  );
  assert.equal(daysOf('this-month', '2026-03-31').before, ['2026-02-01', '2026-02-28']);
  const december = daysOf('last-month', '2027-01-01');
  assert.equal(
    [december.all, december.before],
    [
      ['2026-12-01', '2026-12-31'],
      ['2026-11-01', '2026-11-30'],
    ],
  );
});

test('a day is compared up to the same time, and one that is over to its end', () => {
  const { past, before } = summaryDays({ period: 'today' }, noon('2026-11-20'), 'America/Guatemala');
  assert.equal(
    [past, before].map(([one]) => endOf(one)),
    ['2026-11-20T18:00:00.001Z', '2026-11-19T18:00:00.001Z'],
  );
  const range = { period: 'range', startDay: '2026-11-17', endDay: '2026-11-19' } as const;
  const over = summaryDays(range, noon('2026-11-20'), 'America/Guatemala');
  assert.equal(ends(over.before), ['2026-11-14', '2026-11-16']);
  assert.is(endOf(over.past.at(-1)), '2026-11-20T06:00:00.000Z');
});

const received = (cents: number) =>
  cents === 0 ? NO_MONEY : { ...NO_MONEY, receivedCount: 1, received: cents };
const DAY = { day: '2026-11-20', from: new Date(), to: new Date() };

/** A place on one day, on the day before, and on the same weekday of the four weeks before, oldest first. */
const place = (id: string, now: number, before: number, weeks: readonly number[] = [0, 0, 0, 0]) => ({
  id,
  money: {
    past: [received(now)],
    before: [received(before)],
    weeksBefore: weeks.flatMap((cents) => [cents, 0, 0, 0, 0, 0, 0].map(received)),
    cutWeekdays: [],
  } satisfies MoneyOfDays,
});
const changed = (...places: ReturnType<typeof place>[]) =>
  greatestChanges(places, [DAY]).map(
    ({ placeId, comparedWith, compared }) => `${placeId} ${comparedWith} ${compared}`,
  );

test('changes are compared with what is there to compare with: a place without weeks before has none that are usual', () => {
  assert.equal(changed(place('new', 900_00, 0)), []);
  assert.equal(changed(place('yesterday', 900_00, 100_00)), ['yesterday before 10000']);
  assert.equal(changed(place('weeks', 900_00, 0, [0, 0, 200_00, 400_00])), ['weeks usual 30000']);
  assert.is(usualWeeks(place('weeks', 0, 0, [0, 0, 200_00, 0]).money), 2, 'from the first with money');
  assert.is(usualWeeks(place('weeks', 0, 0).money), 0);
});

test('differences from Q50.00 are told, the greatest five first, whether up or down', () => {
  assert.equal(changed(place('less', 149_99, 100_00), place('least', 150_00, 100_00)), [
    'least before 10000',
  ]);
  const places = [60, 95, 70, 90, 80, 85].map((down) => place(`−${down}`, 0, down * 100));
  assert.equal(
    changed(...places, place('+100', 200_00, 100_00)).map((text) => text.split(' ')[0]),
    ['+100', '−95', '−90', '−85', '−80'],
  );
});

test('a percentage is rounded half up, and does not exist of nothing', () => {
  const of = (now: number, compared: number) => percentOf({ received: now, compared });
  assert.equal(
    [of(1145, 1000), of(1144, 1000), of(855, 1000), of(5, 0), of(0, 10)],
    [15, 14, -15, null, -100],
  );
});
