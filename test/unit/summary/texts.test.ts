import { busyHoursText } from '#screens/summary/hours-table.tsx';
import {
  beforeText,
  periodText,
  spanHead,
  spanLetter,
  spanName,
  usualText,
} from '#screens/summary/period-texts.ts';
import { type Change, changeText } from '#screens/summary/summary-changes.tsx';
import { differenceWords } from '#screens/summary/trend.tsx';
import { weekSummary } from '../fixtures/summary.ts';
import { assert, test } from '../support/test.ts';

const LOCALE = 'es-GT';
const { period, before, spans, hours, changes } = weekSummary();

test('the texts name the days, the time up to which they count, and the period they are compared with; a finished period shows no hour; days of another month or year show that month or year; a month compared with the end of a shorter one is not described as up to the same hour', () => {
  assert.is(periodText(period, LOCALE, 'long'), 'Lunes 16 a viernes 20/11/2026, 19:40');
  assert.is(periodText(period, LOCALE, 'short'), 'Lun 16 a vie 20/11, 19:40');
  assert.is(usualText(weekSummary({ usualWeeks: 0 })), 'lo usual: sin semanas anteriores');
  const weeks = [1, 2].map((usualWeeks) => usualText(weekSummary({ usualWeeks })));
  assert.equal(weeks, [
    'lo usual: los mismos días de la semana anterior',
    'lo usual: la media de los mismos días de las 2 semanas anteriores',
  ]);
  assert.is(beforeText(weekSummary(), LOCALE, 'long'), 'antes: lunes 9 a viernes 13, hasta la misma hora');
  assert.is(beforeText(weekSummary(), LOCALE, 'short'), 'antes: lun 9 a vie 13');
  const over = { ...period, isRunning: false, startDay: '2026-10-26', endDay: '2026-11-01' };
  assert.is(periodText(over, LOCALE, 'long'), 'Lunes 26/10 a domingo 1/11/2026');
  const earlier = { ...before, startDay: '2025-12-31', endDay: '2025-12-31' };
  assert.is(beforeText(weekSummary({ before: earlier }), LOCALE, 'short'), 'antes: mié 31/12/2025');
  const shorter = { ...before, formattedEndTime: '23:59:59' };
  assert.is(beforeText(weekSummary({ before: shorter }), LOCALE, 'long'), 'antes: lunes 9 a viernes 13');
});

test('column headers are days, or weeks of their month; so are their names', () => {
  const [first] = spans;
  const today = spans.find(({ isCurrent }) => isCurrent);
  assert.ok(first && today);
  assert.is(spanHead(first, true, LOCALE), 'Lun 16');
  assert.is(spanHead(today, true, LOCALE), 'Hoy · Vie 20');
  for (const [startDay, endDay, head, named] of [
    ['2026-11-16', '2026-11-22', '16–22 nov', 'del 16 al 22 de nov'],
    ['2026-11-30', '2026-12-06', '30 nov –6 dic', 'del 30 de nov al 6 de dic'],
    ['2026-11-01', '2026-11-01', '1 nov', '1 de nov'],
  ] as const) {
    const span = { ...first, startDay, endDay };
    assert.equal([spanHead(span, false, LOCALE), spanName(span, false, LOCALE)], [head, named]);
  }
});

test('below a bar stands the letter of its weekday, or the first day of its week', () => {
  const letters = (days: boolean) =>
    [16, 17, 18, 19, 20, 21, 22]
      .map(
        (day) => ({ ...spans[0], startDay: `2026-11-${day}`, endDay: `2026-11-${day}` }) as (typeof spans)[0],
      )
      .map((span) => spanLetter(span, days));
  assert.equal(letters(true), ['L', 'M', 'M', 'J', 'V', 'S', 'D']);
  assert.equal(letters(false)[0], '16');
});

