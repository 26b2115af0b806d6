import { BarChart } from '#ui/bar-chart.tsx';
import { SparkBars } from '#ui/spark-bars.tsx';
import { ControlledField } from '../support/controlled-field.tsx';
import { assert, render, test } from '../support/render.tsx';

const HOURS = [0, 100, 400, 200].map((value, hour) => ({
  label: String(hour),
  value,
  text: `Q${value}.00`,
  now: hour === 3,
}));
const COLUMNS = ['Hora', 'Monto'] as const;

async function open() {
  const noted: (number | undefined)[] = [];
  const view = await render(
    <ControlledField<number | undefined> start={undefined} note={(index) => noted.push(index)}>
      {(pointed, onPoint) => (
        <BarChart
          summary="Recibido por hora"
          columns={COLUMNS}
          axisText={(value) => `Q${value}`}
          bars={HOURS}
          pointed={pointed}
          onPoint={onPoint}
        />
      )}
    </ControlledField>,
  );
  return { view, noted, chart: view.find('svg') };
}

const size = (bar: Element | undefined, name: string) => Number(bar?.getAttribute(name));

test('bars are in proportion to the highest value, screen readers get a table, and arrow keys select bars until the focus leaves', async () => {
  const { view, noted, chart } = await open();
  const bars = view.findAll('svg rect');
  const heights = bars.map((bar) => size(bar, 'height'));
  assert.equal(
    heights,
    [100, 400, 200].map((value) => (value / 400) * 34),
  );
  assert.ok(bars.every((bar) => size(bar, 'y') + size(bar, 'height') === 50));
  const drawn = view.findAll('svg text');
  assert.ok(drawn.length > 0 && drawn.every((text) => text.closest('[aria-hidden=true]')));
  assert.is(view.find('svg[role=img]').getAttribute('aria-label'), 'Recibido por hora');
  assert.equal(view.cells('tr'), [COLUMNS, ...HOURS.map(({ label, text }) => [label, text])]);
  await view.focus(chart);
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Enter'])
    await view.press(key, chart);
  assert.equal(noted, [3, 0, 1, 0, 3]);
  await view.blur(chart);
  assert.is(noted.at(-1), undefined);
  await view.press('ArrowRight', chart);
  assert.is(noted.at(-1), 0);
});

test('a mouse selects a bar while over it, and a finger until the focus leaves', async () => {
  const { view, noted, chart } = await open();
  const pointer = (type: string, pointerType: string, offsetX = 0) => {
    const event = new PointerEvent(type, { bubbles: true, pointerType, relatedTarget: document.body });
    Object.defineProperty(event, 'offsetX', { value: offsetX });
    return view.dispatch(chart, event);
  };
  await pointer('pointermove', 'mouse', 250);
  await pointer('pointerout', 'mouse');
  await pointer('pointerdown', 'touch', 399);
  await pointer('pointerout', 'touch');
  assert.equal(noted, [2, undefined, 3]);
});

test('small bars show positive values above the line and negative values below it', async () => {
  const view = await render(<SparkBars values={[200, 0, -100]} range={[400, -100]} label="Siete días" />);
  const [line, gain, loss] = view.findAll('svg rect');
  assert.is(view.findAll('svg rect').length, 3, 'a day without money has none');
  assert.is((size(gain, 'y') + size(gain, 'height')).toFixed(3), size(line, 'y').toFixed(3));
  assert.is(size(loss, 'y'), size(line, 'y'));
  assert.is(size(gain, 'height').toFixed(3), (2 * size(loss, 'height')).toFixed(3));
  assert.is(size(gain, 'y').toFixed(1), '8.4', 'other rows reach higher');
  assert.equal([size(gain, 'x'), size(loss, 'x')], [0, 18]);
  assert.is(view.find('svg[role=img]').getAttribute('aria-label'), 'Siete días');
});

test('a single bar is narrow and in the middle, instead of filling the chart', async () => {
  const view = await render(
    <BarChart summary="" columns={COLUMNS} axisText={String} bars={HOURS.slice(1, 2)} />,
  );
  const bar = view.find('svg rect');
  assert.equal([size(bar, 'x'), size(bar, 'width')], [178, 44]);
});
