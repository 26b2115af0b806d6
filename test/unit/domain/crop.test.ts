import * as fc from 'fast-check';
import { type Crop, FRAME, framed, MAXIMUM_ZOOM, moveBy, startCrop, zoomTo } from '#domain/crop.ts';
import { assert, test } from '../support/test.ts';

test('a picture starts centered and covers the frame; moved to the right, it shows more of its left side, and zooming keeps its center', () => {
  assert.equal(framed(startCrop(800, 500)), { x: 150, y: 0, side: 500 });
  assert.equal(framed(startCrop(300, 900)), { x: 0, y: 300, side: 300 });
  const moved = moveBy(zoomTo(startCrop(800, 500), 2), FRAME / 10, FRAME / 5);
  assert.equal(framed(moved), { x: 250, y: 75, side: 250 });
  assert.equal(framed(zoomTo(moved, 4)), { x: 312.5, y: 137.5, side: 125 });
  assert.is(framed(moveBy(startCrop(800, 500), 4, 4)).y, 0, 'there is nothing to move up or down');
});

test('after any changes the crop is a square within the picture', () => {
  const size = fc.integer({ min: 1, max: 8000 });
  const step = fc.oneof(
    fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) }),
    fc.record({ zoom: fc.double({ min: 1, max: MAXIMUM_ZOOM, noNaN: true }) }),
  );
  void fc.assert(
    fc.property(size, size, fc.array(step, { maxLength: 12 }), (width, height, steps) => {
      const crop = steps.reduce<Crop>(
        (before, one) => ('zoom' in one ? zoomTo(before, one.zoom) : moveBy(before, one.x, one.y)),
        startCrop(width, height),
      );
      const { x, y, side } = framed(crop);
      const slack = 1e-6 * Math.max(width, height);
      return x >= -slack && y >= -slack && x + side <= width + slack && y + side <= height + slack;
    }),
  );
});