test('a difference is described in words', () => {
  for (const [now, then, words] of [
    [105, 100, '5 % más'],
    [82, 100, '18 % menos'],
    [100.4, 100, 'Casi igual'],
    [99.6, 100, 'Casi igual'],
    [100, 100, 'Igual'],
    [5, 0, 'Más'],
    [-50, 100, '150 % menos'],
    [50, -100, '150 % más'],
    [2500, 100, '2,400 % más'],
  ] as const)
    assert.is(differenceWords(now, then), words, `${now} and ${then}`);
});

test('the busiest and the quietest hour are described in words', () => {
  const said =
    'La mejor hora: viernes de 18 a 19 h, con 4 pagos. La más tranquila: martes de 12 a 13 h, con 1 pago.';
  assert.is(busyHoursText(hours), said);
  const [first] = hours;
  const equal = [first, { ...first, hour: 10 }] as typeof hours;
  assert.is(busyHoursText(equal), 'Las mejores horas: lunes de 9 a 10 h y 1 más, con 3 pagos cada una.');
  const many = [9, 10, 11, 12, 13].map((hour) => ({ ...first, hour, receivedCount: 1 })) as typeof hours;
  const busy = { ...first, receivedCount: 9 } as (typeof hours)[number];
  assert.is(
    busyHoursText([busy, ...many]),
    'La mejor hora: lunes de 9 a 10 h, con 9 pagos.',
    'nobody lists five',
  );
  assert.is(busyHoursText(hours.slice(0, 1)), 'Solo hubo pagos el lunes de 9 a 10 h: 3.');
});

const [today] = changes as [Change];
const RUNNING = { endDay: '2026-11-20', isRunning: true };
const words = (change: Change) => {
  const { difference, beside, sums } = changeText(change, 'this-week', RUNNING);
  return [`${difference} ${beside}`, sums];
};

test('changes are described in words', () => {
  assert.equal(words(today), [
    '25 % menos hoy que un viernes normal',
    'Q300.00 hoy; Q400.00 un viernes normal',
  ]);
  assert.equal(words({ ...today, day: '2026-11-21', weeks: 1, percent: 8 }), [
    '8 % más el sábado 21 que el sábado anterior',
    'Q300.00 ese día; Q400.00 el sábado anterior',
  ]);
  const sameDay = { ...today, day: '2026-11-21', percent: 8 };
  assert.is(words({ ...sameDay, weeks: 2 })[0], '8 % más el sábado 21 que un sábado normal');
  assert.equal(words({ ...today, day: '2026-11-22', percent: null }), [
    'con pagos el domingo 22',
    'Q300.00 ese día; Q400.00 un domingo normal',
  ]);
  assert.is(words({ ...today, day: '2026-10-18' })[0], '25 % menos el domingo 18/10 que un domingo normal');
  assert.equal(words({ ...today, day: '2026-11-18', receivedAmount: 0 }), [
    'sin pagos el miércoles 18',
    'Un miércoles normal: Q400.00',
  ]);
  assert.equal(words({ ...today, comparedWith: 'before', day: null, percent: 14 }), [
    '14 % más que la semana pasada',
    'Q300.00 esta semana; Q400.00 la pasada a esta hora',
  ]);
  assert.is(words({ ...today, percent: 199 })[0], '199 % más hoy que un viernes normal');
  assert.is(words({ ...today, percent: 200 })[0], '3 veces lo de un viernes normal, hoy');
  assert.is(
    words({ ...today, percent: 3992, day: '2026-11-18' })[0],
    '41 veces lo de un miércoles normal, el miércoles 18',
  );
  assert.is(words({ ...today, day: null, percent: 356 })[0], '5 veces lo de la semana pasada');
  const { beside, sums } = changeText({ ...today, day: null }, 'this-month', {
    ...RUNNING,
    isRunning: false,
  });
  assert.equal([beside, sums], ['que el mes pasado', 'Q300.00 este mes; Q400.00 el pasado']);
});
