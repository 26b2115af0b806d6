import { createHourOf, timeIn } from '#domain/time-zone.ts';
import { ComparedHourlyChart } from '#screens/dashboard/summary/compared/compared-hourly-chart.tsx';
import { receivedByHour, summarizeDay } from '#screens/dashboard/summary/day-summary.ts';
import { HourlyChart } from '#screens/dashboard/summary/hourly-chart.tsx';
import { listTotalCents } from '#screens/dashboard/use-dashboard.ts';
import { setServerTime } from '#stores/clock.ts';
import { paid, quetzalFormat, rowsOf, transactionDay } from '../fixtures/index.ts';
import { assert, openPage, render, test } from '../support/render.tsx';
import { type Call, failureResponse, type Responders, successResponse } from '../support/stubbed-api.ts';

const GUATEMALA = 'America/Guatemala';
const received = (over = {}) => paid({ origin: 'payment', ...over });

test('payments received today count as received even when refunded; earlier ones refunded today count only as refunds', () => {
  const yesterday = { formattedReceivedDate: '19/11/2026', receivedDate: '2026-11-19T16:00:00.000Z' };
  const rows = rowsOf(
    received({ id: 'a', amount: 100 }),
    received({ id: 'b', amount: 40.25, status: 'refunded', resolutionDate: '2026-11-20T20:00:00.000Z' }),
    received({ id: 'c', amount: 7, status: 'refunded', ...yesterday }),
  );
  const { received: got, refunded } = summarizeDay([], rows);
  assert.equal(got, { count: 2, cents: 14_025 });
  assert.equal(refunded, { count: 2, cents: 4725 });
  // The head of the list and the hours have the same sum.
  assert.is(listTotalCents(rows), 14_025);
  const hours = receivedByHour(rows, createHourOf(GUATEMALA), 11);
  const busy = hours.filter(({ count }) => count > 0);
  assert.equal(busy, [{ hour: 10, count: 2, cents: 14_025 }]);
});

test('of a payment refunded in parts, only the parts of the last day count as refunded today', () => {
  const part = (amount: number, formattedCreationDate: string) => ({ amount, formattedCreationDate });
  const refunds = [part(5, '19/11/2026'), part(2.5, '20/11/2026'), part(1, '20/11/2026')];
  const earlier = { formattedReceivedDate: '18/11/2026', receivedDate: '2026-11-18T16:00:00.000Z' };
  const rows = rowsOf(received({ id: 'a', amount: 100, ...earlier, refunds: refunds as never }));
  const { received: got, refunded } = summarizeDay([], rows);
  assert.equal([got.cents, refunded], [0, { count: 1, cents: 350 }]);
});

test("hours are in the business's time zone, not the device's", () => {
  const rows = rowsOf(
    received({ id: 'a', amount: 10, resolutionDate: '2026-11-20T16:00:00.000Z' }),
    received({ id: 'b', amount: 5, resolutionDate: '2026-11-20T15:59:59.999Z' }),
  );
  const inGuatemala = receivedByHour(rows, createHourOf(GUATEMALA), 11);
  assert.is(inGuatemala.find(({ hour }) => hour === 10)?.cents, 1000);
  assert.is(inGuatemala.find(({ hour }) => hour === 9)?.cents, 500);
  const inKathmandu = receivedByHour(rows, createHourOf('Asia/Kathmandu'), 11);
  assert.is(inKathmandu.find(({ hour }) => hour === 21)?.cents, 1500);
  assert.is(timeIn(GUATEMALA, Date.parse('2026-11-20T06:00:00.000Z')), '00:00:00');
});

test('the chart shows the usual hours, and is extended for earlier and later ones', () => {
  const range = (rows: ReturnType<typeof rowsOf>, now: number) => {
    const hours = receivedByHour(rows, createHourOf('UTC'), now).map(({ hour }) => hour);
    return [hours.at(0), hours.at(-1)];
  };
  assert.equal(range([], 11), [6, 19]);
  assert.equal(range([], 22), [6, 22]);
  assert.equal(range(rowsOf(received({ resolutionDate: '2026-11-20T03:15:00.000Z' })), 11), [3, 19]);
});

const day = (cents: Record<number, number>) =>
  Array.from({ length: 24 }, (_, hour) => ({ hour, cents: cents[hour] ?? 0, count: cents[hour] ? 2 : 0 }));

