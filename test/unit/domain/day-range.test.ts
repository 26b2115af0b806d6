import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dayRangeError, formatDayRange, momentsOf } from '../../../src/domain/day-range.ts';
import { daysOf } from '../../../src/domain/preset-period.ts';
import { dayIn } from '../../../src/domain/time-zone.ts';

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

for (const timeZone of [GUATEMALA, 'America/Santiago', 'America/Havana', 'Asia/Kathmandu', 'Pacific/Apia']) {
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
}

test('a range that cannot be used says why', () => {
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
});

test('days outside the calendar are reported at the field, before any call', () => {
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
