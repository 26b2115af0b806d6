import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { HourlyChart } from '../../../src/screens/dashboard/summary/hourly-chart.tsx';
import { quetzalFormat } from '../../fixtures/quetzal-format.ts';
import { render } from '../../support/render.tsx';

const day = (cents: Record<number, number>) =>
  Array.from({ length: 24 }, (_, hour) => ({ hour, cents: cents[hour] ?? 0, count: cents[hour] ? 2 : 0 }));

async function chart(cents: Record<number, number>) {
  const view = await render(<HourlyChart hours={day(cents)} currentHour={15} format={quetzalFormat} />);
  const labels = view.findAll('svg g g text').map((label) => Number(label.textContent));
  return { view, labels, caption: view.text('figcaption'), image: view.find('[role=img]') };
}

test('the caption shows the current hour, the summary the busiest one', async () => {
  const { caption, image } = await chart({ 9: 80_000, 15: 12_550 });
  assert.match(caption, '15 h · Q125.50');
  assert.match(image.getAttribute('aria-label') ?? '', 'Hora con más: 9:00, Q800.00');
});

test('the arrow keys show each hour in the caption until the focus leaves', async () => {
  const { view, image } = await chart({ 9: 80_000, 15: 12_550 });
  const caption = () => view.text('figcaption');
  await view.focus(image);
  await view.press('ArrowRight');
  assert.match(caption(), '0 h · Q0.00 · 0 pagos');
  for (let hour = 0; hour < 9; hour++) await view.press('ArrowRight');
  assert.match(caption(), '9 h · Q800.00 · 2 pagos');
  await view.act(() => image.blur());
  assert.match(caption(), '15 h · Q125.50');
});

test('without payments the chart says so', async () => {
  const { caption, image } = await chart({});
  assert.match(caption, 'Aún sin pagos');
  assert.match(image.getAttribute('aria-label') ?? '', 'Aún sin pagos');
});

test('in little space only some hours are labeled, evenly spaced from the first one', async () => {
  const { labels } = await chart({ 9: 100 });
  const [first = Number.NaN, second = Number.NaN] = labels;
  assert.is(first, 0);
  assert.ok(second > 1, labels.join());
  for (const [index, label] of labels.entries()) assert.is(label, index * second);
});