async function chart(cents: Record<number, number>) {
  const view = await render(<HourlyChart hours={day(cents)} currentHour={15} format={quetzalFormat} />);
  const labels = view.findAll('svg g g text').map((label) => Number(label.textContent));
  return { view, labels, caption: view.text('figcaption'), image: view.find('[role=img]') };
}

test('the caption shows the current hour or the one pointed at, the summary the busiest one', async () => {
  const { view, caption, image } = await chart({ 9: 80_000, 15: 12_550 });
  assert.is(caption, 'Recibido por hora15 h · Q125.50 · 2 pagos');
  const words = 'Recibido por hora, de 0 a 23 horas. Hora con más: 9:00, Q800.00';
  assert.is(image.getAttribute('aria-label'), words);
  assert.equal([view.text('thead'), view.texts('tbody tr')[9]], ['HoraRecibido', '9Q800.00']);
  await view.focus(image);
  await view.press('ArrowRight');
  assert.is(view.text('figcaption'), 'Recibido por hora0 h · Q0.00 · 0 pagos');
});

test('without payments the chart says so', async () => {
  const { caption, image } = await chart({});
  assert.match(caption, 'Aún sin pagos');
  assert.match(image.getAttribute('aria-label') ?? '', 'Aún sin pagos');
});

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
  setServerTime(Date.parse('2026-11-20T16:43:20.000Z'), { sentAt: Date.now() });
});

test('the difference to the same weekday at this time is in words, and its hours are a line in the chart and a column in the table', async () => {
  const { api, view, caption } = await open(lastFriday({ 8: 60, 10: 100, 20: 500 }));
  assert.equal(api.contentsOf(PATH), [
    { ...BY_HOUR, startDate: '2026-11-13T06:00:00.000Z', endDate: '2026-11-14T05:59:59.999Z' },
    { ...BY_HOUR, startDate: '2026-11-13T06:00:00.000Z', endDate: '2026-11-13T16:40:00.000Z' },
  ]);
  assert.is(caption(), 'Q40.00 más que el viernes pasado a esta horavie 13', 'with the legend of the line');
  const summary = view.find('[role=img]').getAttribute('aria-label');
  assert.is(summary, 'Recibido por hora, de 8 a 20 horas. Q40.00 más que el viernes pasado a esta hora');
  const rows = view.texts('tbody tr');
  assert.is(view.text('thead'), 'HoraRecibido');
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

for (const [name, received, cents, text] of [
  ['the same', { 10: 250 }, 16_000, 'Igual que el viernes pasado a esta hora'],
  ['nothing', {}, 10_000, 'Sin pagos el viernes pasado'],
  ['more', { 10: 160 }, 1_050, 'Q149.50 menos que el viernes pasado a esta hora'],
] as const)
  test(`the comparison says so when the other day had ${name}`, async () => {
    const { caption } = await open(lastFriday(received), [{ hour: 10, count: 1, cents }]);
    assert.is(caption(), `${text}vie 13`);
  });

for (const unread of ['2026-11-14T05:59:59.999Z', '2026-11-13T16:40:00.000Z'])
  test(`if the other day could not be read until ${unread}, the chart shows only today`, async () => {
    const { view, caption } = await open((call) =>
      call.content.endDate === unread
        ? failureResponse(503, { title: 'Servicio', message: 'No está' })
        : lastFriday({ 9: 100 })(call),
    );
    assert.is(caption(), 'Recibido por hora10 h · Q100.00 · 1 pago');
    assert.is(view.findAll('polyline').length, 0);
  });

test('in little space only some hours are labeled, evenly spaced from the first one', async () => {
  const { labels } = await chart({ 9: 100 });
  const [first = Number.NaN, second = Number.NaN] = labels;
  assert.is(first, 0);
  assert.ok(second > 1, labels.join());
  for (const [index, label] of labels.entries()) assert.is(label, index * second);
});

test('a single hour is a bar with a dashed line across it', async () => {
  const { view } = await open(lastFriday({ 10: 50 }), HOURS.slice(1));
  const bar = view.find('svg[role=img] rect');
  const [x, width] = ['x', 'width'].map((name) => Number(bar.getAttribute(name)));
  assert.is(width, 44);
  const line = pointsOf(view.find('polyline'));
  const ends = line.map(([at]) => at);
  assert.equal(ends, [x, Number(x) + Number(width)]);
});
