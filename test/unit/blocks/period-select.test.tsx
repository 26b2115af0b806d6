import { useState } from 'react';
import { DateRangeFields } from '#blocks/list/date-range-fields.tsx';
import { type DayFilters, daysText, NO_DAYS } from '#blocks/list/day-filters.ts';
import { PeriodSelect } from '#blocks/list/period-select.tsx';
import { CALENDAR } from '#domain/day.ts';
import { setServerTime } from '#stores/clock.ts';
import { assert, render, test } from '../support/render.tsx';

function Range({ error }: { error?: string }) {
  const [typed, setTyped] = useState({ from: '', to: '' });
  return (
    <DateRangeFields
      typed={typed}
      type={(change) => setTyped({ ...typed, ...change })}
      dates={{ id: 'error', text: error }}
    />
  );
}

async function open(error?: string) {
  const view = await render(<Range {...(error && { error })} />);
  const field = (label: string) => view.find<HTMLInputElement>(`input[aria-label="${label}"]`);
  const calendarOf = (label: string) =>
    field(label).parentElement?.querySelector('input[type=date]') as HTMLInputElement;
  return { ...view, field, calendarOf };
}

test('a day chosen in the calendar is filled in as if typed, at its own end of the range; the calendar opens at the typed day, and without a selection if it is not a day', async () => {
  const { type, field, calendarOf, click, button } = await open();
  await type(calendarOf('Fecha inicial'), '2026-11-01');
  await type(calendarOf('Fecha final'), '2026-11-20');
  const { min, max } = calendarOf('Fecha final');
  assert.equal([min, max], [CALENDAR.from, CALENDAR.to], 'it offers only days that can be typed');
  assert.equal([field('Fecha inicial').value, field('Fecha final').value], ['01/11/2026', '20/11/2026']);
  let opened: HTMLInputElement | undefined;
  for (const label of ['Fecha inicial', 'Fecha final'])
    calendarOf(label).showPicker = function show() {
      opened = this;
    };
  await type(field('Fecha inicial'), '5/11/2026');
  assert.is(calendarOf('Fecha inicial').value, '2026-11-05');
  await click(button('Elegir fecha inicial'));
  assert.is(opened, calendarOf('Fecha inicial'));
  await click(button('Elegir fecha final'));
  assert.is(opened, calendarOf('Fecha final'));
  await type(field('Fecha inicial'), '5/13/2026');
  assert.is(calendarOf('Fecha inicial').value, '');
});

test('the hour at which a UTC day begins is shown in the business’s time', async () => {
  setServerTime(Date.parse('2026-11-20T16:44:02.000Z'), { sentAt: Date.now() });
  const { container } = await open();
  assert.match(container.textContent ?? '', 'cada uno empieza cuando en tu negocio son las 18:00.');
});

const TYPED: DayFilters = { period: '', from: '2026-11-01', to: '2026-11-05' };

const PRESETS = ['Siempre', 'Hoy', 'Ayer', 'Últimos 7 días', 'Este mes', 'Mes anterior'];

test('the periods are offered, and the day chosen in a chart or typed dates if there are any', async () => {
  for (const [filters, more, chosen] of [
    [NO_DAYS, [], ''],
    [{ ...NO_DAYS, period: 'this-month' }, [], 'this-month'],
    [{ ...NO_DAYS, period: '2026-11-18' }, ['18/11/2026'], '2026-11-18'],
    [TYPED, ['Otras fechas'], 'by-hand'],
    [{ ...NO_DAYS, to: '2026-11-05' }, ['Otras fechas'], 'by-hand'],
  ] as const) {
    const view = await render(
      <PeriodSelect filters={filters} type={() => undefined} onChange={() => undefined} />,
    );
    assert.equal(view.options('Periodo'), [...PRESETS, ...more]);
    assert.is(view.field('Periodo').value, chosen);
  }
});

test('a period is shown by name with its days, and typed days with their time zone', () => {
  for (const [filters, text] of [
    [NO_DAYS, ''],
    [{ ...NO_DAYS, period: 'last-7-days' }, 'Últimos 7 días: 14/11/2026 a 20/11/2026'],
    [{ ...NO_DAYS, period: 'today' }, 'Hoy: 20/11/2026'],
    [{ ...NO_DAYS, period: '2026-11-18' }, '18/11/2026'],
    [TYPED, '01/11/2026 a 05/11/2026 (UTC)'],
    [{ ...NO_DAYS, from: '2026-11-01' }, 'Desde 01/11/2026 (UTC)'],
  ] as const)
    assert.is(daysText(filters, '2026-11-20'), text);
});
