import type { ClosingDay } from '@cobros/sdk';
import { useSearch } from 'wouter';
import { closingsAddress } from '#screens/closings/closings-address.ts';
import ClosingsDaily from '#screens/closings/daily/closings-daily.tsx';
import { forgetResources } from '#stores/resource.ts';
import { failureResponse, successResponse } from '../support/envelope-responses.ts';
import { assert, onNarrowScreen, openPage, test } from '../support/render.tsx';

const PATH = 'closing/v3/history/daily-totals';
const DAY = { today: '2026-11-20', timeZone: 'America/Guatemala' };
const NO_PLACES = {
  branches: undefined,
  cashiers: undefined,
  chosen: { branchId: '', cashierId: '' },
  resolved: true,
};

const totals = (status: ClosingDay['totals'][number]['status'], count: number, netAmount: number) => ({
  status,
  count,
  netAmount,
  formattedNetAmount: `Q${netAmount.toFixed(2)}`,
});
const dayOf = (date: number, ...all: ClosingDay['totals']) => ({
  day: `2026-11-${date}`,
  formattedDay: `${date}/11/2026`,
  totals: all,
});
const DAYS = [
  // As a backend may list them: what was closed comes last.
  dayOf(17, totals('canceled', 1, 7), totals('error', 1, 5), totals('completed', 2, 0.3)),
  dayOf(18),
  dayOf(19, totals('completed', 1, 0.1)),
  dayOf(20),
];

function Days() {
  const { filters } = closingsAddress.parse(useSearch());
  return <ClosingsDaily filters={filters} day={DAY} places={NO_PLACES} />;
}

const open = (address = '', days: readonly ClosingDay[] = DAYS) =>
  openPage(<Days />, { [PATH]: { days } }, { at: `/closing/history${address}` });

test('a day without a closing is marked as missing, except today, and statuses are distinguished', async () => {
  const { view } = await open();
  assert.equal(view.texts('ul li'), [
    'Completado Q0.40',
    'Error 1 cierre',
    'Cancelado 1 cierre',
    'Sin cierre 1 día',
  ]);
  const bars = view.findAll('svg g[transform]').map((day) => day.querySelectorAll('rect').length);
  assert.equal(bars, [3, 1, 1, 1], 'a bar per status, a mark for the missing day, a line under today');
  const slider = view.find('[role=slider]');
  await view.focus(slider);
  const said = [slider.getAttribute('aria-valuetext')];
  for (let day = 0; day < 3; day++) {
    await view.press('ArrowLeft');
    said.push(slider.getAttribute('aria-valuetext'));
  }
  assert.equal(said, [
    'vie 20/11/2026: aún sin cierre',
    'jue 19/11/2026: completado Q0.10 en 1 cierre',
    'mié 18/11/2026: sin cierre',
    'mar 17/11/2026: completado Q0.30 en 2 cierres, error Q5.00 en 1 cierre, cancelado Q7.00 en 1 cierre',
  ]);
  await view.press('ArrowRight');
  assert.match(view.text(), /mié 18.11.2026Sin cierre/);
  await view.press('ArrowLeft');
  assert.match(
    view.text(),
    'mar 17/11/2026Completado · 2 cierresQ0.30Error · 1 cierreQ5.00Cancelado · 1 cierreQ7.00',
  );
  await view.press('Enter');
  assert.is(location.search, '?period=2026-11-17');
});

test('if every day has a closing, none is marked as missing; without any closing a message says so', async () => {
  const { view } = await open('', [dayOf(19, totals('completed', 1, 0.1)), dayOf(20)]);
  assert.equal(view.texts('ul li'), ['Completado Q0.10']);
  forgetResources();
  await view.unmount();
  const none = await open('', [dayOf(19), dayOf(20)]);
  assert.match(none.view.text(), 'Sin cierres en los últimos 30 días');
});

test('the days are read for the list’s branch and any status; the chosen day is selected when the chart gets the focus and marked in the table, and choosing it again shows all days', async () => {
  const { view, api } = await open('?branch=br_centro&period=2026-11-19&status=error');
  const { businessBranchId, statuses, startDate } = api.contentsOf(PATH)[0] ?? {};
  assert.equal([businessBranchId, statuses], ['br_centro', undefined], `from ${startDate}`);
  const slider = view.find('[role=slider]');
  await view.focus(slider);
  assert.match(slider.getAttribute('aria-valuetext') ?? '', 'jue 19/11/2026');
  await view.clickButton('Ver como tabla');
  assert.match(view.text('tr[aria-selected=true]'), 'jue 19/11/2026');
  assert.equal(view.texts('tr'), [
    'DíaCierresEstadoNeto',
    'vie 20/11/20260 cierresAún sin cierre—',
    'jue 19/11/20261 cierreCompletadoQ0.10',
    'mié 18/11/20260 cierresSin cierre—',
    'mar 17/11/20264 cierresCompletadoErrorCanceladoQ0.30',
  ]);
  assert.is(view.findAll('tr[aria-selected=true]').length, 1);
  await view.clickButton('jue 19/11/2026');
  assert.is(location.search, '?branch=br_centro&status=error');
  await view.clickButton('mié 18/11/2026');
  assert.is(location.search, '?period=2026-11-18&branch=br_centro&status=error');
});

test('on a phone each day shows its net amount, closings and statuses', async () => {
  const { view } = await onNarrowScreen(() => open());
  await onNarrowScreen(() => view.clickButton('Ver como tabla'));
  assert.equal(view.texts('ul[aria-label="Neto por día"] li'), [
    'vie 20/11/2026—0 cierresAún sin cierre',
    'jue 19/11/2026Q0.101 cierreCompletado',
    'mié 18/11/2026—0 cierresSin cierre',
    'mar 17/11/2026Q0.304 cierresCompletadoErrorCancelado',
  ]);
});

test('a failure is shown, and can be retried', async () => {
  const { view, api } = await open();
  api.responders[PATH] = () => failureResponse(500, { title: 'Cierres', message: 'Intenta de nuevo' });
  await view.clickAndLoad('7 días');
  assert.match(view.text(), 'Intenta de nuevo');
  api.responders[PATH] = () => successResponse({ days: [] });
  await view.clickAndLoad('Reintentar');
  assert.match(view.text(), 'Sin cierres en los últimos 7 días');
});

test('with a closing in process, the days are read again when back online', async () => {
  const { view, api } = await open('', [dayOf(20, totals('processing', 1, 1))]);
  await view.backOnline();
  assert.is(api.callsOf(PATH).length, 2);
});
