import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { columnScale, extentOf } from '../../../src/ui/column-scale.ts';

test('values of one column are stacked on their own side of the line', () => {
  assert.equal(extentOf([300, -50, 200, -25]), { above: 500, below: -75 });
  assert.equal(extentOf([]), { above: 0, below: 0 });
});

test('the lowest column reaches the bottom, and the highest at most the grid line above it', () => {
  const { y, steps } = columnScale([extentOf([800]), extentOf([300, -100])], 100, 3);
  assert.equal(steps, [0, 500, 1000]);
  assert.equal(
    [1000, 800, 0, -100].map((value) => Math.round(y(value))),
    [0, 18, 91, 100],
  );
});

for (const [what, values, lines] of [
  ['round steps from the line to the highest value', [12_345], [0, 5000, 10_000, 15_000]],
  ['steps of small amounts', [7], [0, 5, 10]],
  ['the same steps on both sides', [9000, -6000], [-5000, 0, 5000, 10_000]],
  ['only the line if there are no values', [0], [0]],
  ['steps below the line if no value is above it', [-300], [-300, -200, -100, 0]],
] as const) {
  test(`the scale has ${what}`, () => {
    const { steps, y } = columnScale(
      values.map((value) => extentOf([value])),
      100,
      3,
    );
    assert.equal(steps, lines);
    for (const step of steps) assert.ok(y(step) >= 0 && y(step) <= 100, `${step} is inside`);
  });
}
