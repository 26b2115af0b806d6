import { useSearch } from 'wouter';
import HistoryDaily from '#screens/history/daily/history-daily.tsx';
import { historyAddress } from '#screens/history/history-address.ts';
import { transactionDay } from '../fixtures/transaction-day.ts';
import { failureResponse } from '../support/envelope-responses.ts';
import { assert, onNarrowScreen, openPage, test } from '../support/render.tsx';

const PATH = 'transactions/v3/history/daily-totals';
const DAY = { today: '2026-11-20', timeZone: 'America/Guatemala' };
const NO_PLACES = {
  branches: undefined,
  cashiers: undefined,
  chosen: { branchId: '', cashierId: '' },
  resolved: true,
};

const DAYS = [transactionDay(18, 0.1), transactionDay(19, 0), transactionDay(20, 0.2, 0.1)];

function Days() {
  const { filters } = historyAddress.parse(useSearch());
  return <HistoryDaily filters={filters} day={DAY} places={NO_PLACES} />;
}

const open = (address = '', days = DAYS) =>
  openPage(<Days />, { [PATH]: { days } }, { at: `/transaction/history${address}` });

test('the chart reads the business’s last 30 days with the list’s filters, except its dates', async () => {
  const { view, api } = await open('?status=refunded&branch=br_centro');
  assert.equal(api.contentsOf(PATH), [
    {
      statuses: ['refunded'],
      businessBranchId: 'br_centro',
      startDate: '2026-10-22T06:00:00.000Z',
      endDate: '2026-11-21T05:59:59.999Z',
    },
  ]);
  await view.clickAndLoad('7 días');
  assert.is(api.contentsOf(PATH).at(-1)?.startDate, '2026-11-14T06:00:00.000Z');
});

for (const [what, address, startDate, endDate] of [
  ['this month, until today', 'period=this-month', '2026-11-01T06:00:00.000Z', '2026-11-21T05:59:59.999Z'],
  ['typed days', 'from=2026-11-03&to=2026-11-04', '2026-11-03T00:00:00.000Z', '2026-11-04T23:59:59.999Z'],
  ['the last 90 of many', 'from=2026-01-01', '2026-08-23T00:00:00.000Z', '2026-11-20T23:59:59.999Z'],
] as const)
  test(`the chart shows the days of the list: ${what}`, async () => {
    const { view, api } = await open(`?${address}`, [transactionDay(20, 0)]);
    assert.equal(api.contentsOf(PATH), [{ startDate, endDate }]);
    assert.match(view.text(), 'Sin pagos recibidos en el periodo');
    assert.is(view.findAll('[aria-label=Días] [aria-pressed=true]').length, 0);
    await view.clickAndLoad('7 días');
    assert.is(api.contentsOf(PATH).at(-1)?.startDate, '2026-11-14T06:00:00.000Z');
    assert.is(location.search, '', 'the list shows what the chart shows');
  });

test('choosing a day of a period still shows the period’s days, and choosing it again restores the period', async () => {
  const { view, api } = await open('?period=this-month');
  await view.focus(view.find('[role=slider]'));
  await view.press('Enter');
  assert.is(location.search, '?period=2026-11-20');
  await view.loaded();
  assert.is(api.contentsOf(PATH).at(-1)?.startDate, '2026-11-01T06:00:00.000Z');
  await view.press('Enter');
  assert.is(location.search, '?period=this-month');
});

test('today is marked, and no other day; the table has the same days as the chart, newest first, and filters too', async () => {
  const { view } = await open();
  const marked = view.findAll('svg g').filter((one) => one.querySelector('text ~ rect'));
  assert.equal([marked.length, marked[0]?.textContent], [1, 'vie 20']);
  await view.clickButton('Ver como tabla');
  assert.equal(view.texts('tbody tr'), [
    'vie 20/11/20262Q0.20Q0.10Q0.10',
    'jue 19/11/20260Q0.00Q0.00Q0.00',
    'mié 18/11/20262Q0.10Q0.00Q0.10',
  ]);
  await view.clickButton('mié 18/11/2026');
  assert.is(location.search, '?period=2026-11-18');
});

test('the legend has the exact sums of the days, and Enter on a day filters the list by that day', async () => {
  const { view } = await open('?page=3');
  assert.match(view.text(), /Recibido Q0\.30.*Reembolsado Q0\.10/);
  const slider = view.find('[role=slider]');
  await view.focus(slider);
  const said = () => slider.getAttribute('aria-valuetext');
  assert.is(said(), 'vie 20/11/2026: recibido Q0.20 en 2 pagos, reembolsado Q0.10');
  await view.press('ArrowLeft');
  assert.is(said(), 'jue 19/11/2026: recibido Q0.00 en 0 pagos');
  await view.press('Enter');
  assert.is(location.search, '?period=2026-11-19');
  await view.press('Enter');
  assert.is(location.search, '', 'the same day again shows all');
});

test('when the chart gets the focus, the chosen day’s amounts are shown beside it, and the day is marked in the table', async () => {
  const { view } = await open('?period=2026-11-18');
  await view.focus(view.find('[role=slider]'));
  assert.match(view.text(), 'mié 18/11/2026Recibido · 2 pagosQ0.10ReembolsadoQ0.00NetoQ0.10');
  await view.clickButton('Ver como tabla');
  assert.equal(view.texts('tr[aria-selected=true]'), ['mié 18/11/20262Q0.10Q0.00Q0.10']);
  assert.equal(view.texts('tbody [aria-pressed=true]'), ['mié 18/11/2026']);
});

test('on a phone each day shows its received amount and number of payments, and a refund as a subtraction', async () => {
  const { view } = await onNarrowScreen(() => open());
  await onNarrowScreen(() => view.clickButton('Ver como tabla'));
  assert.equal(view.texts('ul[aria-label="Recibido por día"] li'), [
    'vie 20/11/2026Q0.202 pagos−Q0.10',
    'jue 19/11/2026Q0.000 pagos',
    'mié 18/11/2026Q0.102 pagos',
  ]);
});

test('days without money are shown as such; a failure shows why, and can be retried', async () => {
  const { view, api } = await open('', [transactionDay(20, 0)]);
  assert.match(view.text(), 'Sin pagos recibidos en los últimos 30 días');
  api.responders[PATH] = () => failureResponse(500, { title: 'Historial', message: 'Intenta de nuevo' });
  await view.clickAndLoad('90 días');
  assert.match(view.text(), 'Intenta de nuevo');
  api.responders[PATH] = { days: DAYS };
  await view.clickAndLoad('Reintentar');
  assert.match(view.text(), 'Recibido Q0.30');
});
