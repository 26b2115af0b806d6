import { ColumnChart } from '#ui/column-chart.tsx';
import { columnScale, extentOf } from '#ui/column-scale.ts';
import { assert, render, test } from '../support/render.tsx';

test('values of one column are stacked on their own side of the line; the lowest column reaches the bottom, and the highest at most the grid line above it', () => {
  assert.equal(extentOf([300, -50, 200, -25]), { above: 500, below: -75 });
  assert.equal(extentOf([]), { above: 0, below: 0 });
  const { y, steps } = columnScale([extentOf([800]), extentOf([300, -100])], 100, 3);
  assert.equal(steps, [0, 500, 1000]);
  const heights = [1000, 800, 0, -100].map((value) => Math.round(y(value)));
  assert.equal(heights, [0, 18, 91, 100]);
});

test('the scale has round steps, the same on both sides of the line, and all values are inside', () => {
  for (const [values, lines] of [
    [[12_345], [0, 5000, 10_000, 15_000]],
    [[7], [0, 5, 10]],
    [
      [9000, -6000],
      [-5000, 0, 5000, 10_000],
    ],
    [[0], [0]],
    [[-300], [-300, -200, -100, 0]],
  ] as const) {
    const extents = values.map((value) => extentOf([value]));
    const { steps, y } = columnScale(extents, 100, 3);
    assert.equal(steps, lines);
    for (const step of [...steps, ...values]) assert.ok(y(step) >= 0 && y(step) <= 100, `${step} is inside`);
  }
});

test('several values below the line hang below each other, as those above it stand on each other', async () => {
  const tones = ['main', 'second', 'pending', 'failed'] as const;
  const parts = [300, -100, 200, -50].map((value, index) => ({ tone: tones[index] ?? 'main', value }));
  const view = await render(
    <ColumnChart
      label="Neto por día"
      hint=""
      columns={[{ label: '1', text: 'día 1', parts }]}
      axisText={String}
      tooltip={() => null}
      onChoose={() => undefined}
      chooseLabel="Ver"
    />,
  );
  const spans = view.findAll('svg g[transform] rect').map((rect) => {
    const top = Number(rect.getAttribute('y'));
    return { top, bottom: top + Number(rect.getAttribute('height')) };
  });
  const downwards = spans.sort((one, other) => one.top - other.top);
  assert.is(downwards.length, 4);
  for (const [index, { top }] of downwards.entries())
    assert.ok(top >= (downwards[index - 1]?.bottom ?? 0) - 0.01, JSON.stringify(downwards));
});

const DAYS = Array.from({ length: 30 }, (_, index) => ({
  label: String(index + 1),
  text: `día ${index + 1}: Q${index}.00`,
  parts: [
    { tone: 'main' as const, value: index * 100 },
    { tone: 'second' as const, value: index === 9 ? -100 : 0 },
  ],
  missing: index === 4,
}));

async function chart(chosen?: number) {
  const choices: number[] = [];
  const view = await render(
    <ColumnChart
      label="Recibido por día"
      hint="Las flechas cambian de día"
      columns={DAYS}
      axisText={(value) => `Q${value / 100}`}
      chosen={chosen}
      tooltip={(index) => `Q${index}.00 exactos`}
      onChoose={(index) => choices.push(index)}
      chooseLabel="Ver este día"
    />,
  );
  const slider = view.find('[role=slider]');
  // Without a layout the chart is 600 wide, of which 56 are the axis.
  const at = (index: number) => 56 + (544 / 30) * (index + 0.5);
  const pointer = (type: string, index: number, pointerType: string) => {
    const where = { clientX: at(index), relatedTarget: document.body };
    return view.dispatch(slider, new PointerEvent(type, { bubbles: true, pointerType, ...where }));
  };
  return {
    view,
    slider,
    choices,
    pointer,
    value: () => slider.getAttribute('aria-valuetext'),
    tooltip: () => /Q\d+\.00 exactos/.exec(view.text())?.[0],
  };
}

test('Escape without a tooltip, and keys that do not move the selection, are left to the page', async () => {
  const { view, slider, choices, tooltip } = await chart();
  await view.focus(slider);
  const taken = async (key: string) => {
    let own = true;
    await view.act(() => {
      own = slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    return !own;
  };
  assert.is(await taken('Escape'), true, 'it closes the tooltip');
  assert.is(tooltip(), undefined);
  assert.equal([await taken('Escape'), await taken('a'), await taken('Tab')], [false, false, false]);
  assert.equal([await taken(' '), choices], [true, [29]]);
});

test('Enter chooses the selected day, and a click the day under the pointer', async () => {
  const { view, slider, choices, pointer, tooltip } = await chart(7);
  await view.focus(slider);
  await view.press('ArrowLeft');
  await view.press('Enter');
  await pointer('pointermove', 12, 'mouse');
  assert.is(tooltip(), 'Q12.00 exactos');
  await pointer('pointerdown', 12, 'mouse');
  await view.act(() => slider.click());
  assert.equal(choices, [6, 12]);
});

test('a tap only selects a day, and the button in its tooltip chooses that day', async () => {
  const { view, slider, choices, pointer, tooltip } = await chart();
  await pointer('pointerdown', 3, 'touch');
  assert.not.ok(view.has('button'), 'nothing comes under the finger');
  await view.act(() => slider.click());
  assert.equal([choices, tooltip()], [[], 'Q3.00 exactos']);
  await view.clickButton('Ver este día');
  assert.equal(choices, [3]);
});

test('negative values are below the line, a missing day is marked, and the chart is one tab stop whose arrow keys announce the days', async () => {
  const { view, slider, value, tooltip } = await chart();
  const bars = view.findAll('svg g[transform]').map((day) => [...day.querySelectorAll('rect')]);
  const edge = (bar: Element | undefined, name: string) => Number(bar?.getAttribute(name));
  const counts = [0, 1, 4, 9].map((day) => bars[day]?.length);
  assert.equal(counts, [0, 1, 1, 2]);
  const [above, under] = bars[9] ?? [];
  assert.is(edge(above, 'y') + edge(above, 'height'), edge(under, 'y'));
  assert.ok(edge(under, 'height') >= 2, 'a small refund is visible');
  assert.is(view.findAll('[tabindex="0"], button').length, 1);
  await view.focus(slider);
  assert.is(value(), 'día 30: Q29.00');
  for (const step of 'ArrowLeft 29,PageUp 22,ArrowRight 23,PageDown 30,ArrowRight 30,Home 1,ArrowLeft 1,End 30'.split(
    ',',
  )) {
    const [key = '', day = ''] = step.split(' ');
    await view.press(key);
    const amount = `Q${Number(day) - 1}.00`;
    assert.equal([value(), tooltip()], [`día ${day}: ${amount}`, `${amount} exactos`], step);
  }
  await view.press('Escape');
  assert.is(tooltip(), undefined);
});

test('grid lines and columns show through the band of the chosen column', async () => {
  const { view } = await chart(9);
  const [band, ...others] = view.findAll('svg > rect');
  assert.equal(others, []);
  const opacity = Number(band?.style.opacity);
  assert.ok(opacity > 0.05 && opacity < 0.3, `its opacity is ${opacity}`);
});
