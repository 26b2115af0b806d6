import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ComparedHourlyChart } from '../../../src/screens/dashboard/summary/compared/compared-hourly-chart.tsx';
import { setServerTime } from '../../../src/stores/clock.ts';
import { quetzalFormat } from '../../fixtures/quetzal-format.ts';
import { transactionDay } from '../../fixtures/transaction-day.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { openPage } from '../../support/open-page.tsx';
import type { Call, Responders } from '../../support/stubbed-api.ts';

const PATH = 'transactions/v3/history/daily-totals';

/** Dated as the list of paid transactions counts today. */
const BY_HOUR = { byHour: true, dateOf: 'movement' };
const HOURS = [9, 10].map((hour) => ({ hour, count: 1, cents: 10_000 }));

/** Last Friday, with payments in some hours, Q160.00 of them before 10:41. */
const lastFriday =
  (received: Record<number, number>) =>
  ({ content }: Call) => {
    const whole = content.endDate === '2026-11-14T05:59:59.999Z';
    const hours = Array.from({ length: 24 }, (_, hour) => ({
      ...transactionDay(13, received[hour] ?? 0),
      hour,
    }));
    const sum = Object.values(received).reduce((total, amount) => total + amount, 0);
    return successResponse({ days: [{ ...transactionDay(13, whole ? sum : Math.min(sum, 160)), hours }] });
  };

async function open(respond: Responders[string], hours = HOURS) {
  const chart = <ComparedHourlyChart hours={hours} currentHour={10} format={quetzalFormat} />;
  const opened = await openPage(chart, { [PATH]: respond });
  return { ...opened, caption: () => opened.view.text('figcaption') };
}

test.before.each(() => {
  // Friday, 10:43:20 in Guatemala.
  setServerTime(Date.parse('2026-11-20T16:43:20.000Z'));
});

test('the difference to the same weekday at this time is in words, and its hours are a line in the chart and a column in the table', async () => {
  const { api, view, caption } = await open(lastFriday({ 8: 60, 10: 100, 20: 500 }));
  assert.equal(api.contentsOf(PATH), [
    { ...BY_HOUR, startDate: '2026-11-13T06:00:00.000Z', endDate: '2026-11-14T05:59:59.999Z' },
    { ...BY_HOUR, startDate: '2026-11-13T06:00:00.000Z', endDate: '2026-11-13T16:40:00.000Z' },
  ]);
  assert.is(caption(), 'Q40.00 más que el viernes pasado a esta horavie 13', 'with the legend of the line');
  const rows = view.texts('tbody tr');
  assert.is(rows[0], '8Q0.00, el viernes pasado Q60.00');
  assert.is(rows[2], '10Q100.00, el viernes pasado Q100.00');
  assert.is(rows.at(-1), '20Q0.00, el viernes pasado Q500.00');
  assert.is(view.find('polyline').getAttribute('points')?.split(' ').length, 13);
  await view.focus(view.find('[role=img]'));
  for (let press = 0; press < 3; press++) await view.press('ArrowRight');
  assert.is(caption(), '10 h · Q100.00 · 1 pagoviernes pasado Q100.00');
});

const pointsOf = (line: Element) =>
  (line.getAttribute('points') ?? '').split(' ').map((point) => point.split(',').map(Number));

test('the dashed line has the scale of the bars, whose maximum is labeled, and stays below it', async () => {
  const { view } = await open(lastFriday({ 9: 100, 10: 500 }));
  assert.is(view.text('svg[role=img] text'), 'Q500');
  const [bar] = view.findAll('svg[role=img] rect');
  const [first, second] = pointsOf(view.find('polyline'));
  assert.is(first?.[1], Number(bar?.getAttribute('y')), 'Q100.00 of today and of then are equally high');
  assert.is(second?.[1], Number(view.find('svg[role=img] line').getAttribute('y1')));
});

test('a single hour is a bar with a dashed line across it', async () => {
  const { view } = await open(lastFriday({ 10: 50 }), HOURS.slice(1));
  const bar = view.find('svg[role=img] rect');
  const [x, width] = ['x', 'width'].map((name) => Number(bar.getAttribute(name)));
  assert.is(width, 44);
  const line = pointsOf(view.find('polyline'));
  assert.equal(
    line.map(([at]) => at),
    [x, Number(x) + Number(width)],
  );
});

for (const [name, received, cents, text] of [
  ['the same', { 10: 250 }, 16_000, 'Igual que el viernes pasado a esta hora'],
  ['nothing', {}, 10_000, 'Sin pagos el viernes pasado'],
  ['more', { 10: 160 }, 1_050, 'Q149.50 menos que el viernes pasado a esta hora'],
] as const)
  test(`the comparison says so when the other day had ${name}`, async () => {
    const { caption } = await open(lastFriday(received), [{ hour: 10, count: 1, cents }]);
    assert.is(caption(), `${text}vie 13`);
  });

test('if the other day could not be read, the chart shows only today', async () => {
  const { view, caption } = await open(() => failureResponse(503, { title: 'Servicio', message: 'No está' }));
  assert.is(caption(), 'Recibido por hora10 h · Q100.00 · 1 pago');
  assert.is(view.findAll('polyline').length, 0);
});
