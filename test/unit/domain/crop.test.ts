import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Crop,
  FRAME,
  framed,
  MAXIMUM_ZOOM,
  moveBy,
  startCrop,
  zoomTo,
} from '../../../src/domain/crop.ts';

test('a picture starts centered and covers the frame', () => {
  assert.equal(framed(startCrop(800, 500)), { x: 150, y: 0, side: 500 });
  assert.equal(framed(startCrop(300, 900)), { x: 0, y: 300, side: 300 });
});

test('moving a picture to the right shows more of its left side in the frame', () => {
  const moved = framed(moveBy(startCrop(800, 500), 4, 4));
  assert.is(Math.round(moved.x * 100), Math.round((150 - (4 * 500) / FRAME) * 100));
  assert.is(moved.y, 0, 'there is nothing to move up or down');
});

test('zooming keeps the center', () => {
  const near = framed(zoomTo(startCrop(800, 500), 2));
  assert.equal(near, { x: 275, y: 125, side: 250 });
});

test('after any changes the crop is a square within the picture', () => {
  const size = fc.integer({ min: 1, max: 8000 });
  const step = fc.oneof(
    fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) }),
    fc.record({ zoom: fc.double({ min: 1, max: MAXIMUM_ZOOM, noNaN: true }) }),
  );
  fc.assert(
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
